import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { isAcrossLines, type PromotionSets } from './promotion-sets.ts'
import type { AvailablePromotion } from './promotion.ts'
import { calculateRewardsAcrossLines, toWholeUnits } from './rewarded-quantity.ts'

/** The fields of a line that promotions across lines depend on. */
export interface RewardableLine {
  readonly id: string
  readonly quantity: Decimal
  /** The price of one unit, before promotions. */
  readonly unitPrice: Decimal
  readonly sets: PromotionSets
}

/** Line → promotion across lines → the quantity of the line that it rewards. */
export type Rewards = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * Calculates which lines are rewarded by each promotion across lines, the cheapest first. `lines` need only contain the
 * cheapest ones for each promotion.
 */
export function calculateRewards(
  promotions: readonly AvailablePromotion[],
  lines: readonly RewardableLine[],
  countedUnitsByPromotion: ReadonlyMap<string, Decimal>,
): Rewards {
  const rewards = new Map<string, Map<string, number>>()
  for (const promotion of promotions.filter(isAcrossLines)) {
    const rewardableLines = lines
      .filter(({ sets }) => sets.rewardedBy.includes(promotion.id))
      .toSorted(compareByUnitPrice)
    const rewardCandidates = rewardableLines.map(({ id, quantity, sets }) => ({
      lineId: id,
      quantity,
      isCounted: sets.countedBy.includes(promotion.id),
    }))
    for (const [lineId, units] of calculateRewardsAcrossLines(
      promotion,
      rewardCandidates,
      countedUnitsByPromotion.get(promotion.id) ?? ZERO,
    )) {
      rewards.set(lineId, (rewards.get(lineId) ?? new Map<string, number>()).set(promotion.id, units))
    }
  }
  return rewards
}

/** Adds (sign 1) or subtracts (-1) the units of a line from the counted units by promotion. */
export function addOrSubtractCountedUnits(
  units: ReadonlyMap<string, Decimal>,
  line: { readonly quantity: Decimal; readonly sets: PromotionSets },
  sign: 1 | -1,
): ReadonlyMap<string, Decimal> {
  if (line.sets.countedBy.length === 0) return units
  const next = new Map(units)
  for (const promotionId of line.sets.countedBy) {
    const total = (units.get(promotionId) ?? ZERO).plus(decimal(toWholeUnits(line.quantity)).times(sign))
    if (total.eq(ZERO)) next.delete(promotionId)
    else next.set(promotionId, total)
  }
  return next
}

function compareByUnitPrice(one: RewardableLine, other: RewardableLine): number {
  return one.unitPrice.cmp(other.unitPrice) || (one.id < other.id ? -1 : 1)
}
