import type { PriceAdjustmentSchedule } from '@hydrant/contract/shop/pricing.ts'
import type { PriceBreak } from '@hydrant/design/price/reached-break.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { findBuyableRange, toQuantityBounds, type QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'

/**
 * Converts a price adjustment schedule to price breaks, lowest first. Each break covers only quantities that the
 * product's quantity rule allows; a break with no allowed quantity is left out. Returns an empty list without a schedule
 * or when the schedule is by subscription term.
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
