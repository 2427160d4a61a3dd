import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { changeSettings } from '../../builder/change-settings.ts'
import { openBuilder } from '../../builder/open-builder.ts'
import { PageSettings } from '../../builder/page-settings.tsx'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { pathInShop } from '../../session/return-path.ts'
import { orNotFound } from '../../shell/refusals.ts'
import { TOOL_PAGE } from '../../shell/scene.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/page-settings.ts'

/** Where a page is, what it says of itself, and who sees it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await openBuilder(shop, request)
  const { document: _, ...page } = await orNotFound(
    shop.builder.pages.get(params.pageId),
    pathInShop(request, shop.basePath),
  )
  return { frame, page, origin: shop.origin + shop.basePath }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return changeSettings(shop, params.pageId, await readForm(request))
}

export const handle = TOOL_PAGE

export default function Settings({ loaderData: { frame, page, origin }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={`Settings of ${page.title}`}>
      <PageSettings page={page} origin={origin} refused={actionData} />
    </BuilderFrame>
  )
}
