import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { type CartOffers, findCartOffers } from '../promotions/service.ts'
import type { Cart, DeliveryGroup, DeliveryMethod } from './cart.ts'
import { cartRefusals, deletedCart } from './errors.ts'
import { type CartHolder, type Executor, findCart, findDelivery, findLiveCartId, insertCart, saveDeliveryGroup } from './store.ts'

/** A cart with everything that its amounts follow from. */
export interface OpenCart {
  /** Who asks, in the cart's currency. */
  readonly shopper: Shopper
  readonly cart: Cart
  readonly group: DeliveryGroup
  readonly method: DeliveryMethod | null
  readonly offers: CartOffers
}

/** How a request names a cart: `active`, `current` or an id. */
export type CartRef = string

const NAME_OF_A_CART = 'Cart'

/** The cart that is named; null for `current` without a cart. With `lock` it stays as it is until the transaction ends. */
export async function findNamedCart(executor: Executor, shopper: Shopper, named: { readonly ref: CartRef; readonly lock: boolean }): Promise<Outcome<Cart | null>> {
  const { ref, lock } = named
  if (ref !== 'active' && ref !== 'current') return findOwnCart(executor, shopper, { id: ref, lock })
  if (ref === 'active' && shopper.user === null) return refused(cartRefusals.guestWithoutActive)
  const holder = holderOf(shopper)
  const id = holder === null ? null : await findLiveCartId(executor, holder)
  const cart = id === null ? null : await findCart(executor, id, { lock })
  if (cart === null) return ref === 'active' ? refused(cartRefusals.noActiveCart) : done(null)
  return done(cart)
}

/** The live cart of a shopper, locked; made when there is none. A guest must have a secret by now. */
export async function ensureLiveCart(executor: Executor, shopper: Shopper): Promise<{ cart: Cart; isNew: boolean }> {
  const holder = holderOf(shopper)
  if (holder === null) throw new Error('A cart is made only for a buyer, or for a guest with a secret.')
  const isNew = (await findLiveCartId(executor, holder)) === null && (await makeCart(executor, shopper, { name: NAME_OF_A_CART, isSecondary: false })) !== null
  const id = await findLiveCartId(executor, holder)
  const cart = id === null ? null : await findCart(executor, id, { lock: true })
  if (cart === null) throw new Error('The cart that was just made is gone.')
  return { cart, isNew }
}

/** Makes an empty cart with its delivery group; null when the shopper has a live one already. */
export async function makeCart(executor: Executor, shopper: Shopper, options: { readonly name: string; readonly isSecondary: boolean }): Promise<string | null> {
  const holder = holderOf(shopper)
  if (holder === null) throw new Error('A cart is made only for a buyer, or for a guest with a secret.')
  const id = newId('0a6')
  const owner = 'guestKey' in holder ? { guestKey: holder.guestKey, currencyIsoCode: shopper.currency } : holder
  if (!(await insertCart(executor, { id, webstoreId: shopper.webstore.id, ...owner, ...options }))) return null
  await saveDeliveryGroup(executor, {
    id: newId('0a7'),
    cartId: id,
    name: 'Default Delivery Group',
    isDefault: true,
    deliveryAddress: null,
    deliveryMethodId: null,
    desiredDeliveryDate: null,
    shippingInstructions: null,
  })
  return id
}

/** Reads what a cart's amounts follow from. */
export async function openCart(executor: Executor, shopper: Shopper, cart: Cart): Promise<OpenCart> {
  const { group, method } = await findDelivery(executor, cart.id)
  const inItsCurrency = { ...shopper, currency: cart.currencyIsoCode }
  return { shopper: inItsCurrency, cart, group, method, offers: await findCartOffers(executor, shopper, cart) }
}

/** Whether a shopper may use a cart: the buyer who owns it, acting for its account, or the guest who holds its secret. */
function isOwnCart(shopper: Shopper, cart: Cart): boolean {
  if (cart.ownerId !== null) return cart.ownerId === shopper.user?.id && cart.accountId === (shopper.account?.id ?? null)
  return cart.guestKey !== null && cart.guestKey === shopper.guestKey
}

/** Whether a cart can still be changed. */
export function isLive({ status, type }: Cart): boolean {
  return type === 'Cart' && (status === 'Active' || status === 'Checkout' || status === 'Processing')
}

async function findOwnCart(executor: Executor, shopper: Shopper, named: { id: string; lock: boolean }): Promise<Outcome<Cart>> {
  const id = normalizeId(named.id, '0a6')
  const cart = id === null ? null : await findCart(executor, id, { lock: named.lock })
  if (cart === null || !isOwnCart(shopper, cart)) return refused(cartRefusals.foreignCart)
  return cart.status === 'PendingDelete' ? refused(deletedCart(cart.id)) : done(cart)
}

function holderOf(shopper: Shopper): CartHolder | null {
  if (shopper.user !== null) return { ownerId: shopper.user.id, accountId: shopper.account?.id ?? null, currencyIsoCode: shopper.currency }
  return shopper.guestKey === null ? null : { guestKey: shopper.guestKey }
}
