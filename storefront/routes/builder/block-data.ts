import { loadNeeds } from '../../content/load-needs.ts'
import { listNeeds } from '@hydrant/page-builder/render/list-needs.ts'
import { readDocument } from '@hydrant/page-builder/render/document.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { textOf } from '../../session/form-text.ts'
import { readForm } from '../../session/read-form.ts'
import { pageRefusal } from '../../shell/refusals.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/block-data.ts'

/** Fetches what the blocks of a page in the editor need, which is posted as `document`; answers with JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const document = readDocument(parse(textOf(await readForm(request), 'document')))
  return Response.json(
    await loadNeeds({ ...shop, client: shop.asGuest() }, listNeeds(document, { Route: { recordId: '' } })),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw pageRefusal(400, 'The page did not arrive in full.')
  }
}
