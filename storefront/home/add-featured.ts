import { hasErrorCode, isResponseError } from '@hydrant/client/errors.ts'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import * as homeMessages from '@hydrant/messages/compiled/storefront/home.js'
import type { CartChangeResult } from '../cart/cart-change-result.ts'
import { toIdempotencyHeader } from '../cart/idempotency-key.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Adds `quantity` of the featured product `productId` to the cart. Guests get the server's message about how much they
 * may buy. Errors become messages, and failures are also reported.
 */
export async function addFeaturedToCart(
  form: FormData,
  { client, reportError }: ShopContext,
): Promise<CartChangeResult> {
  const { guestUser } = await client.getSessionContext()
  const failure = { ok: false, message: guestUser ? messages.notAddedToGuestsCart() : messages.notAddedToBuyersCart() }
  const quantity = toPlainQuantityOrNull(readTextField(form, 'quantity'))
  const productId = readTextField(form, 'productId')
  if (quantity === null || productId === '') return failure
  try {
    const { cartId, cartItemId, severity, message } = await client.serverMethods.addToCart(
      { productId, quantity },
      { headers: toIdempotencyHeader(form) },
    )
    if (!cartId || !cartItemId) return failure
    return guestUser ? { ok: true, tone: severity, message } : { ok: true, message: messages.addedToBuyersCart() }
  } catch (error) {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS')) return { ...failure, needsSignIn: true }
    if (!isResponseError(error) || error.status >= 500) {
      reportError(error)
      return { ...failure, isTemporary: true }
    }
    return guestUser && isGuestLimitError(error) ? { ok: false, message: homeMessages.limitExceeded() } : failure
  }
}

function isGuestLimitError(error: unknown): boolean {
  return isResponseError(error) && error.errors.some((reason) => reason.arguments.includes('MAX_LIMIT_EXCEEDED'))
}
