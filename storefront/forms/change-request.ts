import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/forms.js'
import { requestLinks } from './request-links.ts'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { requireBuyer } from '../session/require-buyer.ts'
import { getPathInShop } from '../session/return-path.ts'
import { awaitOrThrow404OrSignIn, createErrorResponse } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'

const STATE_MESSAGES = { done: messages.markedAsDone, new: messages.openedAgain, aside: messages.putAsideDone } as const

/**
 * Sets the state of a request that was sent with a form, from the field `state`, and redirects to its page. A guest is
 * redirected to sign in.
 */
export async function changeFormRequestState(
  shop: ShopContext,
  request: Request,
  { submissionId, form }: { readonly submissionId: string; readonly form: FormData },
) {
  await requireBuyer(shop, request)
  const state = readTextField(form, 'state')
  if (state !== 'done' && state !== 'new' && state !== 'aside')
    throw createErrorResponse(400, messages.incompleteForm())
  const changedRequest = await awaitOrThrow404OrSignIn(
    shop.client.updateFormSubmission(submissionId, { state }),
    getPathInShop(request, shop.basePath),
  )
  setFlash(shop.cookies, {
    tone: 'success',
    message: STATE_MESSAGES[state]({ reference: changedRequest.referenceNumber }),
  })
  return redirect(requestLinks.request(submissionId))
}
