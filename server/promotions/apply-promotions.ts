import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import type { OpenPromotion, Reduction } from './promotion.ts'

/** A line that item offers may apply to. `amount` is what its pieces cost before any offer. */
export interface OfferedLine {
  readonly productId: string
  /** With ancestors. */
  readonly categoryIds: readonly string[]
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly currencyIsoCode: string
}

/** What offers have already been given on an amount: an exclusive one bars all others. */
export interface GivenOffers {
  readonly any: boolean
  readonly exclusive: boolean
}

/** No offer so far. */
export const NO_OFFERS: GivenOffers = { any: false, exclusive: false }

/** What the item promotions among those given take off a line. Each takes its part of what the ones before it left. */
export function reduceLine(promotions: readonly OpenPromotion[], line: OfferedLine): Reduction[] {
  const concerned = promotions.filter((promotion) => promotion.targetType === 'Item' && concerns(promotion, line))
  return reduce(concerned, { ...line, given: NO_OFFERS }).reductions
}

/** What the promotions for one target take off an amount, and what has been given after that. */
export function reduceAmount(
  promotions: readonly OpenPromotion[],
  base: { readonly target: 'Cart' | 'Shipping'; readonly amount: Decimal; readonly currencyIsoCode: string; readonly given: GivenOffers },
): { readonly reductions: Reduction[]; readonly given: GivenOffers } {
  const concerned = promotions.filter((promotion) => promotion.targetType === base.target)
  return reduce(concerned, { ...base, quantity: null })
}

interface Base {
  readonly amount: Decimal
  /** How often an amount is taken off; null: once. */
  readonly quantity: Decimal | null
  readonly currencyIsoCode: string
  readonly given: GivenOffers
}

function reduce(promotions: readonly OpenPromotion[], base: Base): { reductions: Reduction[]; given: GivenOffers } {
  const reductions: Reduction[] = []
  let { given } = base
  let left = base.amount
  for (const promotion of promotions) {
    if (given.exclusive || (promotion.isExclusive && given.any)) continue
    const taken = takenBy(promotion, left, base)
    if (taken.lte(ZERO)) continue
    left = left.minus(taken)
    reductions.push({ promotionId: promotion.id, amount: taken.times(-1) })
    given = { any: true, exclusive: promotion.isExclusive }
  }
  return { reductions, given }
}

/** Never more than is left. */
function takenBy(promotion: OpenPromotion, left: Decimal, { quantity, currencyIsoCode }: Base): Decimal {
  const asked = roundMoney(askedBy(promotion, left, quantity), currencyIsoCode)
  return asked.gt(left) ? left : asked
}

function askedBy({ adjustmentType, adjustmentValue }: OpenPromotion, left: Decimal, quantity: Decimal | null): Decimal {
  switch (adjustmentType) {
    case 'PercentageDiscount':
      return left.times(adjustmentValue).div(100)
    case 'AmountDiscount':
      return quantity === null ? adjustmentValue : adjustmentValue.times(quantity)
    default:
      return adjustmentType satisfies never
  }
}

function concerns({ productIds, categoryIds }: OpenPromotion, line: OfferedLine): boolean {
  if (productIds === null && categoryIds === null) return true
  return (productIds?.includes(line.productId) ?? false) || (categoryIds?.some((id) => line.categoryIds.includes(id)) ?? false)
}
