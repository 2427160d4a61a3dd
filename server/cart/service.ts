import type { CartInput, CartItemInput, CartItemUpdate, CartSort } from '@hydrant/contract/shop/cart.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { fullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { sum } from '@hydrant/kernel/money/decimal.ts'
import { allOrNothing } from '@hydrant/kernel/outcome/all-or-nothing.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { type Additions, addToCart, guestLimitOf } from './add-items.ts'
import type { CartLine } from './cart.ts'
import { addCoupon, removeCoupon } from './cart-coupons.ts'
import { EMPTY_TOTALS } from './cart-totals.ts'
import { changeLines } from './change-lines.ts'
import { cartRefusals } from './errors.ts'
import { loadGoods } from './load-goods.ts'
import { type CartRef, ensureLiveCart, findNamedCart, isLive, makeCart, openCart, type OpenCart } from './open-cart.ts'
import { checkLineQuantity, isSameLine, lineKeyOf, readQuantity } from './plan-addition.ts'
import { moveGuestCart, type PreservedLines } from './preserve-cart.ts'
import { goodsOf, isStale, repriceCart } from './reprice-cart.ts'
import * as store from './store.ts'

export type { CartLine, DeliveryAddress, DeliveryMethod } from './cart.ts'
export type { Additions } from './add-items.ts'
export type { CartAmounts } from './cart-amounts.ts'
export type { DeliveryWishes } from './cart-delivery.ts'
export type { CartRef, OpenCart } from './open-cart.ts'
export type { PreservedLines } from './preserve-cart.ts'
export { allocateCart, type LineShare } from './allocate-cart.ts'
export { chooseMethod, findMethodsFor, noteWishes, sendCartTo } from './cart-delivery.ts'
export { cartSummary } from './cart-body.ts'
export { amountsOf } from './cart-view.ts'
export { deliveryGroupBody } from './delivery-body.ts'
export { repriceCart } from './reprice-cart.ts'

/** Which lines of a cart are wanted. */
export interface LineListing {
  readonly sort: CartSort
  readonly limit: number
  readonly offset: number
}

/** A window of a cart's lines with what their products are now; products that are no longer to be had are missing. */
export interface LinePage {
  readonly lines: readonly CartLine[]
  readonly products: ReadonlyMap<string, SellableProduct>
}

/** Reads a cart, with its prices brought up to date when they can have moved. Null: `current`, and there is none. */
export async function readCart(database: Database, shopper: Shopper, ref: CartRef): Promise<Outcome<OpenCart | null>> {
  const seen = await database.read((executor) => seeCart(executor, shopper, { ref, lock: false }))
  if (!seen.ok || seen.value === null || !isStale(seen.value)) return seen
  const { id } = seen.value.cart
  return database.transaction((executor) => openForChange(executor, shopper, id))
}

/** Locks a cart that is to be changed, and brings its prices up to date. Refused when there is none or it cannot be changed. */
export async function openForChange(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Outcome<OpenCart>> {
  const found = await findNamedCart(executor, shopper, { ref, lock: true })
  if (!found.ok) return found
  if (found.value === null) return refused(cartRefusals.noActiveCart)
  if (!isLive(found.value)) return refused(cartRefusals.closedCart)
  return done(await broughtUpToDate(executor, await openCart(executor, shopper, found.value)))
}

/** Locks a cart in whatever state it is, its prices as they stand; null: `current`, and there is none. */
export async function lockCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Outcome<OpenCart | null>> {
  return seeCart(executor, shopper, { ref, lock: true })
}

/** Makes sure that there is a cart. Only `current` and `active` can be made. */
export async function ensureCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Outcome<{ open: OpenCart; isNew: boolean }>> {
  const found = await findNamedCart(executor, shopper, { ref, lock: false })
  if (!found.ok && found.refusal.code !== cartRefusals.noActiveCart.code) return found
  if (found.ok && found.value !== null) return done({ open: await openCart(executor, shopper, found.value), isNew: false })
  if (ref !== 'current' && ref !== 'active') return found.ok ? refused(cartRefusals.noActiveCart) : found
  const { cart, isNew } = await ensureLiveCart(executor, shopper)
  return done({ open: await openCart(executor, shopper, cart), isNew })
}

/** Makes a cart. A buyer's new cart takes the place of the one they were filling, which stays as a secondary one; a guest has only one. */
export async function createCart(executor: Executor, shopper: Shopper, input: CartInput): Promise<Outcome<OpenCart>> {
  const currency = (input.currencyIsoCode ?? shopper.currency).toUpperCase()
  if (!shopper.webstore.supportedCurrencies.includes(currency)) return refused(cartRefusals.unsupportedCurrency)
  if (input.type !== undefined && input.type !== 'Cart') return refused(cartRefusals.onlyOrdinaryCarts)
  const isOtherAccount = typeof input.effectiveAccountId === 'string' && normalizeId(input.effectiveAccountId) !== shopper.account?.id
  if (isOtherAccount) return refused(cartRefusals.otherAccount)
  const owner = { ...shopper, currency }
  const isSecondary = input.isSecondary === true && shopper.user !== null
  const old = await findNamedCart(executor, owner, { ref: 'current', lock: true })
  if (!isSecondary && shopper.user !== null && old.ok && old.value !== null) await store.saveCart(executor, { ...old.value, isSecondary: true })
  const id = await makeCart(executor, owner, { name: input.name ?? 'Cart', isSecondary })
  return id === null ? openForChange(executor, owner, 'current') : openForChange(executor, owner, id)
}

/** Gives a cart up, with everything in it. */
export async function deleteCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Outcome<null>> {
  const opened = await openForChange(executor, shopper, ref)
  if (!opened.ok) return opened
  await store.removeLines(executor, opened.value.cart.id)
  await store.saveCart(executor, { ...opened.value.cart, status: 'PendingDelete', totals: EMPTY_TOTALS })
  return done(null)
}

/** Adds products; `current` and `active` make a cart when there is none. Each input has its own outcome. */
export async function addItems(executor: Executor, shopper: Shopper, added: { readonly ref: CartRef; readonly inputs: readonly CartItemInput[] }): Promise<Outcome<Additions>> {
  const ensured = await ensureCart(executor, shopper, added.ref)
  if (!ensured.ok) return ensured
  const opened = await openForChange(executor, shopper, ensured.value.open.cart.id)
  return opened.ok ? done(await addToCart(executor, opened.value, added.inputs)) : opened
}

/** Adds one product; refused as a whole when it cannot be added. */
export async function addItem(database: Database, shopper: Shopper, added: { readonly ref: CartRef; readonly input: CartItemInput }): Promise<Outcome<{ open: OpenCart; line: CartLine }>> {
  return allOrNothing(database, async (executor) => {
    const additions = await addItems(executor, shopper, { ref: added.ref, inputs: [added.input] })
    if (!additions.ok) return additions
    const [line] = additions.value.results
    if (line === undefined) throw new Error('One addition has one result.')
    return line.ok ? done({ open: additions.value.open, line: line.value }) : line
  })
}

/** Changes a line, usually its quantity. One that becomes the same as another takes that one's quantity over. */
export async function updateItem(executor: Executor, shopper: Shopper, changed: { readonly ref: CartRef; readonly lineId: string; readonly update: CartItemUpdate }): Promise<Outcome<{ open: OpenCart; line: CartLine }>> {
  const found = await openLine(executor, shopper, changed)
  if (!found.ok) return found
  const { open, line } = found.value
  const { update } = changed
  const quantity = update.quantity === undefined ? line.quantity : readQuantity(update.quantity)
  if (quantity === null) return refused(cartRefusals.noQuantity)
  if (typeof update.cartDeliveryGroupId === 'string' && fullId(update.cartDeliveryGroupId) !== open.group.id) return refused(cartRefusals.unknownGroup)
  const wanted = {
    productId: line.productId,
    sellingModelId: typeof update.productSellingModelId === 'string' ? fullId(update.productSellingModelId) : line.sellingModelId,
    subscriptionTerm: update.subscriptionTerm ?? line.subscriptionTerm,
    deliveryGroupId: null,
  }
  const goods = await loadGoods(executor, open, [wanted])
  const key = lineKeyOf(wanted, goodsOf(goods, wanted))
  if (!key.ok) return key
  const others = (await store.findLinesOfProducts(executor, open.cart.id, [line.productId])).filter(({ id }) => id !== line.id)
  const same = others.filter((other) => isSameLine(other, key.value))
  const total = { quantity: sum([quantity, ...same.map((other) => other.quantity)]), otherLines: others.filter((other) => !same.includes(other)) }
  const checked = checkLineQuantity(total, goodsOf(goods, wanted), guestLimitOf(open.shopper))
  if (!checked.ok) return checked
  const { price: _price, ...rest } = line
  const edits = [...same.map((before) => ({ before, after: null })), { before: line, after: { ...rest, ...key.value, quantity: checked.value } }]
  const result = await changeLines(executor, open, { goods, edits })
  return done({ open: result.open, line: result.lines[0] ?? line })
}

/** Removes a line. */
export async function deleteItem(executor: Executor, shopper: Shopper, removed: { readonly ref: CartRef; readonly lineId: string }): Promise<Outcome<null>> {
  const found = await openLine(executor, shopper, removed)
  if (!found.ok) return found
  await changeLines(executor, found.value.open, { goods: new Map(), edits: [{ before: found.value.line, after: null }] })
  return done(null)
}

/** Puts a coupon on a cart; refused with its reason when the cart would not profit from it. */
export async function applyCoupon(executor: Executor, shopper: Shopper, applied: { readonly ref: CartRef; readonly code: string }): Promise<Outcome<OpenCart>> {
  const opened = await openForChange(executor, shopper, applied.ref)
  return opened.ok ? addCoupon(executor, opened.value, applied.code) : opened
}

/** Takes a coupon off a cart. */
export async function deleteCoupon(executor: Executor, shopper: Shopper, removed: { readonly ref: CartRef; readonly cartCouponId: string }): Promise<Outcome<OpenCart>> {
  const opened = await openForChange(executor, shopper, removed.ref)
  return opened.ok ? removeCoupon(executor, opened.value, fullId(removed.cartCouponId)) : opened
}

/** Keeps what a buyer put into a cart before signing in, once. */
export function preserveCart(executor: Executor, shopper: Shopper, guest: { readonly ref: CartRef; readonly guestKey: string | null }): Promise<Outcome<PreservedLines>> {
  return moveGuestCart(executor, shopper, guest)
}

/** A window of the lines of a cart. */
export async function listLines(executor: Executor, open: OpenCart, listing: LineListing): Promise<LinePage> {
  const lines = await store.findLinePage(executor, open.cart.id, listing)
  return { lines, products: await findProductsOf(executor, open, lines) }
}

/** Every line of a cart, oldest first. */
export function findLines(executor: Executor, cartId: string): Promise<CartLine[]> {
  return store.findLines(executor, cartId)
}

/** What the products of lines are now, for the cart's shopper. */
export function findProductsOf(executor: Executor, { shopper }: OpenCart, lines: readonly CartLine[]): Promise<Map<string, SellableProduct>> {
  return findSellableProducts(executor, shopper, [...new Set(lines.map(({ productId }) => productId))])
}

/** Stores another status of a locked cart. */
export async function setCartStatus(executor: Executor, open: OpenCart, status: OpenCart['cart']['status']): Promise<OpenCart> {
  const cart = { ...open.cart, status }
  await store.saveCart(executor, cart)
  return { ...open, cart }
}

/** Stores ways of delivery. */
export async function createDeliveryMethods(executor: Executor, methods: readonly store.NewDeliveryMethod[]): Promise<void> {
  await store.insertDeliveryMethods(executor, methods)
}

async function seeCart(executor: Executor, shopper: Shopper, named: { readonly ref: CartRef; readonly lock: boolean }): Promise<Outcome<OpenCart | null>> {
  const found = await findNamedCart(executor, shopper, named)
  if (!found.ok || found.value === null) return found.ok ? done(null) : found
  return done(await openCart(executor, shopper, found.value))
}

async function broughtUpToDate(executor: Executor, open: OpenCart): Promise<OpenCart> {
  return isStale(open) ? repriceCart(executor, open) : open
}

async function openLine(executor: Executor, shopper: Shopper, named: { readonly ref: CartRef; readonly lineId: string }): Promise<Outcome<{ open: OpenCart; line: CartLine }>> {
  const opened = await openForChange(executor, shopper, named.ref)
  if (!opened.ok) return opened
  const lineId = normalizeId(named.lineId, '0a9')
  const line = lineId === null ? null : await store.findLine(executor, opened.value.cart.id, lineId)
  return line === null ? refused(cartRefusals.unknownLine) : done({ open: opened.value, line })
}
