import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { appliesToProduct, isAcrossLines } from './promotion-sets.ts'
import type { PromotableProduct, AvailablePromotion, Reduction } from './promotion.ts'
import { calculateRewardsInLine } from './rewarded-quantity.ts'

/** A line that item promotions may apply to. `amount` is its price before any promotion. */
export interface PromotableLine extends PromotableProduct {
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly currencyIsoCode: string
  /** Promotion across lines → the quantity of this line that it rewards. */
  readonly rewards: ReadonlyMap<string, number>
}

/**
 * Which promotions have been applied to an amount so far: any at all, and an exclusive one, which excludes all others.
 */
export interface AppliedPromotions {
  readonly hasAny: boolean
  readonly hasExclusive: boolean
}

/** No promotion has been applied so far. */
export const NONE_APPLIED: AppliedPromotions = { hasAny: false, hasExclusive: false }

/**
 * Applies the item promotions to a line and returns what each takes off; each applies to what the ones before it left.
 */
export function applyItemPromotions(promotions: readonly AvailablePromotion[], line: PromotableLine): Reduction[] {
  const relevantPromotions = promotions.filter(
    (promotion) => promotion.targetType === 'Item' && appliesToProduct(promotion, line),
  )
  return applyPromotions(relevantPromotions, { ...line, applied: NONE_APPLIED }).reductions
}

/**
 * Applies the promotions for one target to an amount; returns what each takes off, and what has been applied by then.
 */
export function applyPromotionsToAmount(
  promotions: readonly AvailablePromotion[],
  base: {
    readonly target: 'Cart' | 'Shipping'
    readonly amount: Decimal
    readonly currencyIsoCode: string
    readonly applied: AppliedPromotions
  },
): { readonly reductions: Reduction[]; readonly applied: AppliedPromotions } {
  const relevantPromotions = promotions.filter((promotion) => promotion.targetType === base.target)
  return applyPromotions(relevantPromotions, { ...base, quantity: null, rewards: new Map() })
}

interface DiscountableAmount {
  readonly amount: Decimal
  /** The quantity that the amount is for; null: the amount is a single whole. */
  readonly quantity: Decimal | null
  readonly currencyIsoCode: string
  readonly applied: AppliedPromotions
  readonly rewards: ReadonlyMap<string, number>
}

function applyPromotions(
  promotions: readonly AvailablePromotion[],
  base: DiscountableAmount,
): { reductions: Reduction[]; applied: AppliedPromotions } {
  const reductions: Reduction[] = []
  let { applied } = base
  let remaining = base.amount
  for (const promotion of promotions) {
    if (applied.hasExclusive || (promotion.isExclusive && applied.hasAny)) continue
    const discount = calculateDiscount(promotion, remaining, base)
    if (discount.lte(ZERO)) continue
    remaining = remaining.minus(discount)
    const rewardedQuantity = isAcrossLines(promotion) ? base.rewards.get(promotion.id) : undefined
    reductions.push({
      promotionId: promotion.id,
      amount: discount.times(-1),
      ...(rewardedQuantity !== undefined && { rewardedQuantity }),
    })
    applied = { hasAny: true, hasExclusive: promotion.isExclusive }
  }
  return { reductions, applied }
}

/**
 * Calculates the discount of a promotion: never more than what is left of the amount, nor than the maximum of the
 * promotion.
 */
function calculateDiscount(promotion: AvailablePromotion, remaining: Decimal, base: DiscountableAmount): Decimal {
  const discountedPart = findDiscountedPart(promotion, remaining, base)
  const nominalDiscount = calculateNominalDiscount(promotion, discountedPart)
  const limits = [discountedPart.amount, ...(promotion.maximumDiscount === null ? [] : [promotion.maximumDiscount])]
  const discount = roundMoney(
    limits.reduce((lowest, limit) => (limit.lt(lowest) ? limit : lowest), nominalDiscount),
    base.currencyIsoCode,
  )
  return discount.gt(remaining) ? remaining : discount
}

interface DiscountedPart {
  readonly amount: Decimal
  /** How many times a fixed amount is taken off. */
  readonly unitCount: Decimal
}

/** Finds what a promotion applies to: all that is left, or with buy-and-get the rewarded units. */
function findDiscountedPart(
  promotion: AvailablePromotion,
  remaining: Decimal,
  { quantity, rewards }: DiscountableAmount,
): DiscountedPart {
  if (quantity === null) return { amount: remaining, unitCount: ONE }
  if (promotion.buyQuantity === null) return { amount: remaining, unitCount: quantity }
  if (quantity.lte(ZERO)) return { amount: ZERO, unitCount: ZERO }
  const units = decimal(
    isAcrossLines(promotion) ? (rewards.get(promotion.id) ?? 0) : calculateRewardsInLine(promotion, quantity),
  )
  return { amount: remaining.times(units).div(quantity), unitCount: units }
}

function calculateNominalDiscount(
  { adjustmentType, adjustmentValue }: AvailablePromotion,
  { amount, unitCount }: DiscountedPart,
): Decimal {
  switch (adjustmentType) {
    case 'PercentageDiscount':
      return amount.times(adjustmentValue).div(100)
    case 'AmountDiscount':
      return adjustmentValue.times(unitCount)
    default:
      return adjustmentType satisfies never
  }
}

const ONE = decimal(1)
