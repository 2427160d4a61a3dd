import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { DeletedPages } from '../../builder/deleted-pages.tsx'
import { loadDeletedPages } from '../../builder/load-pages.ts'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { restorePage } from '../../builder/restore-page.ts'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/deleted-pages.ts'

/** Loads the list of deleted pages, which can be restored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, list: await loadDeletedPages(shop, request) }
}

/** Restores a deleted page. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return restorePage(shop, await readForm(request))
}

export const handle = TOOL_PAGE

export default function Deleted({ loaderData: { frame, list }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.deletedPages()}>
      <DeletedPages {...list} failure={actionData} />
    </BuilderFrame>
  )
}
