import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { BuilderFrame } from '../../builder/builder-frame.tsx'
import { changePageSettings } from '../../builder/change-page-settings.ts'
import { authorizeAndLoadFrame } from '../../builder/load-builder-frame.ts'
import { PageSettings } from '../../builder/page-settings.tsx'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { getPathInShop } from '../../session/return-path.ts'
import { awaitOrThrow404OrSignIn } from '../../shell/page-errors.ts'
import { TOOL_PAGE } from '../../shell/page-mode.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/page-settings.ts'

/** Loads a page's settings: path, title and description, who can see it, and where a saved section is used. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const frame = await authorizeAndLoadFrame(shop, request)
  const { document: _, ...page } = await awaitOrThrow404OrSignIn(
    shop.builder.getBuilderPage(params.pageId),
    getPathInShop(request, shop.basePath),
  )
  const uses = page.kind === 'section' ? await shop.builder.listSectionUses(page.pageId) : null
  return { frame, page, uses, origin: shop.origin + shop.basePath }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return changePageSettings(shop, params.pageId, await readForm(request))
}

export const handle = TOOL_PAGE

export default function Settings({ loaderData: { frame, page, uses, origin }, actionData }: Route.ComponentProps) {
  return (
    <BuilderFrame frame={frame} title={messages.settingsOf({ title: page.title })}>
      <PageSettings page={page} uses={uses} origin={origin} failure={actionData} />
    </BuilderFrame>
  )
}
