import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocate } from '@hydrant/kernel/money/rounding.ts'
import { reduceAmount, reduceLine } from './apply-promotions.ts'
import { setsOf } from './offer-sets.ts'
import { qualifiedPromotions } from './open-promotions.ts'
import type { OfferedProduct, OpenPromotion, Reduction } from './promotion.ts'
import { countedPieces, findRewards } from './rewards.ts'

/** A line of goods with its price. */
export interface PricedLine extends OfferedProduct {
  readonly id: string
  readonly quantity: Decimal
  readonly unitPrice: Decimal
  /** What its pieces cost before any offer, rounded. */
  readonly amount: Decimal
}

/** What offers leave of goods. */
export interface ReducedLines {
  /** By line, in the order of the lines: the item offers on it. */
  readonly reductions: ReadonlyArray<readonly Reduction[]>
  /** By line: after all offers, those on the whole cart included. They add up to `total`. */
  readonly amounts: readonly Decimal[]
  readonly total: Decimal
}

/** Works out what all offers together leave of some goods. */
export function reduceLines(
  promotions: readonly OpenPromotion[],
  lines: readonly PricedLine[],
  currencyIsoCode: string,
): ReducedLines {
  const rewardable = lines.map((line) => ({ ...line, sets: setsOf(promotions, line) }))
  const piecesByPromotion = rewardable.reduce<ReadonlyMap<string, Decimal>>(
    (pieces, line) => countedPieces(pieces, line, 1),
    new Map(),
  )
  const qualified = qualifiedPromotions(promotions, {
    sales: sum(lines.map(({ amount }) => amount)),
    piecesByPromotion,
  })
  const rewards = findRewards(qualified, rewardable, piecesByPromotion)
  const reductions = lines.map((line) =>
    reduceLine(qualified, { ...line, currencyIsoCode, rewards: rewards.get(line.id) ?? new Map() }),
  )
  const afterItems = lines.map(({ amount }, index) =>
    sum([amount, ...(reductions[index] ?? []).map((one) => one.amount)]),
  )
  const given = {
    any: reductions.some((ofLine) => ofLine.length > 0),
    exclusive: reductions.flat().some(({ promotionId }) => isExclusive(promotions, promotionId)),
  }
  const onCart = reduceAmount(qualified, { target: 'Cart', amount: sum(afterItems), currencyIsoCode, given })
  const parts = allocate(sum(onCart.reductions.map(({ amount }) => amount)), afterItems, currencyIsoCode)
  const amounts = afterItems.map((amount, index) => amount.plus(parts[index] ?? ZERO))
  return { reductions, amounts, total: sum(amounts) }
}

function isExclusive(promotions: readonly OpenPromotion[], promotionId: string): boolean {
  return promotions.some((promotion) => promotion.id === promotionId && promotion.isExclusive)
}
