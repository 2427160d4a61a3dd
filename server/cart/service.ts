import type { CartInput, CartItemInput, CartItemUpdate } from '@hydrant/contract/shop/cart.ts'
import type { DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { fullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { releaseReservation } from '../inventory/service.ts'
import { type Additions, addToCart } from './add-items.ts'
import { arrange, type ArrangementInput, readArrangements } from './arrange-items.ts'
import type { CartLine } from './cart.ts'
import { addCoupon, removeCoupon } from './cart-coupons.ts'
import { EMPTY_TOTALS } from './cart-totals.ts'
import { changeItem, type OpenLine, removeItem } from './change-item.ts'
import { cloneCart as cloneOpenCart } from './clone-cart.ts'
import { readCustomFields } from './custom-fields.ts'
import {
  addGroup,
  changeGroup,
  type DeliveryFollower,
  namedGroup,
  type OpenGroup,
  removeEmptyGroups,
  removeGroup,
} from './delivery-groups.ts'
import { insertDeliveryMethods, type NewDeliveryMethod } from './delivery-store.ts'
import { cartRefusals } from './errors.ts'
import {
  type CartRef,
  ensureLiveCart,
  findNamedCart,
  hasTooManyCarts,
  makeCart,
  openCart,
  type OpenCart,
} from './open-cart.ts'
import { ensureForChange, openForChange, openLine, openLive, seeCart } from './open-for-change.ts'
import { exchangePrimary } from './make-primary.ts'
import { moveGuestCart, type PreservedLines } from './preserve-cart.ts'
import { isStale, repriceCart } from './reprice-cart.ts'
import { type CartReservation, reserveCart as reserveOpenCart } from './reserve-cart.ts'
import * as store from './store.ts'

export { addItem } from './add-item.ts'
export { removeOldGuestCarts } from './old-guest-carts.ts'
export { usualReservation } from './reserve-cart.ts'
export type { CartLine, CustomFields } from './cart.ts'
export type { Additions } from './add-items.ts'
export type { ArrangementInput } from './arrange-items.ts'
export type { CartAmounts } from './cart-amounts.ts'
export type { OpenLine } from './change-item.ts'
export type { DeliveryWishes, MethodsByGroup } from './cart-delivery.ts'
export type { DeliveryFollower, OpenGroup } from './delivery-groups.ts'
export type { CartRef, OpenCart } from './open-cart.ts'
export type { PreservedLines } from './preserve-cart.ts'
export type { CartReservation } from './reserve-cart.ts'
export type { LineListing } from './store.ts'
export { GUEST_LIMIT_REACHED } from './errors.ts'
export { withGuestKey } from './guest-key.ts'
export { allocateCart, type LineShare } from './allocate-cart.ts'
export { cartSummary } from './cart-body.ts'
export { readCustomFields, toCustomFields } from './custom-fields.ts'
export { chooseMethod, findMethodsByGroup, noteWishes, sendCartTo } from './cart-delivery.ts'
export { amountsOf } from './cart-view.ts'
export { deliveryGroupBodies } from './delivery-body.ts'
export { groupsToSend } from './open-cart.ts'
export { lockCart, openLive } from './open-for-change.ts'
export { readAddress, readDestination, whyNotSentTo } from './read-address.ts'
export { readDeliveryDate } from './read-delivery-date.ts'
export { cartItem, productSummary } from './line-body.ts'
export {
  findGuestPieces,
  findProductsOf,
  listFirstLines,
  listLines,
  listLinesOfProduct,
  listProducts,
} from './line-pages.ts'
export { findNamedLines } from './named-lines.ts'
export { isStale, repriceCart } from './reprice-cart.ts'

/** A change of a delivery group that is asked for. */
export interface GroupUpdate {
  readonly ref: CartRef
  /** Null: the default delivery group. */
  readonly groupId: string | null
  readonly input: DeliveryGroupInput
  readonly follow: DeliveryFollower
}

/** Reads a cart, with its prices brought up to date when they can have moved. Null: `current`, and there is none. */
export async function readCart(database: Database, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart | null>> {
  const seen = await database.read((executor) => seeCart(executor, shopper, { ref, lock: false }))
  if (!seen.ok || seen.value === null || !isStale(seen.value)) return seen
  const { id } = seen.value.cart
  return database.transaction((executor) => openLive(executor, shopper, id))
}

/** Makes sure that there is a cart. Only `current` and `active` can be made. */
export async function ensureCart(
  executor: Executor,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<{ open: OpenCart; isNew: boolean }>> {
  const found = await findNamedCart(executor, shopper, { ref, lock: false })
  if (!found.ok && found.error.code !== cartRefusals.noActiveCart.code) return found
  if (found.ok && found.value !== null)
    return ok({ open: await openCart(executor, shopper, found.value), isNew: false })
  if (ref !== 'current' && ref !== 'active') return found.ok ? err(cartRefusals.noActiveCart) : found
  return ensureLiveCart(executor, shopper)
}

/**
 * Makes a cart. A buyer's new cart takes the place of the one they were filling, which stays as a secondary one; a
 * guest has only one.
 */
export async function createCart(executor: Executor, shopper: Shopper, input: CartInput): Promise<Result<OpenCart>> {
  const currency = (input.currencyIsoCode ?? shopper.currency).toUpperCase()
  const fault = faultOf(shopper, { ...input, currencyIsoCode: currency })
  if (fault !== null) return err(fault)
  const customFields = readCustomFields(input.customFields)
  if (!customFields.ok) return customFields
  const owner = { ...shopper, currency }
  const isSecondary = input.isSecondary === true && shopper.user !== null
  const old = await findNamedCart(executor, owner, { ref: 'current', lock: true })
  if (shopper.user !== null && (await hasTooManyCarts(executor, owner))) return err(cartRefusals.tooManyCarts)
  if (!isSecondary && shopper.user !== null && old.ok && old.value !== null)
    await store.saveCart(executor, { ...old.value, isSecondary: true })
  const made = await makeCart(executor, owner, {
    name: input.name ?? 'Cart',
    isSecondary,
    customFields: customFields.value,
  })
  if (!made.ok) return made
  return made.value === null
    ? openForChange(executor, owner, 'current')
    : ok(await openCart(executor, owner, made.value.cart))
}

/** Why a cart cannot be made as the input says; null when it can. */
function faultOf(
  { webstore, account, userId }: Shopper,
  { currencyIsoCode, type, effectiveAccountId, orderOwnerId }: CartInput & { readonly currencyIsoCode: string },
): DomainError | null {
  if (!webstore.supportedCurrencies.includes(currencyIsoCode)) return cartRefusals.unsupportedCurrency
  if (type !== undefined && type !== 'Cart') return cartRefusals.onlyOrdinaryCarts
  if (typeof effectiveAccountId === 'string' && normalizeId(effectiveAccountId) !== account?.id)
    return cartRefusals.otherAccount
  return typeof orderOwnerId === 'string' && normalizeId(orderOwnerId) !== userId ? cartRefusals.otherOwner : null
}

/** Gives a cart up, with everything in it and all that is held for it. */
export async function deleteCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<null>> {
  const opened = await openLive(executor, shopper, ref)
  if (!opened.ok) return opened
  const { cart } = opened.value
  await releaseReservation(executor, cart.id)
  await store.removeLines(executor, cart.id)
  await store.saveCart(executor, { ...cart, status: 'PendingDelete', totals: EMPTY_TOTALS })
  return ok(null)
}

/** Adds products; `current` and `active` make a cart when there is none. Each input has its own outcome. */
export async function addItems(
  executor: Executor,
  shopper: Shopper,
  added: { readonly ref: CartRef; readonly inputs: readonly CartItemInput[] },
): Promise<Result<Additions>> {
  const opened = await ensureForChange(executor, shopper, added.ref)
  return opened.ok ? ok(await addToCart(executor, opened.value, added.inputs)) : opened
}

/** Changes a line, usually its quantity. One that becomes the same as another takes that one's quantity over. */
export async function updateItem(
  executor: Executor,
  shopper: Shopper,
  changed: { readonly ref: CartRef; readonly lineId: string; readonly update: CartItemUpdate },
): Promise<Result<OpenLine>> {
  const found = await openLine(executor, shopper, changed)
  return found.ok ? changeItem(executor, found.value, changed.update) : found
}

/** Removes a line. */
export async function deleteItem(
  executor: Executor,
  shopper: Shopper,
  removed: { readonly ref: CartRef; readonly lineId: string },
): Promise<Result<OpenCart>> {
  const found = await openLine(executor, shopper, removed)
  return found.ok ? ok(await removeItem(executor, found.value)) : found
}

/** Puts a coupon on a cart; refused with its reason when the cart would not profit from it. */
export async function applyCoupon(
  executor: Executor,
  shopper: Shopper,
  applied: { readonly ref: CartRef; readonly code: string },
): Promise<Result<OpenCart>> {
  const opened = await openForChange(executor, shopper, applied.ref)
  return opened.ok ? addCoupon(executor, opened.value, applied.code) : opened
}

/** Takes a coupon off a cart. */
export async function deleteCoupon(
  executor: Executor,
  shopper: Shopper,
  removed: { readonly ref: CartRef; readonly cartCouponId: string },
): Promise<Result<OpenCart>> {
  const opened = await openForChange(executor, shopper, removed.ref)
  return opened.ok ? removeCoupon(executor, opened.value, fullId(removed.cartCouponId)) : opened
}

/**
 * Recalculates a cart for an address, which becomes the address of its default delivery group; null: for the addresses
 * that it has.
 */
export async function evaluateCart(
  database: Database,
  shopper: Shopper,
  evaluated: {
    readonly ref: CartRef
    readonly address: DeliveryGroupInput['deliveryAddress']
    readonly follow: DeliveryFollower
  },
): Promise<Result<OpenCart>> {
  const { ref, address = null, follow } = evaluated
  if (address === null) return transactional(database, (executor) => calculateCart(executor, shopper, ref))
  const changed = await updateGroup(database, shopper, {
    ref,
    groupId: null,
    input: { deliveryAddress: address },
    follow,
  })
  return changed.ok ? ok(changed.value.open) : changed
}

/** Makes another delivery group. Pass a transaction that a refusal undoes. */
export async function createGroup(
  executor: Executor,
  shopper: Shopper,
  made: { readonly ref: CartRef; readonly input: DeliveryGroupInput },
): Promise<Result<OpenGroup>> {
  const opened = await openForChange(executor, shopper, made.ref)
  return opened.ok ? addGroup(executor, opened.value, made.input) : opened
}

/** Changes where and how a delivery group is sent; `follow` does what else follows from that. */
export async function updateGroup(
  database: Database,
  shopper: Shopper,
  changed: GroupUpdate,
): Promise<Result<OpenGroup>> {
  const result = await transactional(database, async (executor) => {
    const named = await openGroup(executor, shopper, changed)
    const updated = named.ok ? await changeGroup(executor, named.value, changed.input) : named
    return updated.ok ? ok({ group: updated.value, finish: await changed.follow(executor, updated.value) }) : updated
  })
  if (!result.ok) return result
  await result.value.finish()
  return ok(result.value.group)
}

/** Removes a delivery group, with its lines or without. Pass a transaction that a refusal undoes. */
export async function deleteGroup(
  executor: Executor,
  shopper: Shopper,
  removed: { readonly ref: CartRef; readonly groupId: string; readonly deleteCartItems: boolean },
): Promise<Result<OpenCart>> {
  const named = await openGroup(executor, shopper, removed)
  return named.ok ? removeGroup(executor, named.value, removed) : named
}

/**
 * Spreads lines over delivery groups. Pass a transaction that a refusal undoes: whether the default group keeps
 * something is known at the end.
 */
export async function arrangeItems(
  executor: Executor,
  shopper: Shopper,
  arranged: { readonly ref: CartRef; readonly inputs: readonly ArrangementInput[]; readonly deleteEmpty: boolean },
): Promise<Result<OpenCart>> {
  const opened = await openForChange(executor, shopper, arranged.ref)
  if (!opened.ok) return opened
  const read = await readArrangements(executor, opened.value, arranged.inputs)
  const spread = read.ok ? await arrange(executor, opened.value, read.value) : read
  if (!spread.ok) return spread
  const open = spread.value
  if (!open.cart.totals.byGroup.has(open.group.id)) return err(cartRefusals.defaultGroupEmpty)
  return ok(arranged.deleteEmpty ? await removeEmptyGroups(executor, open) : open)
}

/** Holds the stock of a cart for so many seconds (null: as long as the store usually does). Pass a transaction. */
export async function reserveCart(
  executor: Executor,
  shopper: Shopper,
  reserved: { readonly ref: CartRef; readonly seconds: number | null },
): Promise<Result<CartReservation>> {
  const opened = await openLive(executor, shopper, reserved.ref)
  return opened.ok ? reserveOpenCart(executor, opened.value, reserved.seconds) : opened
}

/** Gives up the stock that a cart holds. */
export async function releaseCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<null>> {
  const opened = await openLive(executor, shopper, ref)
  if (!opened.ok) return opened
  await releaseReservation(executor, opened.value.cart.id)
  return ok(null)
}

/**
 * Copies a cart into one that can only be paid, for an account that the shopper may act for (null: the cart's own).
 * Pass a transaction that a refusal undoes.
 */
export async function cloneCart(
  executor: Executor,
  shopper: Shopper,
  cloned: { readonly ref: CartRef; readonly targetAccountId: string | null },
): Promise<Result<OpenCart>> {
  const opened = await openForChange(executor, shopper, cloned.ref)
  return opened.ok ? cloneOpenCart(executor, opened.value, cloned.targetAccountId) : opened
}

/** Works out anew what a cart comes to. */
export async function calculateCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart>> {
  const opened = await openLive(executor, shopper, ref)
  return opened.ok ? ok(await repriceCart(executor, opened.value)) : opened
}

/** Makes a cart the primary one of its owner; refused when another request makes a primary cart meanwhile. */
export async function makePrimary(database: Database, shopper: Shopper, ref: CartRef): Promise<Result<OpenCart>> {
  try {
    return await transactional(database, (executor) => exchangePrimary(executor, shopper, ref))
  } catch (error) {
    if (store.isSecondPrimaryCart(error)) return err(cartRefusals.primaryCartChanged)
    throw error
  }
}

/** Keeps what a buyer put into a cart before signing in, once. */
export function preserveCart(
  executor: Executor,
  shopper: Shopper,
  guest: { readonly ref: CartRef; readonly guestKey: string | null },
): Promise<Result<PreservedLines>> {
  return moveGuestCart(executor, shopper, guest)
}

/** Every line of a cart, oldest first. */
export function findLines(executor: Executor, cartId: string): Promise<CartLine[]> {
  return store.findLines(executor, cartId)
}

/** Stores another status of a locked cart, or the purchase order that it is paid by. */
export async function setCartState(
  executor: Executor,
  open: OpenCart,
  state: Partial<Pick<OpenCart['cart'], 'status' | 'purchaseOrderNumber'>>,
): Promise<OpenCart> {
  const cart = { ...open.cart, ...state }
  await store.saveCart(executor, cart)
  return { ...open, cart }
}

/** Stores ways of delivery. */
export async function createDeliveryMethods(executor: Executor, methods: readonly NewDeliveryMethod[]): Promise<void> {
  await insertDeliveryMethods(executor, methods)
}

async function openGroup(
  executor: Executor,
  shopper: Shopper,
  named: { readonly ref: CartRef; readonly groupId: string | null },
): Promise<Result<OpenGroup>> {
  const opened = await openForChange(executor, shopper, named.ref)
  return opened.ok ? namedGroup(opened.value, named.groupId ?? opened.value.group.id) : opened
}
