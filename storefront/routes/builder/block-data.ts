import { loadAllBlockData } from '../../content/load-all-block-data.ts'
import { listDataRequirements } from '@hydrant/page-builder/render/list-data-requirements.ts'
import { parsePageDocument } from '@hydrant/page-builder/render/document.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder.js'
import { loadSectionData } from '../../builder/load-section-data.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readTextField } from '../../session/form-text.ts'
import { readForm } from '../../session/read-form.ts'
import { createErrorResponse } from '../../shell/page-errors.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/block-data.ts'

/** Loads the data of a draft's blocks for the editor, which posts the page as `document`; responds with JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const document = parsePageDocument(parseDocumentJson(readTextField(await readForm(request), 'document')))
  const guestShop = { ...shop, client: shop.createGuestClient() }
  const scope = { Route: { recordId: '' } }
  const [data, sectionData] = await Promise.all([
    loadAllBlockData(guestShop, listDataRequirements(document, scope)),
    loadSectionData(guestShop, document, scope),
  ])
  return Response.json({ ...data, ...sectionData })
}

function parseDocumentJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createErrorResponse(400, messages.pageIncomplete())
  }
}
