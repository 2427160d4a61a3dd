import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { rememberedByState } from '../webstore/service.ts'
import type { DeliveryAddress, DeliveryGroup, DeliveryMethod, GroupDelivery } from './cart.ts'
import { findOfferedMethods, saveDeliveryGroup } from './delivery-store.ts'
import { cartRefusals } from './errors.ts'
import { destinationOf } from './load-goods.ts'
import { type OpenCart, withGroup } from './open-cart.ts'
import { isStale, repriceCart } from './reprice-cart.ts'
import type { Executor } from './store.ts'

/** What the buyer may say about the delivery besides where and how. */
export type DeliveryWishes = Partial<
  Pick<
    DeliveryGroup,
    'name' | 'desiredDeliveryDate' | 'shippingInstructions' | 'isGift' | 'giftMessage' | 'giftToName' | 'customFields'
  >
>

/** Delivery group → the ways in which it can be sent to its address; none without an address. */
export type MethodsByGroup = ReadonlyMap<string, readonly DeliveryMethod[]>

const findCurrentMethods = rememberedByState(findOfferedMethods)

/** The ways in which each delivery group of a cart can be sent. */
export async function findMethodsByGroup(
  executor: Executor,
  { groups, cart, shopper }: Pick<OpenCart, 'groups' | 'cart' | 'shopper'>,
): Promise<MethodsByGroup> {
  const isAddressed = groups.some(({ group }) => destinationOf(group) !== null)
  const offered = isAddressed
    ? (await findCurrentMethods(executor, shopper.webstore)).filter(
        ({ method }) => method.currencyIsoCode === cart.currencyIsoCode,
      )
    : []
  return new Map(
    groups.map(({ group }) => {
      const country = destinationOf(group)?.country
      const methods = offered.filter(
        ({ countries }) => country !== undefined && (countries.length === 0 || countries.includes(country)),
      )
      return [group.id, methods.map(({ method }) => method)]
    }),
  )
}

/** A delivery group as it is sent to another address: by its method where that is still offered, else by the first. */
export async function readdressed(
  executor: Executor,
  open: OpenCart,
  { delivery: { group }, address }: { readonly delivery: GroupDelivery; readonly address: DeliveryAddress | null },
): Promise<GroupDelivery> {
  const there = { ...group, deliveryAddress: address }
  const methods =
    (await findMethodsByGroup(executor, withGroup(open, { group: there, method: null }))).get(group.id) ?? []
  const method = methods.find(({ id }) => id === group.deliveryMethodId) ?? methods[0] ?? null
  return { group: { ...there, deliveryMethodId: method?.id ?? null }, method }
}

/** A delivery group as it is sent by another method; refused when its address is not served by that. */
export async function sentBy(
  executor: Executor,
  open: OpenCart,
  { delivery: { group }, methodId }: { readonly delivery: GroupDelivery; readonly methodId: string },
): Promise<Result<GroupDelivery>> {
  const methods = (await findMethodsByGroup(executor, withGroup(open, { group, method: null }))).get(group.id)
  const method = methods?.find(({ id }) => id === methodId)
  return method === undefined
    ? err(cartRefusals.noSuchMethod)
    : ok({ group: { ...group, deliveryMethodId: method.id }, method })
}

/** Sends the default delivery group of a locked cart to an address. Taxes follow it. */
export async function sendCartTo(
  executor: Executor,
  open: OpenCart,
  address: DeliveryAddress | null,
): Promise<OpenCart> {
  return saveGroup(executor, open, await readdressed(executor, open, { delivery: open, address }))
}

/**
 * Chooses how the default delivery group of a locked cart is sent; refused when its address is not served by that
 * method.
 */
export async function chooseMethod(executor: Executor, open: OpenCart, methodId: string): Promise<Result<OpenCart>> {
  const chosen = await sentBy(executor, open, { delivery: open, methodId })
  return chosen.ok ? ok(await saveGroup(executor, open, chosen.value)) : chosen
}

/** Notes what the buyer wishes for the default delivery group. */
export async function noteWishes(executor: Executor, open: OpenCart, wishes: DeliveryWishes): Promise<OpenCart> {
  return saveGroup(executor, open, { group: { ...open.group, ...wishes }, method: open.method })
}

/** Stores a delivery group that has changed, and prices the cart anew when it goes elsewhere now. */
export async function saveGroup(executor: Executor, open: OpenCart, changed: GroupDelivery): Promise<OpenCart> {
  await saveDeliveryGroup(executor, changed.group)
  return freshlyPriced(executor, withGroup(open, changed))
}

/** A locked cart with its prices brought up to date. */
export async function freshlyPriced(executor: Executor, open: OpenCart): Promise<OpenCart> {
  return isStale(open) ? repriceCart(executor, open) : open
}
