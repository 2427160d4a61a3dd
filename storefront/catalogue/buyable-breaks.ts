import type { PriceAdjustmentSchedule } from '@hydrant/contract/shop/pricing.ts'
import type { PriceBreak } from '@hydrant/design/price/reached-break.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { findBuyableRange, toQuantityBounds, type QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'

/**
 * Converts a price adjustment schedule to price breaks, lowest first, each limited to the quantities that the product's
 * rule allows; breaks without any are left out. Empty for a schedule by subscription term.
 */
export function toBuyablePriceBreaks(
  schedule: PriceAdjustmentSchedule | null,
  rule: QuantityRule | null,
): readonly PriceBreak[] {
  if (schedule === null || schedule.scheduleType === 'Term') return []
  const bounds = toQuantityBounds(rule)
  return schedule.priceAdjustmentTiers
    .toSorted((one, other) => decimal(one.lowerBound).cmp(other.lowerBound))
    .flatMap(({ id, lowerBound, upperBound, tierUnitPrice }) => {
      const range = findBuyableRange(
        { from: decimal(lowerBound), to: upperBound === null ? null : decimal(upperBound) },
        bounds,
      )
      return range === null
        ? []
        : [{ id, from: toText(range.from), to: range.to === null ? null : toText(range.to), unitPrice: tierUnitPrice }]
    })
}
