import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocateProportionally } from '@hydrant/kernel/money/rounding.ts'
import { applyPromotionsToAmount, applyItemPromotions } from './apply-promotions.ts'
import { toCountingAndRewardingSets } from './promotion-sets.ts'
import { filterQualifiedPromotions } from './available-promotions.ts'
import type { PromotableProduct, AvailablePromotion, Reduction } from './promotion.ts'
import { addOrSubtractCountedUnits, calculateRewards } from './rewards.ts'

/** A line with its price. */
export interface PricedLine extends PromotableProduct {
  readonly id: string
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  /** The price of the line before any promotion, rounded. */
  readonly amount: Decimal
}

/** The amounts of lines after promotions. */
export interface DiscountedLines {
  /** For each line, in order: the item promotions applied to it. */
  readonly reductions: ReadonlyArray<readonly Reduction[]>
  /** The promotions applied to the whole cart. */
  readonly cartReductions: readonly Reduction[]
  /** For each line: its amount after all promotions, including those on the whole cart. They add up to `total`. */
  readonly amounts: readonly Decimal[]
  readonly total: Decimal
}

/** Applies all promotions to lines and calculates what is left of each. */
export function applyPromotionsToLines(
  promotions: readonly AvailablePromotion[],
  lines: readonly PricedLine[],
  currencyIsoCode: string,
): DiscountedLines {
  const rewardableLines = lines.map((line) => ({ ...line, sets: toCountingAndRewardingSets(promotions, line) }))
  const countedUnitsByPromotion = rewardableLines.reduce<ReadonlyMap<string, Decimal>>(
    (units, line) => addOrSubtractCountedUnits(units, line, 1),
    new Map(),
  )
  const qualifying = filterQualifiedPromotions(promotions, {
    sales: sum(lines.map(({ amount }) => amount)),
    countedUnitsByPromotion,
  })
  const rewards = calculateRewards(qualifying, rewardableLines, countedUnitsByPromotion)
  const reductions = lines.map((line) =>
    applyItemPromotions(qualifying, { ...line, currencyIsoCode, rewards: rewards.get(line.id) ?? new Map() }),
  )
  const amountsAfterItems = lines.map(({ amount }, index) =>
    sum([amount, ...(reductions[index] ?? []).map((one) => one.amount)]),
  )
  const applied = {
    hasAny: reductions.some((lineReductions) => lineReductions.length > 0),
    hasExclusive: reductions.flat().some(({ promotionId }) => isExclusive(promotions, promotionId)),
  }
  const cartResult = applyPromotionsToAmount(qualifying, {
    target: 'Cart',
    amount: sum(amountsAfterItems),
    currencyIsoCode,
    applied,
  })
  const cartShares = allocateProportionally(
    sum(cartResult.reductions.map(({ amount }) => amount)),
    amountsAfterItems,
    currencyIsoCode,
  )
  const amounts = amountsAfterItems.map((amount, index) => amount.plus(cartShares[index] ?? ZERO))
  return { reductions, cartReductions: cartResult.reductions, amounts, total: sum(amounts) }
}

function isExclusive(promotions: readonly AvailablePromotion[], promotionId: string): boolean {
  return promotions.some((promotion) => promotion.id === promotionId && promotion.isExclusive)
}
