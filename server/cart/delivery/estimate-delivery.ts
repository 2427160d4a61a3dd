import type { DeliveryEstimate } from '@hydrant/contract/shop/delivery-estimate.ts'
import { toCartSummary } from '../cart-body.ts'
import type { DeliveryAddress, DeliveryMethod } from '../cart.ts'
import { type LoadedCart, withGroups } from '../loaded-cart.ts'
import { calculateRepricedCart } from '../pricing/reprice-cart.ts'
import type { ReadOnlyDb } from '../store.ts'
import { findScheduledMethodsByGroup, type ScheduledMethod } from './arrivals.ts'
import { toMethodBody } from './delivery-body.ts'

/** A cart as it would be if it was delivered to another place, and the delivery methods that are available there. */
export interface EstimatedDelivery {
  readonly loaded: LoadedCart
  readonly methods: readonly ScheduledMethod[]
}

/** Calculates a cart as if all its deliveries went to a validated address; saves nothing. */
export async function calculateDeliveryTo(
  db: ReadOnlyDb,
  cart: LoadedCart,
  deliveryAddress: DeliveryAddress,
): Promise<EstimatedDelivery> {
  const groups = cart.groups.map(({ group }) => ({ group: { ...group, deliveryAddress }, method: null }))
  const { loaded } = await calculateRepricedCart(db, withGroups(cart, groups))
  const methods = (await findScheduledMethodsByGroup(db, loaded)).get(loaded.group.id) ?? []
  return { loaded, methods }
}

/** Converts an estimate to its response body: the totals of the cart with each method. */
export function toDeliveryEstimate({ loaded, methods }: EstimatedDelivery): DeliveryEstimate {
  const { country, region, postalCode } = loaded.group.deliveryAddress ?? {}
  const totalsWith = (method: DeliveryMethod | null) => {
    const { totalChargeAmount, totalTaxAmount, grandTotalAmount } = toCartSummary(withMethod(loaded, method))
    return { totalChargeAmount, totalTaxAmount, grandTotalAmount }
  }
  return {
    country: String(country),
    region: typeof region === 'string' ? region : null,
    postalCode: typeof postalCode === 'string' ? postalCode : null,
    currencyIsoCode: loaded.cart.currencyIsoCode,
    totalTaxAmount: totalsWith(null).totalTaxAmount,
    options: methods.map((method) => ({
      deliveryMethod: toMethodBody(withMethod(loaded, method), loaded.group, method),
      ...totalsWith(method),
    })),
  }
}

function withMethod(loaded: LoadedCart, method: DeliveryMethod | null): LoadedCart {
  return withGroups(
    loaded,
    loaded.groups.map(({ group }) => ({ group: { ...group, deliveryMethodId: method?.id ?? null }, method })),
  )
}
