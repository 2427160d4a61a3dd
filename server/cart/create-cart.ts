import { CARTS_PER_BUYER } from '@hydrant/contract/shared/limits.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import type { Cart, CustomFields, DeliveryGroup, GroupWithMethod } from './cart.ts'
import { countGuestCartWithinLimit } from './guests/guest-cart-limit.ts'
import {
  type CartOwner,
  countLiveCarts,
  insertCart,
  type NewCartRow,
  type ReadOnlyDb,
  type Transaction,
} from './store.ts'
import type { LoadedCart } from './loaded-cart.ts'
import { createDefaultGroup } from './delivery/default-group.ts'
import { findCartByRefForUpdate, findCartOwner, loadNewCart, openCart, rememberLiveCart } from './load-cart.ts'
import { EMPTY_TOTALS } from './pricing/cart-totals.ts'

const DEFAULT_CART_NAME = 'Cart'

/**
 * Returns the live cart of a shopper, locked; creates it when there is none, or returns an error (429) when a guest's
 * address has created too many. A guest must have a secret key by now. An error must roll the
 * transaction back.
 */
export async function lockOrCreateLiveCart(
  tx: Transaction,
  shopper: Shopper,
): Promise<Result<{ loaded: LoadedCart; isNew: boolean }>> {
  const existing = await lockExistingCart(tx, shopper)
  if (existing !== null) return ok({ loaded: existing, isNew: false })
  const created = await createEmptyCart(tx, shopper, {})
  if (!created.ok) return created
  if (created.value !== null) return ok({ loaded: await loadNewCart(tx, shopper, created.value), isNew: true })
  const concurrentCart = await lockExistingCart(tx, shopper)
  if (concurrentCart === null) throw new Error('The cart that somebody else has just made is gone.')
  return ok({ loaded: concurrentCart, isNew: false })
}

/**
 * Returns the live cart of a shopper, locked, or an unsaved new one when there is none: `saveCartWithLines` inserts it,
 * and fails with `isPrimaryCartConflict` when another request has created one meanwhile.
 */
export async function lockOrDraftLiveCart(tx: Transaction, shopper: Shopper): Promise<LoadedCart> {
  const existing = await lockExistingCart(tx, shopper)
  if (existing !== null) return existing
  const { row, groups } = toNewCart(shopper, {})
  const cart: Cart = {
    ...row,
    status: 'Active',
    version: 0,
    pricedFor: null,
    purchaseOrderNumber: null,
    totals: EMPTY_TOTALS,
  }
  rememberLiveCart(getCartOwner(shopper), cart.id)
  return { ...(await loadNewCart(tx, shopper, { cart, groups })), isUnsaved: true }
}

async function lockExistingCart(tx: Transaction, shopper: Shopper): Promise<LoadedCart | null> {
  const opened = await openCart(
    tx,
    { shopper, ref: 'current' },
    { find: () => findCartByRefForUpdate(tx, shopper, 'current'), loadMore: async () => null },
  )
  return opened.ok && opened.value !== null ? opened.value.loaded : null
}

/** A cart with its delivery groups. */
interface CartWithGroups {
  readonly cart: Cart
  readonly groups: readonly GroupWithMethod[]
}

/** Fields of a new cart that differ from the defaults. */
export interface NewCart {
  readonly name?: string
  readonly type?: Cart['type']
  readonly isSecondary?: boolean
  readonly customFields?: CustomFields
  /** The delivery groups, instead of an empty default one; the first is the default one. */
  readonly groups?: ReadonlyArray<Omit<DeliveryGroup, 'cartId'>>
}

/**
 * Creates an empty cart with its delivery groups, locked; null when the shopper has a live one already, an error when a
 * guest's address has created too many. The methods of the groups are not loaded. An error must roll the
 * transaction back.
 */
export async function createEmptyCart(
  tx: Transaction,
  shopper: Shopper,
  options: NewCart,
): Promise<Result<CartWithGroups | null>> {
  const { row, groups } = toNewCart(shopper, options)
  const cart = await insertCart(
    tx,
    row,
    groups.map(({ group }) => group),
  )
  if (cart === null) return ok(null)
  const limitResult = await countGuestCartWithinLimit(tx, shopper.guestCartLimit)
  return limitResult.ok ? ok({ cart, groups }) : limitResult
}

function toNewCart(
  shopper: Shopper,
  options: NewCart,
): { readonly row: NewCartRow; readonly groups: readonly GroupWithMethod[] } {
  const cartOwner = getCartOwner(shopper)
  const {
    name = DEFAULT_CART_NAME,
    groups = [createDefaultGroup()],
    customFields = [],
    type = 'Cart',
    isSecondary = false,
  } = options
  const id = newId('0a6')
  const owner =
    'guestKey' in cartOwner
      ? { guestKey: cartOwner.guestKey, ownerId: null, accountId: null, currencyIsoCode: shopper.currency }
      : { ...cartOwner, guestKey: null }
  return {
    row: { id, webstoreId: shopper.webstore.id, ...owner, name, type, isSecondary, customFields },
    groups: groups.map((group) => ({ group: { ...group, cartId: id }, method: null })),
  }
}

/** Whether a shopper has the maximum number of carts. */
export async function hasReachedCartLimit(db: ReadOnlyDb, shopper: Shopper): Promise<boolean> {
  return (await countLiveCarts(db, getCartOwner(shopper))) >= CARTS_PER_BUYER
}

function getCartOwner(shopper: Shopper): CartOwner {
  const cartOwner = findCartOwner(shopper)
  if (cartOwner === null) throw new Error('A cart is made only for a buyer, or for a guest with a secret.')
  return cartOwner
}
