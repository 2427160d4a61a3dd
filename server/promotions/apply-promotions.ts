import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { concerns, isAcrossLines } from './offer-sets.ts'
import type { OfferedProduct, OpenPromotion, Reduction } from './promotion.ts'
import { piecesGotInLine } from './rewarded-pieces.ts'

/** A line that item offers may apply to. `amount` is what its pieces cost before any offer. */
export interface OfferedLine extends OfferedProduct {
  readonly quantity: Decimal
  readonly amount: Decimal
  readonly currencyIsoCode: string
  /** Offer across lines → how many pieces of this line it rewards. */
  readonly rewards: ReadonlyMap<string, number>
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
  base: {
    readonly target: 'Cart' | 'Shipping'
    readonly amount: Decimal
    readonly currencyIsoCode: string
    readonly given: GivenOffers
  },
): { readonly reductions: Reduction[]; readonly given: GivenOffers } {
  const concerned = promotions.filter((promotion) => promotion.targetType === base.target)
  return reduce(concerned, { ...base, quantity: null, rewards: new Map() })
}

interface Base {
  readonly amount: Decimal
  /** The pieces that the amount is for; null: it is one whole. */
  readonly quantity: Decimal | null
  readonly currencyIsoCode: string
  readonly given: GivenOffers
  readonly rewards: ReadonlyMap<string, number>
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
    const pieces = isAcrossLines(promotion) ? base.rewards.get(promotion.id) : undefined
    reductions.push({ promotionId: promotion.id, amount: taken.times(-1), ...(pieces !== undefined && { pieces }) })
    given = { any: true, exclusive: promotion.isExclusive }
  }
  return { reductions, given }
}

/** Never more than is left of what the offer is for, nor than the offer's own maximum. */
function takenBy(promotion: OpenPromotion, left: Decimal, base: Base): Decimal {
  const part = partFor(promotion, left, base)
  const asked = askedBy(promotion, part)
  const limits = [part.amount, ...(promotion.maximumDiscount === null ? [] : [promotion.maximumDiscount])]
  const taken = roundMoney(
    limits.reduce((least, limit) => (limit.lt(least) ? limit : least), asked),
    base.currencyIsoCode,
  )
  return taken.gt(left) ? left : taken
}

interface Part {
  readonly amount: Decimal
  /** How often an amount is taken off. */
  readonly times: Decimal
}

/** What an offer is taken off: all that is left, or with buy-and-get the pieces that are got. */
function partFor(promotion: OpenPromotion, left: Decimal, { quantity, rewards }: Base): Part {
  if (quantity === null) return { amount: left, times: ONE }
  if (promotion.buyQuantity === null) return { amount: left, times: quantity }
  if (quantity.lte(ZERO)) return { amount: ZERO, times: ZERO }
  const pieces = decimal(
    isAcrossLines(promotion) ? (rewards.get(promotion.id) ?? 0) : piecesGotInLine(promotion, quantity),
  )
  return { amount: left.times(pieces).div(quantity), times: pieces }
}

function askedBy({ adjustmentType, adjustmentValue }: OpenPromotion, { amount, times }: Part): Decimal {
  switch (adjustmentType) {
    case 'PercentageDiscount':
      return amount.times(adjustmentValue).div(100)
    case 'AmountDiscount':
      return adjustmentValue.times(times)
    default:
      return adjustmentType satisfies never
  }
}

const ONE = decimal(1)
