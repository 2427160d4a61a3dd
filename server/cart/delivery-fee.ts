import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { DeliveryMethod } from './cart.ts'

/** What a way of delivery costs a cart whose products, after offers, come to an amount. Nothing is sent for a cart without products. */
export function deliveryFee(method: DeliveryMethod | null, cart: { readonly productAmount: Decimal; readonly isEmpty: boolean }): Decimal {
  if (method === null || cart.isEmpty) return ZERO
  const isFree = method.freeFromAmount !== null && cart.productAmount.gte(method.freeFromAmount)
  return isFree ? ZERO : method.baseFee
}
