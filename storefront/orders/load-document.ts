import { data } from 'react-router'
import { isResponseError } from '@hydrant/client/errors.ts'
import { toFileResponse } from '@hydrant/rendering/to-file-response.ts'
import { readGuestEmail } from '../session/guest-email.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Responds with the file of an invoice or a credit memo of an order that the visitor may read: a guest by the email
 * address in their cookie. Any other becomes the 404 page.
 */
export async function respondWithDocument(
  { client, cookies }: ShopContext,
  { orderId, documentId }: { readonly orderId: string; readonly documentId: string },
): Promise<Response> {
  const { guestUser } = await client.getSessionContext()
  const email = guestUser ? readGuestEmail(cookies) : null
  const lookup = { orderSummaryIdOrRefNumber: orderId, documentId, ...(email !== null && { email }) }
  const file = await client.downloadOrderDocument(lookup).catch((error: unknown) => {
    if (isResponseError(error) && error.status >= 400 && error.status < 500) throw data(null, { status: 404 })
    throw error
  })
  return toFileResponse(file)
}
