import { CARTS_PER_BUYER, RECEIVED_CARTS_PER_BUYER } from '@hydrant/contract/shared/limits.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import { recordChangeByStaff } from '../records/service.ts'
import type { Shopper } from '../accounts/service.ts'
import type { Cart, CustomFields, DeliveryGroup, GroupWithMethod } from './cart.ts'
import { countGuestCartWithinLimit } from './guests/guest-cart-limit.ts'
import { type CartOwner, insertCartIfNoneIsLive, type NewCartRow, type ReadOnlyDb, type Transaction } from './store.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { countLiveCarts } from './owned-cart-store.ts'
import { createDefaultGroup } from './delivery/default-group.ts'
import { findCartByRefForUpdate, toCartOwner, loadNewCart, findAndLoadCart, cacheLiveCartId } from './load-cart.ts'
import { EMPTY_TOTALS } from './pricing/cart-totals.ts'

const DEFAULT_CART_NAME = 'Cart'

/**
 * Returns the live cart of a shopper, locked; creates it when there is none. Throws when a guest has no secret key.
 * Returns an error (429), which must roll the transaction back, when the client address of a guest has created too many
 * carts.
 */
export async function lockOrCreateLiveCart(
  tx: Transaction,
  shopper: Shopper,
): Promise<Result<{ loaded: LoadedCart; isNew: boolean }>> {
  const existing = await lockExistingLiveCart(tx, shopper)
  if (existing !== null) return ok({ loaded: existing, isNew: false })
  const createResult = await insertEmptyCartWithinLimit(tx, shopper, {})
  if (!createResult.ok) return createResult
  if (createResult.value !== null)
    return ok({ loaded: await loadNewCart(tx, shopper, createResult.value), isNew: true })
  const concurrentCart = await lockExistingLiveCart(tx, shopper)
  if (concurrentCart === null) throw new Error('The cart that somebody else has just made is gone.')
  return ok({ loaded: concurrentCart, isNew: false })
}

/**
 * Returns the live cart of a shopper, locked. If there is none, returns a new cart that is not in the database yet, which
 * `insertCartWithLines` saves. That function throws an error for which `isPrimaryCartConflict` is true when another
 * request has created a cart first.
 */
export async function lockOrBuildUnsavedLiveCart(tx: Transaction, shopper: Shopper): Promise<LoadedCart> {
  const existing = await lockExistingLiveCart(tx, shopper)
  if (existing !== null) return existing
  const { row, groups } = toNewCart(shopper, {})
  const cart: Cart = {
    ...row,
    status: 'Active',
    version: 0,
    pricedFor: null,
    pricedVersion: 0,
    purchaseOrderNumber: null,
    totals: EMPTY_TOTALS,
  }
  cacheLiveCartId(getCartOwner(shopper), cart.id)
  return { ...(await loadNewCart(tx, shopper, { cart, groups })), isUnsaved: true }
}

async function lockExistingLiveCart(tx: Transaction, shopper: Shopper): Promise<LoadedCart | null> {
  if (shopper.isNewGuest) return null
  const cartResult = await findAndLoadCart(
    tx,
    { shopper, ref: 'current' },
    { find: () => findCartByRefForUpdate(tx, shopper, 'current'), loadMore: async () => null },
  )
  return cartResult.ok && cartResult.value !== null ? cartResult.value.loaded : null
}

/** A cart with its delivery groups. */
interface CartWithGroups {
  readonly cart: Cart
  readonly groups: readonly GroupWithMethod[]
}

/** Fields of a new cart that differ from the defaults. */
export interface NewCartOptions {
  readonly name?: string
  readonly type?: Cart['type']
  readonly isSecondary?: boolean
  /** Whether it is for lines that are saved for later; it has to be secondary then. */
  readonly isSavedForLater?: boolean
  /** The user who sends it to its owner. */
  readonly sentById?: string | null
  readonly customFields?: CustomFields
  /** The delivery groups, instead of an empty default one; the first is the default one. */
  readonly groups?: ReadonlyArray<Omit<DeliveryGroup, 'cartId'>>
}

/**
 * Inserts an empty cart with its delivery groups, locked, and counts it for a guest's client address. Returns null when
 * the shopper has a live cart already, and an error, which must roll the transaction back, when the address has created
 * too many. The delivery methods of the groups are not loaded.
 */
export async function insertEmptyCartWithinLimit(
  tx: Transaction,
  shopper: Shopper,
  options: NewCartOptions,
): Promise<Result<CartWithGroups | null>> {
  const { row, groups } = toNewCart(shopper, options)
  const cart = await insertCartIfNoneIsLive(
    tx,
    row,
    groups.map(({ group }) => group),
  )
  if (cart === null) return ok(null)
  await recordChangeByStaff(tx, { objectName: 'WebCart', recordId: cart.id, operation: 'create' })
  const limitResult = await countGuestCartWithinLimit(tx, shopper.guestCartLimit)
  return limitResult.ok ? ok({ cart, groups }) : limitResult
}

function toNewCart(
  shopper: Shopper,
  options: NewCartOptions,
): { readonly row: NewCartRow; readonly groups: readonly GroupWithMethod[] } {
  const cartOwner = getCartOwner(shopper)
  const {
    name = DEFAULT_CART_NAME,
    groups = [createDefaultGroup()],
    customFields = [],
    type = 'Cart',
    isSecondary = false,
    isSavedForLater = false,
    sentById = null,
  } = options
  const id = newId('0a6')
  const owner =
    'guestKey' in cartOwner
      ? { guestKey: cartOwner.guestKey, ownerId: null, accountId: null, currencyIsoCode: shopper.currency }
      : { ...cartOwner, guestKey: null }
  return {
    row: {
      id,
      webstoreId: shopper.webstore.id,
      ...owner,
      name,
      type,
      isSecondary,
      isSavedForLater,
      sentById,
      customFields,
    },
    groups: groups.map((group) => ({ group: { ...group, cartId: id }, method: null })),
  }
}

/** Whether a shopper has the maximum number of carts of their own. */
export async function hasReachedCartLimit(db: ReadOnlyDb, shopper: Shopper): Promise<boolean> {
  return (await countLiveCarts(db, getCartOwner(shopper), 'owner')) >= CARTS_PER_BUYER
}

/** Whether a shopper has the maximum number of carts from colleagues. */
export async function hasReachedReceivedCartLimit(db: ReadOnlyDb, shopper: Shopper): Promise<boolean> {
  return (await countLiveCarts(db, getCartOwner(shopper), 'colleagues')) >= RECEIVED_CARTS_PER_BUYER
}

function getCartOwner(shopper: Shopper): CartOwner {
  const cartOwner = toCartOwner(shopper)
  if (cartOwner === null) throw new Error('A cart is made only for a buyer, or for a guest with a secret.')
  return cartOwner
}
