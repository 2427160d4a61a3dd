import { ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import { filterQualifiedPromotions } from '../../promotions/service.ts'
import type { LoadedCart } from '../loaded-cart.ts'

/**
 * Describes how much more the buyer has to spend for each promotion that lacks only a higher product amount, the
 * nearest first.
 */
export function describeApproachingDiscounts({ cart, discounts }: LoadedCart): string[] {
  const { totals, currencyIsoCode } = cart
  if (totals.sales.eq(ZERO)) return []
  return discounts.promotions
    .flatMap(({ id, displayName, minimumAmount }) =>
      minimumAmount?.gt(totals.sales) === true
        ? [{ id, displayName, minimumAmount, missingAmount: minimumAmount.minus(totals.sales) }]
        : [],
    )
    .filter(({ id, minimumAmount }) =>
      filterQualifiedPromotions(discounts.promotions, { ...totals, sales: minimumAmount }).some(
        (qualified) => qualified.id === id,
      ),
    )
    .toSorted((one, other) => one.missingAmount.cmp(other.missingAmount))
    .map(({ displayName, missingAmount }) =>
      messages.offerWithMore({
        amount: toMoneyText(missingAmount, currencyIsoCode),
        currency: currencyIsoCode,
        offer: displayName,
      }),
    )
}
