import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { qualifiedPromotions } from '../promotions/service.ts'
import type { OpenCart } from './open-cart.ts'

/** What a cart is short of for offers that ask for nothing else but a larger amount, in words, the nearest first. */
export function approachingDiscounts({ cart, offers }: OpenCart): string[] {
  const { totals, currencyIsoCode } = cart
  if (totals.sales.eq(ZERO)) return []
  return offers.promotions
    .flatMap(({ id, displayName, minimumAmount }) =>
      minimumAmount?.gt(totals.sales) === true
        ? [{ id, displayName, minimumAmount, short: minimumAmount.minus(totals.sales) }]
        : [],
    )
    .filter(({ id, minimumAmount }) =>
      qualifiedPromotions(offers.promotions, { ...totals, sales: minimumAmount }).some((one) => one.id === id),
    )
    .toSorted((one, other) => one.short.cmp(other.short))
    .map(
      ({ displayName, short }) =>
        `Add ${moneyText(short, currencyIsoCode)} ${currencyIsoCode} more for this offer: ${displayName}`,
    )
}
