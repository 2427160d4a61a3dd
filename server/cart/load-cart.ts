import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findShopperPriceBooks } from '../pricing/service.ts'
import { findCartDiscounts } from '../promotions/service.ts'
import { type Cart, type GroupWithMethod, isLive } from './cart.ts'
import { cartErrors, deletedCartError } from './errors.ts'
import { findGroupsWithMethods } from './delivery/delivery-store.ts'
import {
  type CartOwner,
  type ReadOnlyDb,
  type Transaction,
  findCart,
  findCartForUpdate,
  findLiveCart,
  findLiveCartForUpdate,
} from './store.ts'
import { type LoadedCart, withGroups } from './loaded-cart.ts'

/** How a request refers to a cart: `active`, `current` or an id. */
export type CartRef = string

/** Finds the cart for a reference; null for `current` without a cart. */
export function findCartByRef(db: ReadOnlyDb, shopper: Shopper, ref: CartRef): Promise<Result<Cart | null>> {
  return findByRef(shopper, ref, {
    findById: (id) => findCart(db, id),
    findByOwner: (cartOwner) => findLiveCart(db, cartOwner),
  })
}

/** Finds the cart for a reference as `findCartByRef` does, and locks its row until the transaction ends. */
export function findCartByRefForUpdate(tx: Transaction, shopper: Shopper, ref: CartRef): Promise<Result<Cart | null>> {
  return findByRef(shopper, ref, {
    findById: (id) => findCartForUpdate(tx, id),
    findByOwner: (cartOwner) => findLiveCartForUpdate(tx, cartOwner),
  })
}

interface CartFinders {
  readonly findById: (id: string) => Promise<Cart | null>
  readonly findByOwner: (cartOwner: CartOwner) => Promise<Cart | null>
}

async function findByRef(
  shopper: Shopper,
  ref: CartRef,
  { findById, findByOwner }: CartFinders,
): Promise<Result<Cart | null>> {
  if (ref !== 'active' && ref !== 'current') return findOwnCart(shopper, ref, findById)
  if (ref === 'active' && shopper.user === null) return err(cartErrors.guestWithoutActive)
  const cartOwner = findCartOwner(shopper)
  const cart = cartOwner === null ? null : await findByOwner(cartOwner)
  if (cart === null) return ref === 'active' ? err(cartErrors.noActiveCart) : ok(null)
  return ok(cart)
}

/** Loads what the amounts of a cart are calculated from. */
export async function loadCart(db: ReadOnlyDb, shopper: Shopper, cart: Cart): Promise<LoadedCart> {
  return loadCartWith(db, shopper, {
    cart,
    groups: findGroupsWithMethods(db, cart.id, { offeredOnly: isLive(cart) }),
    couponCartId: cart.id,
  })
}

interface LoadOptions {
  readonly cart: Cart
  readonly groups: readonly GroupWithMethod[] | Promise<readonly GroupWithMethod[]>
  /** The cart whose coupons are loaded; null for a new cart. */
  readonly couponCartId: string | null
}

/** Loads what the amounts of a cart are calculated from, for a cart whose delivery groups may be loaded already. */
export async function loadCartWith(db: ReadOnlyDb, shopper: Shopper, options: LoadOptions): Promise<LoadedCart> {
  const { cart, couponCartId } = options
  const { currencyIsoCode } = cart
  const [groups, discounts, priceBooks] = await Promise.all([
    options.groups,
    findCartDiscounts(db, shopper, { id: couponCartId, currencyIsoCode, isOrdered: cart.status === 'Closed' }),
    findShopperPriceBooks(db, shopper),
  ])
  return withGroups({ shopper: { ...shopper, currency: currencyIsoCode }, cart, discounts, priceBooks }, groups)
}

/**
 * Whether a shopper may use a cart: the buyer who owns it, acting for its account, or the guest who has its secret key.
 */
function ownsCart(shopper: Shopper, cart: Cart): boolean {
  if (shopper.previewer !== null) return false
  if (cart.ownerId !== null)
    return cart.ownerId === shopper.user?.id && cart.accountId === (shopper.account?.id ?? null)
  return cart.guestKey !== null && cart.guestKey === shopper.guestKey
}

async function findOwnCart(shopper: Shopper, ref: CartRef, findById: CartFinders['findById']): Promise<Result<Cart>> {
  const id = normalizeId(ref, '0a6')
  const cart = id === null ? null : await findById(id)
  if (cart === null || !ownsCart(shopper, cart)) return err(cartErrors.foreignCart)
  return cart.status === 'PendingDelete' ? err(deletedCartError(cart.id)) : ok(cart)
}

/**
 * Returns the owner by which a shopper's cart is found; null when the shopper cannot have one: a guest without a secret
 * key, or a user who previews the shop as somebody else.
 */
export function findCartOwner(shopper: Shopper): CartOwner | null {
  if (shopper.previewer !== null) return null
  if (shopper.user !== null)
    return { ownerId: shopper.user.id, accountId: shopper.account?.id ?? null, currencyIsoCode: shopper.currency }
  return shopper.guestKey === null ? null : { guestKey: shopper.guestKey }
}

/** Loads a cart without repricing; null for `current` when there is none. */
export async function loadCartWithoutRepricing(
  db: ReadOnlyDb,
  shopper: Shopper,
  ref: CartRef,
): Promise<Result<LoadedCart | null>> {
  const cartResult = await findCartByRef(db, shopper, ref)
  if (!cartResult.ok || cartResult.value === null) return cartResult.ok ? ok(null) : cartResult
  return ok(await loadCart(db, shopper, cartResult.value))
}
