import { CARTS_PER_BUYER } from '@hydrant/contract/shared/limits.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { findBooksOf, type OpenBook } from '../pricing/service.ts'
import { type CartOffers, findCartOffers } from '../promotions/service.ts'
import type { Cart, CustomFields, DeliveryGroup, DeliveryMethod, GroupDelivery } from './cart.ts'
import { cartRefusals, deletedCart } from './errors.ts'
import { findDeliveries } from './delivery-store.ts'
import { countGuestCart } from './guest-cart-limit.ts'
import { type CartHolder, countLiveCarts, type Executor, findCart, findLiveCart, insertCart } from './store.ts'

/** A cart with everything that its amounts follow from. */
export interface OpenCart {
  /** Who asks, in the cart's currency. */
  readonly shopper: Shopper
  readonly cart: Cart
  /** Every delivery group with its method, the default one first and the others as they were made. */
  readonly groups: readonly GroupDelivery[]
  /** The default delivery group. */
  readonly group: DeliveryGroup
  /** The method of the default delivery group. */
  readonly method: DeliveryMethod | null
  readonly offers: CartOffers
  /** The price books that are open to the shopper now. */
  readonly books: readonly OpenBook[]
}

/** How a request names a cart: `active`, `current` or an id. */
export type CartRef = string

const NAME_OF_A_CART = 'Cart'

/**
 * The cart that is named; null for `current` without a cart. With `lock` it stays as it is until the transaction ends.
 */
export async function findNamedCart(
  executor: Executor,
  shopper: Shopper,
  named: { readonly ref: CartRef; readonly lock: boolean },
): Promise<Result<Cart | null>> {
  const { ref, lock } = named
  if (ref !== 'active' && ref !== 'current') return findOwnCart(executor, shopper, { id: ref, lock })
  if (ref === 'active' && shopper.user === null) return err(cartRefusals.guestWithoutActive)
  const holder = holderOf(shopper)
  const cart = holder === null ? null : await findLiveCart(executor, holder, { lock })
  if (cart === null) return ref === 'active' ? err(cartRefusals.noActiveCart) : ok(null)
  return ok(cart)
}

/**
 * The live cart of a shopper, locked; made when there is none, or refused with 429. A guest must have a secret by now.
 * Pass a transaction that a refusal undoes.
 */
export async function ensureLiveCart(
  executor: Executor,
  shopper: Shopper,
): Promise<Result<{ open: OpenCart; isNew: boolean }>> {
  const holder = theHolder(shopper)
  const found = await findLiveCart(executor, holder, { lock: true })
  if (found !== null) return ok({ open: await openCart(executor, shopper, found), isNew: false })
  const made = await makeCart(executor, shopper, {})
  if (!made.ok) return made
  if (made.value !== null)
    return ok({ open: await openWith(executor, shopper, { ...made.value, couponsOf: null }), isNew: true })
  const others = await findLiveCart(executor, holder, { lock: true })
  if (others === null) throw new Error('The cart that somebody else has just made is gone.')
  return ok({ open: await openCart(executor, shopper, others), isNew: false })
}

/** A cart with its delivery groups. */
interface CartWithGroups {
  readonly cart: Cart
  readonly groups: readonly GroupDelivery[]
}

/** What a new cart may have otherwise than usual. */
export interface NewCart {
  readonly name?: string
  readonly type?: Cart['type']
  readonly isSecondary?: boolean
  readonly customFields?: CustomFields
  /** Instead of an empty default one: the first is the default one. */
  readonly groups?: ReadonlyArray<Omit<DeliveryGroup, 'cartId'>>
}

/**
 * Makes an empty cart with its delivery groups, locked; null when the shopper has a live one already, refused when a
 * guest's address has made too many. The methods of the groups are not looked up. Pass a transaction that a refusal
 * undoes.
 */
export async function makeCart(
  executor: Executor,
  shopper: Shopper,
  options: NewCart,
): Promise<Result<CartWithGroups | null>> {
  const holder = theHolder(shopper)
  const {
    name = NAME_OF_A_CART,
    groups = [emptyGroup()],
    customFields = [],
    type = 'Cart',
    isSecondary = false,
  } = options
  const id = newId('0a6')
  const owner =
    'guestKey' in holder
      ? { guestKey: holder.guestKey, ownerId: null, accountId: null, currencyIsoCode: shopper.currency }
      : { ...holder, guestKey: null }
  const ofCart = groups.map((group) => ({ ...group, cartId: id }))
  const cart = await insertCart(
    executor,
    { id, webstoreId: shopper.webstore.id, ...owner, name, type, isSecondary, customFields },
    ofCart,
  )
  if (cart === null) return ok(null)
  const counted = await countGuestCart(executor, shopper.guestCartLimit)
  return counted.ok ? ok({ cart, groups: ofCart.map((group) => ({ group, method: null })) }) : counted
}

/** Whether a shopper has as many carts as one may have. */
export async function hasTooManyCarts(executor: Executor, shopper: Shopper): Promise<boolean> {
  return (await countLiveCarts(executor, theHolder(shopper))) >= CARTS_PER_BUYER
}

/** A delivery group of a new cart. */
export function emptyGroup(): Omit<DeliveryGroup, 'cartId'> {
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

/** Reads what a cart's amounts follow from. */
export async function openCart(executor: Executor, shopper: Shopper, cart: Cart): Promise<OpenCart> {
  return openWith(executor, shopper, {
    cart,
    groups: findDeliveries(executor, cart.id, { offeredOnly: isLive(cart) }),
    couponsOf: cart.id,
  })
}

interface Opening {
  readonly cart: Cart
  readonly groups: readonly GroupDelivery[] | Promise<readonly GroupDelivery[]>
  /** The cart whose coupons it has; null for one that is new. */
  readonly couponsOf: string | null
}

async function openWith(executor: Executor, shopper: Shopper, opening: Opening): Promise<OpenCart> {
  const { cart, couponsOf } = opening
  const { currencyIsoCode } = cart
  const [groups, offers, books] = await Promise.all([
    opening.groups,
    findCartOffers(executor, shopper, { id: couponsOf, currencyIsoCode, isOrdered: cart.status === 'Closed' }),
    findBooksOf(executor, shopper),
  ])
  return withGroups({ shopper: { ...shopper, currency: currencyIsoCode }, cart, offers, books }, groups)
}

/** A cart with these delivery groups, the default one first. Throws without one: every cart is made with it. */
export function withGroups(
  open: Pick<OpenCart, 'shopper' | 'cart' | 'offers' | 'books'>,
  groups: readonly GroupDelivery[],
): OpenCart {
  const [first] = groups
  if (first === undefined || !first.group.isDefault)
    throw new Error(`Cart ${open.cart.id} has no default delivery group.`)
  return { ...open, groups, group: first.group, method: first.method }
}

/** A cart of which one delivery group is another now. */
export function withGroup(open: OpenCart, changed: GroupDelivery): OpenCart {
  return withGroups(
    open,
    open.groups.map((one) => (one.group.id === changed.group.id ? changed : one)),
  )
}

/** The delivery groups that something is in: those that have to be sent. The only one of a cart without lines. */
export function groupsToSend({ groups, cart }: OpenCart): readonly GroupDelivery[] {
  const filled = groups.filter(({ group }) => cart.totals.byGroup.has(group.id))
  return filled.length > 0 ? filled : groups.slice(0, 1)
}

/**
 * Whether a shopper may use a cart: the buyer who owns it, acting for its account, or the guest who holds its secret.
 */
function isOwnCart(shopper: Shopper, cart: Cart): boolean {
  if (shopper.previewer !== null) return false
  if (cart.ownerId !== null)
    return cart.ownerId === shopper.user?.id && cart.accountId === (shopper.account?.id ?? null)
  return cart.guestKey !== null && cart.guestKey === shopper.guestKey
}

/** Whether a cart is neither ordered nor given up. */
export function isLive({ status }: Cart): boolean {
  return status === 'Active' || status === 'Checkout' || status === 'Processing'
}

async function findOwnCart(
  executor: Executor,
  shopper: Shopper,
  named: { id: string; lock: boolean },
): Promise<Result<Cart>> {
  const id = normalizeId(named.id, '0a6')
  const cart = id === null ? null : await findCart(executor, id, { lock: named.lock })
  if (cart === null || !isOwnCart(shopper, cart)) return err(cartRefusals.foreignCart)
  return cart.status === 'PendingDelete' ? err(deletedCart(cart.id)) : ok(cart)
}

/**
 * Null when there is no cart to be had: for a guest without a secret, and for who only looks at the shop as somebody
 * else.
 */
function holderOf(shopper: Shopper): CartHolder | null {
  if (shopper.previewer !== null) return null
  if (shopper.user !== null)
    return { ownerId: shopper.user.id, accountId: shopper.account?.id ?? null, currencyIsoCode: shopper.currency }
  return shopper.guestKey === null ? null : { guestKey: shopper.guestKey }
}

function theHolder(shopper: Shopper): CartHolder {
  const holder = holderOf(shopper)
  if (holder === null) throw new Error('A cart is made only for a buyer, or for a guest with a secret.')
  return holder
}
