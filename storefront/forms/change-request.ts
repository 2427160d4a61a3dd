import { redirect } from 'react-router'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { pathInShop } from '../session/return-path.ts'
import { orNotFound, pageRefusal } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'

const TOLD = { done: 'is marked as done.', new: 'is open again.', aside: 'is put aside.' } as const

/** Says how far a request is, by the field `state`, and leads back to it. */
export async function changeRequest(
  shop: ShopContext,
  request: Request,
  { submissionId, form }: { readonly submissionId: string; readonly form: FormData },
) {
  await requireBuyer(shop, request)
  const state = textOf(form, 'state')
  if (state !== 'done' && state !== 'new' && state !== 'aside')
    throw pageRefusal(400, 'The form did not say what to do. Go back and try again.')
  const changed = await orNotFound(
    shop.client.forms.changeState(submissionId, state),
    pathInShop(request, shop.basePath),
  )
  leaveFlash(shop.cookies, { tone: 'success', message: `${changed.referenceNumber} ${TOLD[state]}` })
  return redirect(links.request(submissionId))
}
