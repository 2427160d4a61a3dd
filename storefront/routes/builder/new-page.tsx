import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { createPage } from '../../builder/create-page.ts'
import { loadNewPageOptions } from '../../builder/load-new-page.ts'
import { NewPage } from '../../builder/new-page.tsx'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/new-page.ts'

/** Loads the form for a new page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, begun: await loadNewPageOptions(shop, request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return createPage(shop, await readForm(request))
}

export const handle = TOOL_PAGE

export default function New({ loaderData: { frame, begun }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.newPage()}>
      <NewPage {...begun} failedPage={actionData} />
    </BuilderFrame>
  )
}
