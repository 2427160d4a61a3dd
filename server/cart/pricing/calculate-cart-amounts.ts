import { type CartAmounts, calculateAmounts } from './calculate-amounts.ts'
import type { LoadedCart } from '../loaded-cart.ts'

/** Calculates all amounts of a loaded cart. */
export function calculateCartAmounts({ cart, discounts, groups }: LoadedCart): CartAmounts {
  return calculateAmounts({
    totals: cart.totals,
    promotions: discounts.promotions,
    groups,
    currencyIsoCode: cart.currencyIsoCode,
  })
}
