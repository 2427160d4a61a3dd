import type { CartInput, CartItemUpdate } from '@hydrant/contract/shop/cart.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { deleteReservation } from '../inventory/service.ts'
import { addCouponAndReprice, removeCouponAndReprice } from './pricing/cart-coupons.ts'
import { isLive } from './cart.ts'
import { EMPTY_TOTALS } from './pricing/cart-totals.ts'
import { changeOrMergeLine, type LoadedLine, removeLineAndReleaseStock } from './lines/change-item.ts'
import { cloneLockedCartForPayment } from './clone-cart.ts'
import { parseCustomFields } from './custom-fields.ts'
import { cartErrors } from './errors.ts'
import {
  type CartRef,
  findCartByRef,
  findCartByRefForUpdate,
  invalidateLiveCartId,
  loadCart,
  loadCartWithoutRepricing,
  type LoadedWithMore,
} from './load-cart.ts'
import { lockOrCreateLiveCart, hasReachedCartLimit, insertEmptyCartWithinLimit } from './create-cart.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { lockAndRepriceEditableCart, lockCartAndFindLine, lockAndRepriceLiveCart } from './lock-cart.ts'
import { swapPrimaryCart } from './swap-primary-cart.ts'
import { hasStalePrices } from './pricing/reprice-cart.ts'
import { type CartReservation, reserveStockOfLockedCart } from './reservations/reserve-cart.ts'
import * as store from './store.ts'
import { calculateDeliveryTo, type EstimatedDelivery } from './delivery/estimate-delivery.ts'
import { resolveDestination } from './delivery/resolve-address.ts'
import { deleteAllLines } from './lines/line-store.ts'

export { addItem } from './lines/add-item.ts'
export { addItems } from './lines/add-batch.ts'
export {
  arrangeItemsInGroups,
  createGroup,
  deleteGroup,
  saveAddressAndRecalculateCart,
  updateGroup,
} from './delivery/change-delivery.ts'
export { addToCart } from './lines/add-items.ts'
export { addCouponAndReprice, removeCouponAndReprice } from './pricing/cart-coupons.ts'
export { deleteOldGuestCarts } from './guests/delete-old-guest-carts.ts'
export { getDefaultReservationSeconds, toStockLines } from './reservations/reserve-cart.ts'
export type { CartLine, CustomFields, DeliveryAddress } from './cart.ts'
export type { AddedLines } from './lines/add-items.ts'
export type { CartAmounts } from './pricing/calculate-amounts.ts'
export type { LoadedLine } from './lines/change-item.ts'
export type { DeliveryPreferences } from './delivery/cart-delivery.ts'
export type { DeliveryChangeHandler, LoadedGroup } from './delivery/delivery-groups.ts'
export type { CartRef, LoadedWithMore } from './load-cart.ts'
export { invalidateLiveCartId } from './load-cart.ts'
export { buildCartClosing } from './store.ts'
export type { LoadedCart } from './loaded-cart.ts'
export { mergeGuestCart } from './guests/merge-guest-cart.ts'
export { composeSentCartMail, sendCart } from './send-cart.ts'
export { listOwnedCarts, moveItems, type MovedLines, renameCart } from './owned-carts.ts'
export type { OwnedCart } from './owned-cart-store.ts'
export type { CartReservation } from './reservations/reserve-cart.ts'
export type { LineListing } from './lines/line-store.ts'
export { insertDeliveryMethods } from './delivery/delivery-store.ts'
export { findLines } from './lines/line-store.ts'
export { cartErrors, guestLimitReachedMessage } from './errors.ts'
export { withEnsuredGuestKey } from './guests/guest-key.ts'
export { allocateCartAmounts, type LineShare } from './pricing/allocate-cart.ts'
export { toCartSummary } from './cart-body.ts'
export { readLineNote } from './lines/line-note.ts'
export { areCustomTextsValid, parseCustomFields, readCustomText, toCustomFields } from './custom-fields.ts'
export {
  saveDeliveryMethodAndReprice,
  savePreferencesAndReprice,
  saveDeliveryAddressAndReprice,
  startCheckoutOfCart,
} from './delivery/cart-delivery.ts'
export { calculateArrivalOf, findScheduledMethodsByGroup, type ScheduledMethodsByGroup } from './delivery/arrivals.ts'
export { estimateProductDelivery } from './delivery/product-delivery.ts'
export { calculateCartAmounts } from './pricing/calculate-cart-amounts.ts'
export { toDeliveryGroupBodies } from './delivery/delivery-body.ts'
export { findGroupsToDeliverOrFirst } from './delivery/find-groups.ts'
export {
  lockOrCreateEditableCart,
  lockCartInAnyStatus,
  lockAndRepriceEditableCart,
  lockAndRepriceLiveCart,
  lockAndRepriceLiveCartWith,
} from './lock-cart.ts'
export {
  resolveAddress,
  validateBookAddressForDelivery,
  resolveDeliveryAddress,
  findDeliveryAddressError,
} from './delivery/resolve-address.ts'
export { isPastDay, parseDeliveryDate } from './delivery/parse-delivery-date.ts'
export { toCartItem, toProductSummary } from './lines/line-body.ts'
export {
  findProductsOfLines,
  listFirstLinesOfGroups,
  listLines,
  listLinesOfProduct,
  listCartProducts,
} from './lines/line-pages.ts'
export { findGuestQuantities, findGuestQuantityLimit } from './guests/guest-quantities.ts'
export { findPurchaseError, findQuantityRuleError } from './pricing/purchasable.ts'
export { findRequestedLines } from './lines/find-requested-lines.ts'
export { hasStalePrices, repriceCart } from './pricing/reprice-cart.ts'

/** Loads a cart, and reprices it when its prices are stale; null for `current` when there is none. */
export async function loadAndRepriceCart(
  database: Database,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart | null>> {
  const result = await loadAndRepriceCartWith(database, shopper, { ref, loadMore: async () => null })
  return result.ok ? ok(result.value?.loaded ?? null) : result
}

/** Loads a cart as `loadAndRepriceCart` does, and what `loadMore` returns for it before it is repriced. */
export async function loadAndRepriceCartWith<More>(
  database: Database,
  shopper: Shopper,
  { ref, loadMore }: { readonly ref: CartRef; readonly loadMore: (db: ReadOnlyDb, cartId: string) => Promise<More> },
): Promise<Result<LoadedWithMore<More> | null>> {
  const result = await database.query((db) =>
    loadCartWithoutRepricing(db, { shopper, ref, loadMore: (cartId) => loadMore(db, cartId) }),
  )
  if (!result.ok || result.value === null || !hasStalePrices(result.value.loaded)) return result
  const { loaded, more } = result.value
  const repriceResult = await database.transaction((tx) => lockAndRepriceLiveCart(tx, shopper, loaded.cart.id))
  return repriceResult.ok ? ok({ loaded: repriceResult.value, more }) : repriceResult
}

/**
 * Calculates what a checkout would calculate if all deliveries of a cart went to one place; stores no address. Returns an
 * error that names the fields when the place is incomplete, contradictory or not delivered to.
 */
export async function estimateDelivery(
  database: Database,
  shopper: Shopper,
  { ref, destination }: { readonly ref: CartRef; readonly destination: Parameters<typeof resolveDestination>[1] },
): Promise<Result<EstimatedDelivery>> {
  const addressResult = resolveDestination(shopper, destination)
  if (!addressResult.ok) return addressResult
  const cartResult = await loadAndRepriceCart(database, shopper, ref)
  if (!cartResult.ok) return cartResult
  const loaded = cartResult.value
  if (loaded === null) return err(cartErrors.noActiveCart)
  return ok(await database.query((db) => calculateDeliveryTo(db, loaded, addressResult.value)))
}

/** Returns a cart, and creates it when there is none. Only `current` and `active` can be created. */
export function ensureCart(
  database: Database,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<{ loaded: LoadedCart; isNew: boolean }>> {
  return runOrRollBack(database, async (tx) => {
    const result = await findCartByRef(tx, shopper, ref)
    if (!result.ok && result.error.code !== cartErrors.noActiveCart.code) return result
    if (result.ok && result.value !== null)
      return ok({ loaded: await loadCart(tx, shopper, result.value), isNew: false })
    if (ref !== 'current' && ref !== 'active') return result.ok ? err(cartErrors.noActiveCart) : result
    return lockOrCreateLiveCart(tx, shopper)
  })
}

/**
 * Creates a cart. A buyer's new cart becomes the primary one, and the previous one becomes secondary; a guest has only
 * one.
 */
export function createCart(database: Database, shopper: Shopper, input: CartInput): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    const currency = (input.currencyIsoCode ?? shopper.currency).toUpperCase()
    const inputError = findCartInputError(shopper, { ...input, currencyIsoCode: currency })
    if (inputError !== null) return err(inputError)
    const customFieldsResult = parseCustomFields(input.customFields)
    if (!customFieldsResult.ok) return customFieldsResult
    const owner = { ...shopper, currency }
    const isSecondary = input.isSecondary === true && shopper.user !== null
    const currentCartResult = await findCartByRefForUpdate(tx, owner, 'current')
    if (shopper.user !== null && (await hasReachedCartLimit(tx, owner))) return err(cartErrors.tooManyCarts)
    if (!isSecondary && shopper.user !== null && currentCartResult.ok && currentCartResult.value !== null)
      await store.updateCart(tx, { ...currentCartResult.value, isSecondary: true })
    const createResult = await insertEmptyCartWithinLimit(tx, owner, {
      name: input.name ?? 'Cart',
      isSecondary,
      customFields: customFieldsResult.value,
    })
    if (!createResult.ok) return createResult
    return createResult.value === null
      ? lockAndRepriceEditableCart(tx, owner, 'current')
      : ok(await loadCart(tx, owner, createResult.value.cart))
  })
}

/** Returns the error that prevents creating a cart from the input; null when there is none. */
function findCartInputError(
  { webstore, account, userId }: Shopper,
  { currencyIsoCode, type, effectiveAccountId, orderOwnerId }: CartInput & { readonly currencyIsoCode: string },
): DomainError | null {
  if (!webstore.supportedCurrencies.includes(currencyIsoCode)) return cartErrors.unsupportedCurrency
  if (type !== undefined && type !== 'Cart') return cartErrors.onlyOrdinaryCarts
  if (typeof effectiveAccountId === 'string' && normalizeId(effectiveAccountId) !== account?.id)
    return cartErrors.otherAccount
  return typeof orderOwnerId === 'string' && normalizeId(orderOwnerId) !== userId ? cartErrors.otherOwner : null
}

/** What else happens, in the transaction that deletes a cart. */
export type CartDeletionHandler = (tx: Transaction, cartId: string) => Promise<void>

/** Marks a cart as `PendingDelete`, and deletes its lines and its stock reservation. */
export function deleteCart(
  database: Database,
  shopper: Shopper,
  { ref, onDeletion }: { readonly ref: CartRef; readonly onDeletion: CartDeletionHandler },
): Promise<Result<null>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceLiveCart(tx, shopper, ref)
    if (!lockResult.ok) return lockResult
    const { cart } = lockResult.value
    await deleteReservation(tx, cart.id)
    await deleteAllLines(tx, cart.id)
    await onDeletion(tx, cart.id)
    await store.updateCart(tx, { ...cart, status: 'PendingDelete', totals: EMPTY_TOTALS })
    return ok(null)
  })
}

/** Changes a line, usually its quantity. When it becomes the same as another line, the two are merged. */
export function updateItem(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly lineId: string; readonly update: CartItemUpdate },
): Promise<Result<LoadedLine>> {
  return runOrRollBack(database, async (tx) => {
    const result = await lockCartAndFindLine(tx, shopper, request)
    return result.ok ? changeOrMergeLine(tx, result.value, request.update) : result
  })
}

/** Removes a line. */
export function deleteItem(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly lineId: string },
): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    const result = await lockCartAndFindLine(tx, shopper, request)
    return result.ok ? ok(await removeLineAndReleaseStock(tx, result.value)) : result
  })
}

/** Adds a coupon to a cart; returns an error with the reason when it would not reduce anything. */
export function applyCoupon(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly code: string },
): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, request.ref)
    return lockResult.ok ? addCouponAndReprice(tx, lockResult.value, request.code) : lockResult
  })
}

/** Removes a coupon from a cart. */
export function deleteCoupon(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly cartCouponId: string },
): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, request.ref)
    return lockResult.ok ? removeCouponAndReprice(tx, lockResult.value, request.cartCouponId) : lockResult
  })
}

/** Reserves the stock of a cart for a number of seconds (null: the default of the store). */
export function reserveStockOfCart(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly seconds: number | null },
): Promise<Result<CartReservation>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceLiveCart(tx, shopper, request.ref)
    return lockResult.ok ? reserveStockOfLockedCart(tx, lockResult.value, request.seconds) : lockResult
  })
}

/** Releases the reserved stock of a cart. */
export function releaseStockOfCart(database: Database, shopper: Shopper, ref: CartRef): Promise<Result<null>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceLiveCart(tx, shopper, ref)
    if (!lockResult.ok) return lockResult
    await deleteReservation(tx, lockResult.value.cart.id)
    return ok(null)
  })
}

/**
 * Copies a cart into one that can only be paid, for an account that the shopper may act for (null: the account of the
 * cart).
 */
export function cloneCartForPayment(
  database: Database,
  shopper: Shopper,
  request: { readonly ref: CartRef; readonly targetAccountId: string | null },
): Promise<Result<LoadedCart>> {
  return runOrRollBack(database, async (tx) => {
    const lockResult = await lockAndRepriceEditableCart(tx, shopper, request.ref)
    return lockResult.ok ? cloneLockedCartForPayment(tx, lockResult.value, request.targetAccountId) : lockResult
  })
}

/** Makes a cart the primary one of its owner; returns an error when another request does so at the same time. */
export async function makeCartPrimary(database: Database, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart>> {
  try {
    return await runOrRollBack(database, (tx) => swapPrimaryCart(tx, shopper, ref))
  } catch (error) {
    if (store.isPrimaryCartConflict(error)) return err(cartErrors.primaryCartChanged)
    throw error
  }
}

/** Saves another status of a locked cart, or the purchase order that pays it. */
export async function saveCartStatusOrPurchaseOrder(
  tx: Transaction,
  loaded: LoadedCart,
  changes: Partial<Pick<LoadedCart['cart'], 'status' | 'purchaseOrderNumber'>>,
): Promise<LoadedCart> {
  const cart = { ...loaded.cart, ...changes }
  await store.updateStatusAndPurchaseOrder(tx, cart)
  if (!isLive(cart)) invalidateLiveCartId(loaded.shopper)
  return { ...loaded, cart }
}
