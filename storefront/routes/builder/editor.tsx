import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { EditorPage } from '../../builder/editor-page.tsx'
import { loadEditor } from '../../builder/load-editor.ts'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/editor.ts'

/** Loads one page for the editor. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, edited: await loadEditor(shop, request, params.pageId) }
}

export const handle = TOOL_PAGE

/** The editor's content is newer than the server's, so only another page is loaded. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['pageId'] !== nextParams['pageId']
}

export default function Editor({ loaderData: { frame, edited } }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={edited.page.title} isWide>
      <EditorPage key={edited.page.pageId} {...edited} />
    </BuilderFrame>
  )
}
