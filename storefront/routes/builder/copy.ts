import { createPageCopy } from '../../builder/create-page.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readForm } from '../../session/read-form.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/copy.ts'

/** Creates a new page from an editor's content; responds with JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  return Response.json(await createPageCopy(shop, await readForm(request)))
}
