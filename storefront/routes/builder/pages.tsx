import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { deletePage } from '../../builder/delete-page.ts'
import { loadPages } from '../../builder/load-pages.ts'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { PagesPage } from '../../builder/pages-page.tsx'
import { PartsPage, PARTS_TITLES } from '../../builder/parts-page.tsx'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/pages.ts'

/** Loads the list of pages, of page slots or of saved sections. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, list: await loadPages(shop, request) }
}

/** Deletes a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return deletePage(shop, await readForm(request))
}

export const handle = TOOL_PAGE

export default function Pages({ loaderData: { frame, list } }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={list.kind === 'page' ? messages.pages() : PARTS_TITLES[list.kind]()}>
      {list.kind === 'page' ? <PagesPage {...list} /> : <PartsPage {...list} kind={list.kind} />}
    </BuilderFrame>
  )
}
