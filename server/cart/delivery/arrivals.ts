import { type ArrivalDates, calculateArrival } from '@hydrant/kernel/time/arrival.ts'
import { findReadyDates, type ReadyFrom } from '../../inventory/service.ts'
import { toShippingCalendar, type Webstore } from '../../webstore/service.ts'
import type { DeliveryMethod } from '../cart.ts'
import { findQuantitiesByGroup } from '../lines/line-store.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import type { ReadOnlyDb } from '../store.ts'
import { findDeliveryMethodsByGroup, type MethodsByGroup, type ShownMethod } from './cart-delivery.ts'

/** A delivery method that is available for a delivery, and when that would arrive; null: not known. */
export interface ScheduledMethod extends ShownMethod {
  readonly arrival: ArrivalDates | null
}

/** Delivery group id → the delivery methods available for its address, with arrival dates. */
export type ScheduledMethodsByGroup = ReadonlyMap<string, readonly ScheduledMethod[]>

/** Finds the delivery methods that are available for each delivery group of a cart, with arrival dates. */
export async function findScheduledMethodsByGroup(
  db: ReadOnlyDb,
  loaded: Pick<LoadedCart, 'groups' | 'cart' | 'shopper'>,
): Promise<ScheduledMethodsByGroup> {
  return addArrivals(db, loaded, await findDeliveryMethodsByGroup(db, loaded))
}

/**
 * Adds to delivery methods when each delivery of a cart would arrive if it was ordered now. A delivery is sent as a whole
 * as soon as all of it is there; what the cart has reserved is there for it.
 */
async function addArrivals(
  db: ReadOnlyDb,
  { cart, shopper }: Pick<LoadedCart, 'cart' | 'shopper'>,
  methods: MethodsByGroup,
): Promise<ScheduledMethodsByGroup> {
  const hasTimes = [...methods.values()].some((offered) =>
    offered.some(({ transitTimeMax }) => transitTimeMax !== null),
  )
  const quantities = hasTimes ? await findQuantitiesByGroup(db, cart.id) : []
  const shipments = Map.groupBy(quantities, ({ groupId }) => groupId)
  const readyDates = await findReadyDates(db, shipments, cart.id)
  return new Map(
    [...methods].map(([groupId, offered]) => [
      groupId,
      scheduleMethods(shopper.webstore, offered, readyDates.get(groupId) ?? null),
    ]),
  )
}

/** Adds to delivery methods when something would arrive that can be sent from a day on. */
export function scheduleMethods(
  webstore: Webstore,
  methods: readonly ShownMethod[],
  readyFrom: ReadyFrom | null,
): ScheduledMethod[] {
  return methods.map((method) => ({ ...method, arrival: calculateArrivalOf(webstore, method, readyFrom) }))
}

/** Calculates when something arrives by a method if it is ordered now and can be sent from a day on. */
export function calculateArrivalOf(
  webstore: Webstore,
  method: DeliveryMethod,
  readyFrom: ReadyFrom | null,
): ArrivalDates | null {
  if (readyFrom === null) return null
  return calculateArrival(method, toShippingCalendar(webstore), { now: new Date(), availableFrom: readyFrom.day })
}
