import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { Cache } from '../cache/cache.ts'
import { findShopperPriceBooks } from '../pricing/service.ts'
import { loadCoupons, loadStoredDiscounts, type StoredDiscounts, toCartDiscounts } from '../promotions/service.ts'
import { type Cart, type GroupWithMethod, isLive } from './cart.ts'
import { cartErrors, deletedCartError } from './errors.ts'
import { findGroupsAndHasCoupons, type StoredGroup } from './delivery/delivery-store.ts'
import { hasChangedProducts } from './pricing/changed-price-store.ts'
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

/** Finds the cart for a reference, and caches the id of a live cart; null for `current` when there is none. */
export function findCartByRef(db: ReadOnlyDb, shopper: Shopper, ref: CartRef): Promise<Result<Cart | null>> {
  return findCartAndCacheLiveId(shopper, ref, {
    findById: (id) => findCart(db, id),
    findByOwner: (cartOwner) => findLiveCart(db, cartOwner),
  })
}

/** Finds the cart for a reference as `findCartByRef` does, and locks its row until the transaction ends. */
export function findCartByRefForUpdate(tx: Transaction, shopper: Shopper, ref: CartRef): Promise<Result<Cart | null>> {
  return findCartAndCacheLiveId(shopper, ref, {
    findById: (id) => findCartForUpdate(tx, id),
    findByOwner: (cartOwner) => findLiveCartForUpdate(tx, cartOwner),
  })
}

interface CartFinders {
  readonly findById: (id: string) => Promise<Cart | null>
  readonly findByOwner: (cartOwner: CartOwner) => Promise<Cart | null>
}

async function findCartAndCacheLiveId(
  shopper: Shopper,
  ref: CartRef,
  { findById, findByOwner }: CartFinders,
): Promise<Result<Cart | null>> {
  if (!isCartKeyword(ref)) return resolveOwnCart(shopper, ref, findById)
  if (ref === 'active' && shopper.user === null) return err(cartErrors.guestRequestedActiveCart)
  const cartOwner = toCartOwner(shopper)
  const cart = cartOwner === null ? null : await findByOwner(cartOwner)
  if (cartOwner !== null) cacheLiveCartId(cartOwner, cart?.id ?? null)
  if (cart === null) return ref === 'active' ? err(cartErrors.noActiveCart) : ok(null)
  return ok(cart)
}

/** Whether a reference is `active` or `current`, and no id. */
function isCartKeyword(ref: CartRef): boolean {
  return ref === 'active' || ref === 'current'
}

/**
 * Owner → the id of the live cart that was found last. It may be out of date: what is loaded for it is used only when
 * the cart that is then found has the same id.
 */
const liveCartIdCache = new Cache<{ readonly cartId: string | null }>({ name: 'last live carts', maxEntries: 20_000 })

/**
 * Caches the id of the live cart of an owner, so that the next request can send all its statements about the cart at
 * once.
 */
export function cacheLiveCartId(cartOwner: CartOwner, cartId: string | null): void {
  liveCartIdCache.set(toOwnerKey(cartOwner), { cartId })
}

/** Invalidates the cached id of the live cart of a shopper, whose cart has been ordered or deleted. */
export function invalidateLiveCartId(shopper: Shopper): void {
  const cartOwner = toCartOwner(shopper)
  if (cartOwner !== null) cacheLiveCartId(cartOwner, null)
}

function toOwnerKey(cartOwner: CartOwner): string {
  return 'guestKey' in cartOwner
    ? cartOwner.guestKey
    : `${cartOwner.ownerId} ${cartOwner.accountId ?? ''} ${cartOwner.currencyIsoCode}`
}

/**
 * Returns the id that the cart of a reference probably has, without a query; null when no id is cached for `active` or
 * `current`.
 */
function guessCartId(shopper: Shopper, ref: CartRef): string | null {
  if (!isCartKeyword(ref)) return normalizeId(ref, '0a6')
  const cartOwner = toCartOwner(shopper)
  return cartOwner === null ? null : (liveCartIdCache.get(toOwnerKey(cartOwner))?.cartId ?? null)
}

/** Loads further data about the cart with an id, such as its checkout, together with the cart. */
export type LoadMore<More> = (cartId: string) => Promise<More>

/** A loaded cart, and what else was loaded about it. */
export interface LoadedWithMore<More> {
  readonly loaded: LoadedCart
  readonly more: More
}

/**
 * Finds a cart with `find`, which may lock it, and loads its contents and what `loadMore` returns for it. Where the id
 * of the cart can be guessed, all statements are sent at once. The database runs them in this order, so a transaction
 * reads everything after it has the lock.
 */
export async function findAndLoadCart<More>(
  db: ReadOnlyDb,
  { shopper, ref }: { readonly shopper: Shopper; readonly ref: CartRef },
  { find, loadMore }: { readonly find: () => Promise<Result<Cart | null>>; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More> | null>> {
  const load = (cartId: string) => Promise.all([loadCartPricingInputs(db, shopper, cartId), loadMore(cartId)])
  const guessedId = guessCartId(shopper, ref)
  const [cartResult, guessedContents] = await Promise.all([find(), guessedId === null ? null : load(guessedId)])
  if (!cartResult.ok) return cartResult
  const cart = cartResult.value
  if (cart === null) return ok(null)
  const [contents, more] = guessedContents !== null && cart.id === guessedId ? guessedContents : await load(cart.id)
  return ok({ loaded: toLoadedCart(shopper, await withoutOutdatedPricing(db, shopper, cart), contents), more })
}

/** Loads the delivery groups, discounts and price books of a cart, from which its amounts are calculated. */
export async function loadCart(db: ReadOnlyDb, shopper: Shopper, cart: Cart): Promise<LoadedCart> {
  const contents = await loadCartPricingInputs(db, shopper, cart.id)
  return toLoadedCart(shopper, await withoutOutdatedPricing(db, shopper, cart), contents)
}

/** Loads the discounts and price books of a new cart without coupons, from which its amounts are calculated. */
export async function loadNewCart(
  db: ReadOnlyDb,
  shopper: Shopper,
  { cart, groups }: { readonly cart: Cart; readonly groups: readonly GroupWithMethod[] },
): Promise<LoadedCart> {
  const [discounts, priceBooks] = await Promise.all([
    loadStoredDiscounts(db, shopper, null),
    findShopperPriceBooks(db, shopper),
  ])
  const storedGroups = groups.map((group) => ({ ...group, isOffered: true }))
  return toLoadedCart(shopper, cart, { groups: storedGroups, discounts, priceBooks })
}

/** What the amounts of a cart are calculated from, besides its row. */
interface CartPricingInputs {
  readonly groups: readonly StoredGroup[]
  readonly discounts: StoredDiscounts
  readonly priceBooks: LoadedCart['priceBooks']
}

async function loadCartPricingInputs(db: ReadOnlyDb, shopper: Shopper, cartId: string): Promise<CartPricingInputs> {
  const [{ groups, hasCoupons }, discounts, priceBooks] = await Promise.all([
    findGroupsAndHasCoupons(db, cartId),
    loadStoredDiscounts(db, shopper, null),
    findShopperPriceBooks(db, shopper),
  ])
  const coupons = hasCoupons ? await loadCoupons(db, shopper, cartId) : []
  return { groups, discounts: { ...discounts, coupons }, priceBooks }
}

/** Returns a cart without its pricing key when a price in it has changed since it was priced. */
async function withoutOutdatedPricing(db: ReadOnlyDb, { webstore }: Shopper, cart: Cart): Promise<Cart> {
  const mayHaveChanged =
    isLive(cart) && cart.pricedFor !== null && !webstore.prices.areUnchangedSince(cart.pricedVersion, 'all')
  return mayHaveChanged && (await hasChangedProducts(db, cart)) ? { ...cart, pricedFor: null } : cart
}

function toLoadedCart(shopper: Shopper, cart: Cart, { groups, discounts, priceBooks }: CartPricingInputs): LoadedCart {
  const { currencyIsoCode } = cart
  const keepsInactiveMethods = !isLive(cart)
  return withGroups(
    {
      shopper: { ...shopper, currency: currencyIsoCode },
      cart,
      discounts: toCartDiscounts(discounts, shopper, { currencyIsoCode, isOrdered: cart.status === 'Closed' }),
      priceBooks,
    },
    groups.map(({ group, method, isOffered }) => ({
      group,
      method: isOffered || keepsInactiveMethods ? method : null,
    })),
  )
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

async function resolveOwnCart(
  shopper: Shopper,
  ref: CartRef,
  findById: CartFinders['findById'],
): Promise<Result<Cart>> {
  const id = normalizeId(ref, '0a6')
  const cart = id === null ? null : await findById(id)
  if (cart === null || !ownsCart(shopper, cart)) return err(cartErrors.foreignCart)
  return cart.status === 'PendingDelete' ? err(deletedCartError(cart.id)) : ok(cart)
}

/**
 * Returns the owner by which a shopper's cart is found; null when the shopper cannot have one: a guest without a secret
 * key, or a user who previews the shop as somebody else.
 */
export function toCartOwner(shopper: Shopper): CartOwner | null {
  if (shopper.previewer !== null) return null
  if (shopper.user !== null)
    return { ownerId: shopper.user.id, accountId: shopper.account?.id ?? null, currencyIsoCode: shopper.currency }
  return shopper.guestKey === null ? null : { guestKey: shopper.guestKey }
}

/** Loads a cart without repricing it, and what `loadMore` returns for it; null for `current` when there is none. */
export function loadCartWithoutRepricing<More>(
  db: ReadOnlyDb,
  { shopper, ref, loadMore }: { readonly shopper: Shopper; readonly ref: CartRef; readonly loadMore: LoadMore<More> },
): Promise<Result<LoadedWithMore<More> | null>> {
  return findAndLoadCart(db, { shopper, ref }, { find: () => findCartByRef(db, shopper, ref), loadMore })
}
