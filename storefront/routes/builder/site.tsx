import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { saveSiteSettings } from '../../builder/change-site.ts'
import { loadSiteSettings } from '../../builder/load-site.ts'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { SitePage } from '../../builder/site-page.tsx'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/site.ts'

/** Loads the site settings: header, footer, navigation and cookie banner. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, site: await loadSiteSettings(shop, request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return saveSiteSettings(shop, await readForm(request))
}

export const handle = TOOL_PAGE

export default function Site({ loaderData: { frame, site }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.siteSettings()}>
      <SitePage {...site} failure={actionData} />
    </BuilderFrame>
  )
}
