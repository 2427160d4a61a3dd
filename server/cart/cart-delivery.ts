import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { DeliveryAddress, DeliveryGroup, DeliveryMethod } from './cart.ts'
import { cartRefusals } from './errors.ts'
import { destinationOf } from './load-goods.ts'
import type { OpenCart } from './open-cart.ts'
import { isStale, repriceCart } from './reprice-cart.ts'
import { type Executor, findDeliveryMethods, saveDeliveryGroup } from './store.ts'

/** What the buyer may say about the delivery besides where and how. */
export type DeliveryWishes = Partial<Pick<DeliveryGroup, 'desiredDeliveryDate' | 'shippingInstructions'>>

/** The ways in which a cart can be sent to its address; none without an address. */
export async function findMethodsFor(executor: Executor, { group, cart }: OpenCart): Promise<DeliveryMethod[]> {
  const destination = destinationOf(group)
  return destination === null ? [] : findDeliveryMethods(executor, { country: destination.country, currencyIsoCode: cart.currencyIsoCode })
}

/** Sends a locked cart to an address: taxes follow it, and the delivery method is kept where it is still offered, else the first is chosen. */
export async function sendCartTo(executor: Executor, open: OpenCart, address: DeliveryAddress | null): Promise<OpenCart> {
  const readdressed: OpenCart = { ...open, group: { ...open.group, deliveryAddress: address } }
  const methods = await findMethodsFor(executor, readdressed)
  const method = methods.find(({ id }) => id === open.group.deliveryMethodId) ?? methods[0] ?? null
  const group = { ...readdressed.group, deliveryMethodId: method?.id ?? null }
  await saveDeliveryGroup(executor, group)
  const sent: OpenCart = { ...open, group, method }
  return isStale(sent) ? repriceCart(executor, sent) : sent
}

/** Chooses how a locked cart is sent; refused when its address is not served by that method. */
export async function chooseMethod(executor: Executor, open: OpenCart, methodId: string): Promise<Outcome<OpenCart>> {
  const method = (await findMethodsFor(executor, open)).find(({ id }) => id === methodId)
  if (method === undefined) return refused(cartRefusals.noSuchMethod)
  const group = { ...open.group, deliveryMethodId: method.id }
  await saveDeliveryGroup(executor, group)
  return done({ ...open, group, method })
}

/** Notes what the buyer wishes for the delivery. */
export async function noteWishes(executor: Executor, open: OpenCart, wishes: DeliveryWishes): Promise<OpenCart> {
  const group = { ...open.group, ...wishes }
  await saveDeliveryGroup(executor, group)
  return { ...open, group }
}
