import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { loadVersionsAndComparison } from '../../builder/load-versions.ts'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { restoreVersionAsDraft } from '../../builder/restore-version.ts'
import { VersionsPage } from '../../builder/versions-page.tsx'
import { readForm } from '../../session/read-form.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/versions.ts'

/** Loads the versions of a page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  return { frame, list: await loadVersionsAndComparison(shop, request, params.pageId) }
}

/** Restores a version of the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return restoreVersionAsDraft(shop, params.pageId, await readForm(request))
}

export const handle = TOOL_PAGE

export default function Versions({ loaderData: { frame, list } }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.versionsOf({ title: list.page.title })}>
      <VersionsPage {...list} />
    </BuilderFrame>
  )
}
