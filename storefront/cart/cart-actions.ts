import { hasErrorCode, isClientError, isResponseError } from '@hydrant/client/errors.ts'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import * as quantityMessages from '@hydrant/messages/compiled/kernel/quantity.js'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'
import * as cartsMessages from '@hydrant/messages/compiled/storefront/carts.js'
import { findNameAmongSeveral } from '../carts/cart-list-view.ts'
import { loadOwnedCarts } from '../carts/load-carts.ts'
import { withFallback } from '../shell/page-errors.ts'
import { readTextField } from '../session/form-text.ts'
import { toErrorViewOrThrow, callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

import type { CartChangeResult } from './cart-change-result.ts'
import { toIdempotencyHeader } from './idempotency-key.ts'

/**
 * Adds `quantity` of `productId` to the cart, with `productSellingModelId` when the product has several selling models.
 * A guest who has reached the guest limit gets the server's warning. Server failures are reported, and the visitor gets
 * a message that nothing was added; `isTemporary` is for the sender of what was added offline alone.
 */
export async function addToCart(form: FormData, shop: ShopContext): Promise<CartChangeResult> {
  const { client, reportError } = shop
  const quantity = readQuantity(form)
  if (quantity === null) return createInvalidQuantityResult()
  const sellingModelId = readTextField(form, 'productSellingModelId')
  const { guestUser } = await client.getSessionContext()
  const product = {
    productId: readTextField(form, 'productId'),
    ...(sellingModelId !== '' && { productSellingModelId: sellingModelId }),
  }
  try {
    const { messagesSummary } = await client.addCartItem(
      'current',
      { ...product, quantity, type: 'Product' },
      { headers: toIdempotencyHeader(form) },
    )
    const warning = messagesSummary.limitedMessages.find(({ severity, visible }) => severity === 'Warning' && visible)
    if (warning !== undefined) return { ok: true, tone: 'warning', message: warning.message }
    return { ok: true, message: guestUser ? messages.addedToGuestsCart() : await describeBuyersAddition(shop) }
  } catch (error) {
    if (hasErrorCode(error, 'GUEST_INSUFFICIENT_ACCESS'))
      return { ok: false, message: messages.notAddedToBuyersCart(), needsSignIn: true }
    if (isResponseError(error) && error.status < 500) return { ok: false, message: toErrorViewOrThrow(error).message }
    if (!isClientError(error)) throw error
    reportError(error)
    const message = guestUser ? messages.notAddedToGuestsCart() : messages.notAddedToBuyersCart()
    return { ok: false, message, isTemporary: true }
  }
}

/** Returns what a buyer is told after an addition, with the name of the cart when they have several. */
async function describeBuyersAddition(shop: ShopContext): Promise<string> {
  const carts = await withFallback(shop, loadOwnedCarts(shop), null)
  const name = carts === null ? null : findNameAmongSeveral(carts)
  return name === null ? messages.addedToBuyersCart() : cartsMessages.addedToNamedCart({ cart: name })
}

/** Changes the quantity of the line `itemId`; zero removes it. */
export async function changeLineQuantity(form: FormData, shop: ShopContext): Promise<CartChangeResult> {
  const lineId = readTextField(form, 'itemId')
  const quantity = readQuantity(form)
  if (quantity === null) return { ...createInvalidQuantityResult(), lineId }
  if (/^0+(\.0+)?$/.test(quantity)) return removeLine(form, shop)
  if (lineId === '') return createNotInCartResult()
  const change = await runCartChange(async () => {
    await shop.client.updateCartItem('current', lineId, { quantity })
    return messages.quantityChanged()
  })
  return { ...change, lineId }
}

/** Removes the line `itemId`. */
async function removeLine(form: FormData, { client }: ShopContext): Promise<CartChangeResult> {
  const lineId = readTextField(form, 'itemId')
  if (lineId === '') return createNotInCartResult()
  const change = await runCartChange(async () => {
    await client.deleteCartItem('current', lineId)
    const product = readTextField(form, 'name')
    return product === '' ? messages.productRemoved() : messages.lineRemoved({ product })
  })
  return { ...change, lineId }
}

/** Empties the cart. */
export async function clearCart(_form: FormData, { client }: ShopContext): Promise<CartChangeResult> {
  return runCartChange(async () => {
    await client.deleteCart('current')
    return messages.cartEmptied()
  })
}

/** Puts the coupon `code` on the cart. */
export async function applyCoupon(form: FormData, { client }: ShopContext): Promise<CartChangeResult> {
  const code = readTextField(form, 'code')
  if (code === '') return { ok: false, message: messages.enterCouponCode() }
  return runCartChange(async () => {
    await client.applyCartCoupon('current', { couponCode: code })
    return messages.couponApplied({ code })
  })
}

/** Takes the coupon `couponId` off the cart. */
export async function removeCoupon(form: FormData, { client }: ShopContext): Promise<CartChangeResult> {
  const cartCouponId = readTextField(form, 'couponId')
  if (cartCouponId === '') return createNotInCartResult()
  return runCartChange(async () => {
    await client.deleteCartCoupon('current', cartCouponId)
    return messages.couponRemoved()
  })
}

/** Runs a change of the cart that returns the success message; an error of the client becomes a failed result. */
async function runCartChange(operation: () => Promise<string>): Promise<CartChangeResult> {
  const change = await callAndCatchClientError(operation)
  return change.ok ? { ok: true, message: change.value } : { ok: false, message: change.error.message }
}

/** Reads the quantity as plain digits; null when it is not a number. A form without the field means 1. */
function readQuantity(form: FormData): string | null {
  return form.has('quantity') ? toPlainQuantityOrNull(readTextField(form, 'quantity')) : '1'
}

function createNotInCartResult(): CartChangeResult {
  return { ok: false, message: messages.notInCart() }
}

function createInvalidQuantityResult(): CartChangeResult {
  return { ok: false, message: quantityMessages.notANumber() }
}
