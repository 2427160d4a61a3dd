import { changePage } from '../../builder/change-page.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { orNotFound } from '../../shell/refusals.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/page-change.ts'

/** The draft as it is stored, for an editor that did not hear what came of a change; answers with JSON. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return Response.json(await orNotFound(shop.builder.pages.get(params.pageId), '/builder'), {
    headers: { 'cache-control': 'no-store' },
  })
}

/**
 * Changes a page for the editor, which goes on with what came of it; answers with JSON, also about what was refused.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return Response.json(await changePage(shop, params.pageId, await readForm(request)))
}
