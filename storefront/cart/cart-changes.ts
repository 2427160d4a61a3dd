import { hasErrorCode, isClientError, isResponseError } from '@hydrant/client/errors.ts'
import { NOT_A_NUMBER, plainQuantity } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { textOf } from '../session/form-text.ts'
import { readRefusal, tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { ADDED, ADDED_BY_GUEST, NOT_ADDED, NOT_ADDED_FOR_GUEST } from './add-texts.ts'
import type { CartChange } from './cart-change.ts'
import { keyHeader } from './request-key.ts'

const NO_QUANTITY: CartChange = { ok: false, message: NOT_A_NUMBER }
const GONE: CartChange = { ok: false, message: 'That is no longer in your cart.' }

/**
 * Adds `quantity` pieces of `productId`, sold as `productSellingModelId` says when the product is sold in several ways.
 * A guest who now has as many pieces as guests may buy is warned in the server's words. A failure of the server is
 * reported, and the visitor reads that nothing was added.
 */
export async function addToCart(form: FormData, { client, reportError }: ShopContext): Promise<CartChange> {
  const quantity = quantityOf(form)
  if (quantity === null) return NO_QUANTITY
  const sellingModelId = textOf(form, 'productSellingModelId')
  const { guestUser } = await client.session.context()
  const product = {
    productId: textOf(form, 'productId'),
    ...(sellingModelId !== '' && { productSellingModelId: sellingModelId }),
  }
  try {
    const { messagesSummary } = await client.carts.addItem(
      'current',
      { ...product, quantity, type: 'Product' },
      { headers: keyHeader(form) },
    )
    const warning = messagesSummary.limitedMessages.find(({ severity, visible }) => severity === 'Warning' && visible)
    if (warning !== undefined) return { ok: true, tone: 'warning', message: warning.message }
    return { ok: true, message: guestUser ? ADDED_BY_GUEST : ADDED }
  } catch (error) {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS')) return { ok: false, message: NOT_ADDED, needsSignIn: true }
    if (isResponseError(error) && error.status < 500) return { ok: false, message: readRefusal(error).message }
    if (!isClientError(error)) throw error
    reportError(error)
    return { ok: false, message: guestUser ? NOT_ADDED_FOR_GUEST : NOT_ADDED }
  }
}

/** Changes the quantity of the line `itemId`; zero removes it. */
export async function changeQuantity(form: FormData, shop: ShopContext): Promise<CartChange> {
  const lineId = textOf(form, 'itemId')
  const quantity = quantityOf(form)
  if (quantity === null) return { ...NO_QUANTITY, lineId }
  if (/^0+(\.0+)?$/.test(quantity)) return removeLine(form, shop)
  if (lineId === '') return GONE
  const change = await attempt(async () => {
    await shop.client.carts.updateItem({ cart: 'current', cartItemId: lineId }, { quantity })
    return 'The quantity was changed.'
  })
  return { ...change, lineId }
}

/** Removes the line `itemId`; `productId`, `quantityBefore` and `productSellingModelId` let it be put back. */
export async function removeLine(form: FormData, { client }: ShopContext): Promise<CartChange> {
  const lineId = textOf(form, 'itemId')
  if (lineId === '') return GONE
  const change = await attempt(async () => {
    await client.carts.deleteItem({ cart: 'current', cartItemId: lineId })
    return `${textOf(form, 'name') || 'The product'} was removed from your cart.`
  })
  const undo = {
    productId: textOf(form, 'productId'),
    quantity: textOf(form, 'quantityBefore'),
    sellingModelId: textOf(form, 'productSellingModelId'),
  }
  return { ...change, lineId, ...(change.ok && undo.productId !== '' && undo.quantity !== '' && { undo }) }
}

/** Empties the cart. */
export async function clearCart(_form: FormData, { client }: ShopContext): Promise<CartChange> {
  return attempt(async () => {
    await client.carts.delete('current')
    return 'Your cart is empty now.'
  })
}

/** Puts the coupon `code` on the cart. */
export async function applyCoupon(form: FormData, { client }: ShopContext): Promise<CartChange> {
  const code = textOf(form, 'code')
  if (code === '') return { ok: false, message: 'Enter a coupon code.' }
  return attempt(async () => {
    await client.carts.applyCoupon('current', { couponCode: code })
    return `Coupon ${code} was applied.`
  })
}

/** Takes the coupon `couponId` off the cart. */
export async function removeCoupon(form: FormData, { client }: ShopContext): Promise<CartChange> {
  const cartCouponId = textOf(form, 'couponId')
  if (cartCouponId === '') return GONE
  return attempt(async () => {
    await client.carts.deleteCoupon({ cart: 'current', cartCouponId })
    return 'The coupon was removed.'
  })
}

async function attempt(act: () => Promise<string>): Promise<CartChange> {
  const change = await tryCall(act)
  return change.ok ? { ok: true, message: change.value } : { ok: false, message: change.refusal.message }
}

/** The quantity as typed, in plain digits; null when it is none. A form that has no such field means one piece. */
function quantityOf(form: FormData): string | null {
  return form.has('quantity') ? plainQuantity(textOf(form, 'quantity')) : '1'
}
