import { changePage } from '../../builder/change-page.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { awaitOrThrow404OrSignIn } from '../../shell/page-errors.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/page-change.ts'

/** Returns the stored draft, for an editor that got no response to a change; responds with JSON. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return Response.json(await awaitOrThrow404OrSignIn(shop.builder.getBuilderPage(params.pageId), '/builder'), {
    headers: { 'cache-control': 'no-store' },
  })
}

/** Changes a page for the editor; responds with the result as JSON, also when the change was rejected. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return Response.json(await changePage(shop, params.pageId, await readForm(request)))
}
