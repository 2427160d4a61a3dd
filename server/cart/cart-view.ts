import { type CartAmounts, cartAmounts } from './cart-amounts.ts'
import type { OpenCart } from './open-cart.ts'

/** Everything that an open cart comes to. */
export function amountsOf({ cart, offers, groups }: OpenCart): CartAmounts {
  return cartAmounts({
    totals: cart.totals,
    promotions: offers.promotions,
    groups,
    currencyIsoCode: cart.currencyIsoCode,
  })
}
