import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { EditorPage } from '../../builder/editor-page.tsx'
import { loadEditor } from '../../builder/load-editor.ts'
import { openBuilder } from '../../builder/open-builder.ts'
import { TOOL_PAGE } from '../../shell/scene.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/editor.ts'

/** One page in the editor. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await openBuilder(shop, request)
  return { frame, edited: await loadEditor(shop, request, params.pageId) }
}

export const handle = TOOL_PAGE

/** What the editor holds is newer than what the shop would answer; another page is another matter. */
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
