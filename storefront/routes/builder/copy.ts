import { createPageCopy } from '../../builder/create-page.ts'
import { createSectionFromBlocks } from '../../builder/create-section.ts'
import { requireSiteBuilder } from '../../builder/require-site-builder.ts'
import { readTextField } from '../../session/form-text.ts'
import { readForm } from '../../session/read-form.ts'
import { shopContext } from '../../shop-context.ts'
import type { Route } from './+types/copy.ts'

/** Creates a new page from an editor's content, or with `kind=section` a saved section of blocks; responds with JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  await requireSiteBuilder(shop, request)
  const form = await readForm(request)
  return Response.json(
    await (readTextField(form, 'kind') === 'section' ? createSectionFromBlocks : createPageCopy)(shop, form),
  )
}
