import type { CartInput, CartItemInput, CartItemUpdate } from '@hydrant/contract/shop/cart.ts'
import type { DeliveryGroupInput } from '@hydrant/contract/shop/delivery.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { toFullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { releaseReservation } from '../inventory/service.ts'
import { type AddedLines, addToCart } from './add-items.ts'
import { assignLinesToGroups, type ArrangementInput, resolveArrangements } from './arrange-items.ts'
import type { CartLine, CustomFields } from './cart.ts'
import { addCoupon, removeCoupon } from './cart-coupons.ts'
import { EMPTY_TOTALS } from './cart-totals.ts'
import { changeItem, type LoadedLine, removeItem } from './change-item.ts'
import { cloneCart as cloneOpenCart } from './clone-cart.ts'
import { parseCustomFields } from './custom-fields.ts'
import {
  addGroup,
  changeGroup,
  type DeliveryChangeHandler,
  resolveGroup,
  type LoadedGroup,
  removeEmptyGroups,
  removeGroup,
} from './delivery-groups.ts'
import { insertDeliveryMethods, type NewDeliveryMethod } from './delivery-store.ts'
import { cartErrors } from './errors.ts'
import {
  type CartRef,
  ensureLiveCart,
  findCartByRef,
  hasReachedCartLimit,
  createEmptyCart,
  loadCart,
  type LoadedCart,
} from './load-cart.ts'
import { ensureCartForChange, lockCartForChange, lockCartWithLine, lockLiveCart, loadNamedCart } from './lock-cart.ts'
import { swapPrimaryCart } from './swap-primary-cart.ts'
import { mergeGuestCart, type MergedGuestCart } from './merge-guest-cart.ts'
import { hasStalePrices } from './reprice-cart.ts'
import { recalculateCart } from './recalculate-cart.ts'
import { type CartReservation, reserveCart as reserveOpenCart } from './reserve-cart.ts'
import * as store from './store.ts'

export { addItem } from './add-item.ts'
export { deleteOldGuestCarts } from './delete-old-guest-carts.ts'
export { getReservationSeconds } from './reserve-cart.ts'
export type { CartLine, CustomFields } from './cart.ts'
export type { AddedLines } from './add-items.ts'
export type { ArrangementInput } from './arrange-items.ts'
export type { CartAmounts } from './calculate-amounts.ts'
export type { LoadedLine } from './change-item.ts'
export type { DeliveryPreferences, MethodsByGroup } from './cart-delivery.ts'
export type { DeliveryChangeHandler, LoadedGroup } from './delivery-groups.ts'
export type { CartRef, LoadedCart } from './load-cart.ts'
export type { MergedGuestCart } from './merge-guest-cart.ts'
export type { CartReservation } from './reserve-cart.ts'
export type { LineListing } from './store.ts'
export { GUEST_LIMIT_REACHED } from './errors.ts'
export { withGuestKey } from './guest-key.ts'
export { allocateCart, type LineShare } from './allocate-cart.ts'
export { toCartSummary } from './cart-body.ts'
export { parseCustomFields, toCustomFields } from './custom-fields.ts'
export { setDeliveryMethod, findMethodsByGroup, saveDeliveryPreferences, setDeliveryAddress } from './cart-delivery.ts'
export { calculateCartAmounts } from './calculate-cart-amounts.ts'
export { toDeliveryGroupBodies } from './delivery-body.ts'
export { findGroupsToDeliver } from './load-cart.ts'
export { lockCart, lockLiveCart } from './lock-cart.ts'
export { resolveAddress, resolveDeliveryAddress, findDeliveryAddressError } from './resolve-address.ts'
export { isPastDay, parseDeliveryDate } from './parse-delivery-date.ts'
export { toCartItem, toProductSummary } from './line-body.ts'
export {
  findGuestQuantities,
  findProductsOfLines,
  listFirstLines,
  listLines,
  listLinesOfProduct,
  listProducts,
} from './line-pages.ts'
export { findRequestedLines } from './find-requested-lines.ts'
export { hasStalePrices, repriceCart } from './reprice-cart.ts'

/** A requested change of a delivery group. */
export interface GroupUpdate {
  readonly ref: CartRef
  /** Null: the default delivery group. */
  readonly groupId: string | null
  readonly input: DeliveryGroupInput
  readonly onDeliveryChange: DeliveryChangeHandler
}

/** Loads a cart, and reprices it when its prices are stale. Null: `current` without a cart. */
export async function readCart(database: Database, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart | null>> {
  const cartResult = await database.read((executor) => loadNamedCart(executor, shopper, { ref, lock: false }))
  if (!cartResult.ok || cartResult.value === null || !hasStalePrices(cartResult.value)) return cartResult
  const { id } = cartResult.value.cart
  return database.transaction((executor) => lockLiveCart(executor, shopper, id))
}

/** Returns a cart, and creates it when there is none. Only `current` and `active` can be created. */
export async function ensureCart(
  executor: Executor,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<{ loaded: LoadedCart; isNew: boolean }>> {
  const result = await findCartByRef(executor, shopper, { ref, lock: false })
  if (!result.ok && result.error.code !== cartErrors.noActiveCart.code) return result
  if (result.ok && result.value !== null)
    return ok({ loaded: await loadCart(executor, shopper, result.value), isNew: false })
  if (ref !== 'current' && ref !== 'active') return result.ok ? err(cartErrors.noActiveCart) : result
  return ensureLiveCart(executor, shopper)
}

/**
 * Creates a cart. A buyer's new cart becomes the primary one, and the previous one becomes secondary; a guest has only
 * one.
 */
export async function createCart(executor: Executor, shopper: Shopper, input: CartInput): Promise<Result<LoadedCart>> {
  const currency = (input.currencyIsoCode ?? shopper.currency).toUpperCase()
  const inputError = findInputError(shopper, { ...input, currencyIsoCode: currency })
  if (inputError !== null) return err(inputError)
  const customFields = parseCustomFields(input.customFields)
  if (!customFields.ok) return customFields
  const owner = { ...shopper, currency }
  const isSecondary = input.isSecondary === true && shopper.user !== null
  const currentCart = await findCartByRef(executor, owner, { ref: 'current', lock: true })
  if (shopper.user !== null && (await hasReachedCartLimit(executor, owner))) return err(cartErrors.tooManyCarts)
  if (!isSecondary && shopper.user !== null && currentCart.ok && currentCart.value !== null)
    await store.updateCart(executor, { ...currentCart.value, isSecondary: true })
  const created = await createEmptyCart(executor, owner, {
    name: input.name ?? 'Cart',
    isSecondary,
    customFields: customFields.value,
  })
  if (!created.ok) return created
  return created.value === null
    ? lockCartForChange(executor, owner, 'current')
    : ok(await loadCart(executor, owner, created.value.cart))
}

/** Returns the error that prevents creating a cart from the input; null when there is none. */
function findInputError(
  { webstore, account, userId }: Shopper,
  { currencyIsoCode, type, effectiveAccountId, orderOwnerId }: CartInput & { readonly currencyIsoCode: string },
): DomainError | null {
  if (!webstore.supportedCurrencies.includes(currencyIsoCode)) return cartErrors.unsupportedCurrency
  if (type !== undefined && type !== 'Cart') return cartErrors.onlyOrdinaryCarts
  if (typeof effectiveAccountId === 'string' && normalizeId(effectiveAccountId) !== account?.id)
    return cartErrors.otherAccount
  return typeof orderOwnerId === 'string' && normalizeId(orderOwnerId) !== userId ? cartErrors.otherOwner : null
}

/** Deletes a cart, with everything in it and its reserved stock. */
export async function deleteCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<null>> {
  const locked = await lockLiveCart(executor, shopper, ref)
  if (!locked.ok) return locked
  const { cart } = locked.value
  await releaseReservation(executor, cart.id)
  await store.deleteLines(executor, cart.id)
  await store.updateCart(executor, { ...cart, status: 'PendingDelete', totals: EMPTY_TOTALS })
  return ok(null)
}

/** Adds products; creates `current` and `active` when there is no cart. Each input has its own result. */
export async function addItems(
  executor: Executor,
  shopper: Shopper,
  added: { readonly ref: CartRef; readonly inputs: readonly CartItemInput[] },
): Promise<Result<AddedLines>> {
  const locked = await ensureCartForChange(executor, shopper, added.ref)
  return locked.ok ? ok(await addToCart(executor, locked.value, added.inputs)) : locked
}

/** Changes a line, usually its quantity. When it becomes the same as another line, the two are merged. */
export async function updateItem(
  executor: Executor,
  shopper: Shopper,
  changed: { readonly ref: CartRef; readonly lineId: string; readonly update: CartItemUpdate },
): Promise<Result<LoadedLine>> {
  const result = await lockCartWithLine(executor, shopper, changed)
  return result.ok ? changeItem(executor, result.value, changed.update) : result
}

/** Removes a line. */
export async function deleteItem(
  executor: Executor,
  shopper: Shopper,
  removed: { readonly ref: CartRef; readonly lineId: string },
): Promise<Result<LoadedCart>> {
  const result = await lockCartWithLine(executor, shopper, removed)
  return result.ok ? ok(await removeItem(executor, result.value)) : result
}

/** Adds a coupon to a cart; returns an error with the reason when it would not reduce anything. */
export async function applyCoupon(
  executor: Executor,
  shopper: Shopper,
  applied: { readonly ref: CartRef; readonly code: string },
): Promise<Result<LoadedCart>> {
  const locked = await lockCartForChange(executor, shopper, applied.ref)
  return locked.ok ? addCoupon(executor, locked.value, applied.code) : locked
}

/** Removes a coupon from a cart. */
export async function deleteCoupon(
  executor: Executor,
  shopper: Shopper,
  removed: { readonly ref: CartRef; readonly cartCouponId: string },
): Promise<Result<LoadedCart>> {
  const locked = await lockCartForChange(executor, shopper, removed.ref)
  return locked.ok ? removeCoupon(executor, locked.value, toFullId(removed.cartCouponId)) : locked
}

/**
 * Stores an address for a cart's default delivery group, and custom fields, and recalculates the cart; null keeps what
 * the cart has.
 */
export async function recalculateCartForAddress(
  database: Database,
  shopper: Shopper,
  evaluated: {
    readonly ref: CartRef
    readonly address: DeliveryGroupInput['deliveryAddress']
    readonly customFields: CustomFields | null
    readonly onDeliveryChange: DeliveryChangeHandler
  },
): Promise<Result<LoadedCart>> {
  const { ref, address = null, onDeliveryChange } = evaluated
  const customFields = evaluated.customFields === null ? ok(null) : parseCustomFields(evaluated.customFields)
  if (!customFields.ok) return customFields
  const result = await transactional(database, async (executor): Promise<Result<ChangedGroup>> => {
    const calculated = await recalculateCart(executor, shopper, { ref, customFields: customFields.value })
    if (!calculated.ok) return calculated
    const loaded = calculated.value
    if (address === null) return ok({ group: { loaded, groupId: loaded.group.id }, finish: async () => {} })
    const input = { deliveryAddress: address }
    return updateLockedGroup(executor, shopper, { ref, groupId: null, input, onDeliveryChange })
  })
  if (!result.ok) return result
  await result.value.finish()
  return ok(result.value.group.loaded)
}

/** Creates a delivery group. Call it in a transaction that is rolled back on an error. */
export async function createGroup(
  executor: Executor,
  shopper: Shopper,
  created: { readonly ref: CartRef; readonly input: DeliveryGroupInput },
): Promise<Result<LoadedGroup>> {
  const locked = await lockCartForChange(executor, shopper, created.ref)
  return locked.ok ? addGroup(executor, locked.value, created.input) : locked
}

/** Changes address, method and preferences of a delivery group, and calls `onDeliveryChange` for what follows. */
export async function updateGroup(
  database: Database,
  shopper: Shopper,
  changed: GroupUpdate,
): Promise<Result<LoadedGroup>> {
  const result = await transactional(database, (executor) => updateLockedGroup(executor, shopper, changed))
  if (!result.ok) return result
  await result.value.finish()
  return ok(result.value.group)
}

/** A changed delivery group; `finish` must be called after the commit. */
interface ChangedGroup {
  readonly group: LoadedGroup
  readonly finish: () => Promise<void>
}

/** Changes a delivery group in a transaction. */
async function updateLockedGroup(
  executor: Executor,
  shopper: Shopper,
  changed: GroupUpdate,
): Promise<Result<ChangedGroup>> {
  const target = await lockCartWithGroup(executor, shopper, changed)
  const updated = target.ok ? await changeGroup(executor, target.value, changed.input) : target
  return updated.ok
    ? ok({ group: updated.value, finish: await changed.onDeliveryChange(executor, updated.value) })
    : updated
}

/** Removes a delivery group, with its lines or without. Call it in a transaction that is rolled back on an error. */
export async function deleteGroup(
  executor: Executor,
  shopper: Shopper,
  removed: { readonly ref: CartRef; readonly groupId: string; readonly deleteCartItems: boolean },
): Promise<Result<LoadedCart>> {
  const target = await lockCartWithGroup(executor, shopper, removed)
  return target.ok ? removeGroup(executor, target.value, removed) : target
}

/**
 * Distributes lines over delivery groups. Call it in a transaction that is rolled back on an error: whether the default
 * group keeps a line is known only at the end.
 */
export async function arrangeItems(
  executor: Executor,
  shopper: Shopper,
  arranged: { readonly ref: CartRef; readonly inputs: readonly ArrangementInput[]; readonly deleteEmpty: boolean },
): Promise<Result<LoadedCart>> {
  const locked = await lockCartForChange(executor, shopper, arranged.ref)
  if (!locked.ok) return locked
  const arrangements = await resolveArrangements(executor, locked.value, arranged.inputs)
  const result = arrangements.ok ? await assignLinesToGroups(executor, locked.value, arrangements.value) : arrangements
  if (!result.ok) return result
  const loaded = result.value
  if (!loaded.cart.totals.byGroup.has(loaded.group.id)) return err(cartErrors.defaultGroupEmpty)
  return ok(arranged.deleteEmpty ? await removeEmptyGroups(executor, loaded) : loaded)
}

/** Reserves the stock of a cart for a number of seconds (null: the default of the store). Call it in a transaction. */
export async function reserveCart(
  executor: Executor,
  shopper: Shopper,
  reserved: { readonly ref: CartRef; readonly seconds: number | null },
): Promise<Result<CartReservation>> {
  const locked = await lockLiveCart(executor, shopper, reserved.ref)
  return locked.ok ? reserveOpenCart(executor, locked.value, reserved.seconds) : locked
}

/** Releases the reserved stock of a cart. */
export async function releaseCart(executor: Executor, shopper: Shopper, ref: CartRef): Promise<Result<null>> {
  const locked = await lockLiveCart(executor, shopper, ref)
  if (!locked.ok) return locked
  await releaseReservation(executor, locked.value.cart.id)
  return ok(null)
}

/**
 * Copies a cart into one that can only be paid, for an account that the shopper may act for (null: the account of the
 * cart). Call it in a transaction that is rolled back on an error.
 */
export async function cloneCart(
  executor: Executor,
  shopper: Shopper,
  cloned: { readonly ref: CartRef; readonly targetAccountId: string | null },
): Promise<Result<LoadedCart>> {
  const locked = await lockCartForChange(executor, shopper, cloned.ref)
  return locked.ok ? cloneOpenCart(executor, locked.value, cloned.targetAccountId) : locked
}

/** Makes a cart the primary one of its owner; returns an error when another request does so at the same time. */
export async function makePrimary(database: Database, shopper: Shopper, ref: CartRef): Promise<Result<LoadedCart>> {
  try {
    return await transactional(database, (executor) => swapPrimaryCart(executor, shopper, ref))
  } catch (error) {
    if (store.isPrimaryCartConflict(error)) return err(cartErrors.primaryCartChanged)
    throw error
  }
}

/** Moves the cart that a buyer filled before signing in into their own cart, once. */
export function preserveCart(
  executor: Executor,
  shopper: Shopper,
  guest: { readonly ref: CartRef; readonly guestKey: string | null },
): Promise<Result<MergedGuestCart>> {
  return mergeGuestCart(executor, shopper, guest)
}

/** Finds all lines of a cart, oldest first. */
export function findLines(executor: Executor, cartId: string): Promise<CartLine[]> {
  return store.findLines(executor, cartId)
}

/** Saves another status of a locked cart, or the purchase order that pays it. */
export async function setCartState(
  executor: Executor,
  loaded: LoadedCart,
  state: Partial<Pick<LoadedCart['cart'], 'status' | 'purchaseOrderNumber'>>,
): Promise<LoadedCart> {
  const cart = { ...loaded.cart, ...state }
  await store.updateCart(executor, cart)
  return { ...loaded, cart }
}

/** Inserts delivery methods. */
export async function createDeliveryMethods(executor: Executor, methods: readonly NewDeliveryMethod[]): Promise<void> {
  await insertDeliveryMethods(executor, methods)
}

async function lockCartWithGroup(
  executor: Executor,
  shopper: Shopper,
  target: { readonly ref: CartRef; readonly groupId: string | null },
): Promise<Result<LoadedGroup>> {
  const locked = await lockCartForChange(executor, shopper, target.ref)
  return locked.ok ? resolveGroup(locked.value, target.groupId ?? locked.value.group.id) : locked
}
