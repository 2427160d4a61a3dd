import { CARTS_PER_BUYER } from '@hydrant/contract/shared/limits.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findShopperPriceBooks, type ActivePriceBook } from '../pricing/service.ts'
import { type CartDiscounts, findCartDiscounts } from '../promotions/service.ts'
import type { Cart, CustomFields, DeliveryGroup, DeliveryMethod, GroupWithMethod } from './cart.ts'
import { cartErrors, deletedCartError } from './errors.ts'
import { findGroupsWithMethods } from './delivery/delivery-store.ts'
import { countGuestCart } from './guests/guest-cart-limit.ts'
import {
  type CartOwner,
  countLiveCarts,
  type ReadOnlyDb,
  type Transaction,
  findCart,
  findCartForUpdate,
  findLiveCart,
  findLiveCartForUpdate,
  insertCart,
} from './store.ts'

/** A cart with everything that its amounts are calculated from. */
export interface LoadedCart {
  /** The shopper of the request, with the currency of the cart. */
  readonly shopper: Shopper
  readonly cart: Cart
  /** Every delivery group with its method, the default one first and the others in the order of creation. */
  readonly groups: readonly GroupWithMethod[]
  /** The default delivery group. */
  readonly group: DeliveryGroup
  /** The method of the default delivery group. */
  readonly method: DeliveryMethod | null
  readonly discounts: CartDiscounts
  /** The price books that apply to the shopper now. */
  readonly priceBooks: readonly ActivePriceBook[]
}

/** How a request refers to a cart: `active`, `current` or an id. */
export type CartRef = string

const DEFAULT_CART_NAME = 'Cart'

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

/**
 * Returns the live cart of a shopper, locked; creates it when there is none, or returns an error (429) when a guest's
 * address has created too many. A guest must have a secret key by now. An error must roll the
 * transaction back.
 */
export async function ensureLiveCart(
  tx: Transaction,
  shopper: Shopper,
): Promise<Result<{ loaded: LoadedCart; isNew: boolean }>> {
  const cartOwner = getCartOwner(shopper)
  const existing = await findLiveCartForUpdate(tx, cartOwner)
  if (existing !== null) return ok({ loaded: await loadCart(tx, shopper, existing), isNew: false })
  const created = await createEmptyCart(tx, shopper, {})
  if (!created.ok) return created
  if (created.value !== null)
    return ok({ loaded: await loadCartWith(tx, shopper, { ...created.value, couponCartId: null }), isNew: true })
  const concurrentCart = await findLiveCartForUpdate(tx, cartOwner)
  if (concurrentCart === null) throw new Error('The cart that somebody else has just made is gone.')
  return ok({ loaded: await loadCart(tx, shopper, concurrentCart), isNew: false })
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
  const cartGroups = groups.map((group) => ({ ...group, cartId: id }))
  const cart = await insertCart(
    tx,
    { id, webstoreId: shopper.webstore.id, ...owner, name, type, isSecondary, customFields },
    cartGroups,
  )
  if (cart === null) return ok(null)
  const limitResult = await countGuestCart(tx, shopper.guestCartLimit)
  return limitResult.ok ? ok({ cart, groups: cartGroups.map((group) => ({ group, method: null })) }) : limitResult
}

/** Whether a shopper has the maximum number of carts. */
export async function hasReachedCartLimit(db: ReadOnlyDb, shopper: Shopper): Promise<boolean> {
  return (await countLiveCarts(db, getCartOwner(shopper))) >= CARTS_PER_BUYER
}

/** Creates the default delivery group of a new cart. */
export function createDefaultGroup(): Omit<DeliveryGroup, 'cartId'> {
  return {
    id: newId('0a7'),
    name: 'Default Delivery Group',
    isDefault: true,
    deliveryAddress: null,
    deliveryMethodId: null,
    desiredDeliveryDate: null,
    shippingInstructions: null,
    isGift: false,
    giftMessage: null,
    giftToName: null,
    customFields: [],
  }
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

async function loadCartWith(db: ReadOnlyDb, shopper: Shopper, options: LoadOptions): Promise<LoadedCart> {
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
 * Returns a loaded cart with these delivery groups, the default one first. Throws without a default group: every cart
 * is created with one.
 */
export function withGroups(
  loaded: Pick<LoadedCart, 'shopper' | 'cart' | 'discounts' | 'priceBooks'>,
  groups: readonly GroupWithMethod[],
): LoadedCart {
  const [first] = groups
  if (first === undefined || !first.group.isDefault)
    throw new Error(`Cart ${loaded.cart.id} has no default delivery group.`)
  return { ...loaded, groups, group: first.group, method: first.method }
}

/** Returns a loaded cart with one delivery group replaced. */
export function withGroup(loaded: LoadedCart, changed: GroupWithMethod): LoadedCart {
  return withGroups(
    loaded,
    loaded.groups.map((one) => (one.group.id === changed.group.id ? changed : one)),
  )
}

/**
 * Returns the delivery groups that have lines and so have to be delivered; the first group for a cart without lines.
 */
export function findGroupsToDeliver({ groups, cart }: LoadedCart): readonly GroupWithMethod[] {
  const filled = groups.filter(({ group }) => cart.totals.byGroup.has(group.id))
  return filled.length > 0 ? filled : groups.slice(0, 1)
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

/** Whether a cart is neither ordered nor deleted. */
export function isLive({ status }: Cart): boolean {
  return status === 'Active' || status === 'Checkout' || status === 'Processing'
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
function findCartOwner(shopper: Shopper): CartOwner | null {
  if (shopper.previewer !== null) return null
  if (shopper.user !== null)
    return { ownerId: shopper.user.id, accountId: shopper.account?.id ?? null, currencyIsoCode: shopper.currency }
  return shopper.guestKey === null ? null : { guestKey: shopper.guestKey }
}

function getCartOwner(shopper: Shopper): CartOwner {
  const cartOwner = findCartOwner(shopper)
  if (cartOwner === null) throw new Error('A cart is made only for a buyer, or for a guest with a secret.')
  return cartOwner
}
