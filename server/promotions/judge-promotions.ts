import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import {
  type CartSize,
  findUnavailability,
  findUnreachedMinimum,
  type PromotionUnavailability,
  type UnreachedMinimum,
} from './available-promotions.ts'
import type { PromotionsAt } from './find-available-discounts.ts'
import type { PromotableProduct, Promotion, Reduction } from './promotion.ts'
import { appliesToProduct } from './promotion-sets.ts'

/**
 * What became of a promotion: `Applied`, why it was not available, the minimum that was not reached, `NotCombined` with
 * another one that was applied, or `NothingToReduce`.
 */
export type PromotionOutcome =
  | 'Applied'
  | PromotionUnavailability
  | UnreachedMinimum
  | 'NotCombined'
  | 'NothingToReduce'

/** A promotion, and what became of it. */
export interface JudgedPromotion {
  readonly promotion: Promotion
  readonly outcome: PromotionOutcome
  /** What it takes off; null unless it was applied. */
  readonly amount: Decimal | null
}

/** The product and the size of the cart that promotions were applied to, and what they took off. */
export interface PromotionResult {
  readonly product: PromotableProduct
  readonly size: CartSize
  readonly reductions: readonly Reduction[]
}

/**
 * Says what became of each active promotion on products or on the whole cart that can apply to a product, those that
 * were applied first.
 */
export function judgePromotions({ all, audience }: PromotionsAt, result: PromotionResult): JudgedPromotion[] {
  const relevant = all.filter(
    (promotion) =>
      promotion.targetType === 'Cart' ||
      (promotion.targetType === 'Item' && appliesToProduct(promotion, result.product)),
  )
  const appliedIds = new Set(result.reductions.map(({ promotionId }) => promotionId))
  const isExclusiveApplied = all.some(({ id, isExclusive }) => isExclusive && appliedIds.has(id))
  const judge = (promotion: Promotion): PromotionOutcome => {
    if (appliedIds.has(promotion.id)) return 'Applied'
    const isCombined = !isExclusiveApplied && !(promotion.isExclusive && appliedIds.size > 0)
    return (
      findUnavailability(promotion, audience) ??
      findUnreachedMinimum(promotion, result.size) ??
      (isCombined ? 'NothingToReduce' : 'NotCombined')
    )
  }
  return relevant
    .map((promotion) => ({
      promotion,
      outcome: judge(promotion),
      amount: result.reductions.find(({ promotionId }) => promotionId === promotion.id)?.amount ?? null,
    }))
    .toSorted((one, other) => Number(other.amount !== null) - Number(one.amount !== null))
}
