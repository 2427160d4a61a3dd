import { hasErrorCode, isResponseError } from '@hydrant/client/errors.ts'
import { plainQuantity } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { ADDED, NOT_ADDED, NOT_ADDED_FOR_GUEST } from '../cart/add-texts.ts'
import type { CartChange } from '../cart/cart-change.ts'
import { keyHeader } from '../cart/request-key.ts'
import { textOf } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'

const BEYOND_LIMIT = 'It is impossible to add to the cart. The maximum limit has been exceeded.'

/**
 * Adds `quantity` pieces of `productId`, which the distributor puts forward. Guests are told in the server's words how
 * much of it they may buy. Whatever goes wrong is told to the visitor, and reported unless it is a refusal.
 */
export async function addFeatured(form: FormData, { client, reportError }: ShopContext): Promise<CartChange> {
  const { guestUser } = await client.session.context()
  const failed = { ok: false, message: guestUser ? NOT_ADDED_FOR_GUEST : NOT_ADDED }
  const quantity = plainQuantity(textOf(form, 'quantity'))
  const productId = textOf(form, 'productId')
  if (quantity === null || productId === '') return failed
  try {
    const { cartId, cartItemId, severity, message } = await client.serverMethods.addToCart(
      { productId, quantity },
      { headers: keyHeader(form) },
    )
    if (!cartId || !cartItemId) return failed
    return guestUser ? { ok: true, tone: severity, message } : { ok: true, message: ADDED }
  } catch (error) {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS')) return { ...failed, needsSignIn: true }
    if (!isResponseError(error) || error.status >= 500) reportError(error)
    return guestUser && saysBeyondLimit(error) ? { ok: false, message: BEYOND_LIMIT } : failed
  }
}

function saysBeyondLimit(error: unknown): boolean {
  return isResponseError(error) && error.errors.some(({ message }) => message === BEYOND_LIMIT)
}
