import type { PriceAdjustmentSchedule } from '@hydrant/contract/shop/pricing.ts'
import type { PriceBreak } from '@hydrant/design/price/price-breaks.tsx'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { buyableRange, quantityBounds, type QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'

/**
 * The quantity breaks of a price, lowest first, each from the first to the last quantity in it that the product's rule
 * allows; breaks without any are left out. None for a schedule that goes by the term of a subscription.
 */
export function buyableBreaks(
  schedule: PriceAdjustmentSchedule | null,
  rule: QuantityRule | null,
): readonly PriceBreak[] {
  if (schedule === null || schedule.scheduleType === 'Term') return []
  const bounds = quantityBounds(rule)
  return schedule.priceAdjustmentTiers
    .toSorted((one, other) => decimal(one.lowerBound).cmp(other.lowerBound))
    .flatMap(({ id, lowerBound, upperBound, tierUnitPrice }) => {
      const range = buyableRange(
        { from: decimal(lowerBound), to: upperBound === null ? null : decimal(upperBound) },
        bounds,
      )
      return range === null
        ? []
        : [{ id, from: toText(range.from), to: range.to === null ? null : toText(range.to), unitPrice: tierUnitPrice }]
    })
}
