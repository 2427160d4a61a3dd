import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { isAcrossLines, type OfferSets } from './offer-sets.ts'
import type { OpenPromotion } from './promotion.ts'
import { piecesGotAcrossLines, wholePieces } from './rewarded-pieces.ts'

/** A line, as far as offers across lines ask for it. */
export interface RewardableLine {
  readonly id: string
  readonly quantity: Decimal
  /** Of one piece, before offers. */
  readonly unitPrice: Decimal
  readonly sets: OfferSets
}

/** Line → offer across lines → how many of its pieces that offer rewards. */
export type Rewards = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Which lines are rewarded for which: the cheapest first. `lines` need only hold each offer's cheapest. */
export function findRewards(
  promotions: readonly OpenPromotion[],
  lines: readonly RewardableLine[],
  piecesByPromotion: ReadonlyMap<string, Decimal>,
): Rewards {
  const rewards = new Map<string, Map<string, number>>()
  for (const promotion of promotions.filter(isAcrossLines)) {
    const candidates = lines.filter(({ sets }) => sets.rewardedBy.includes(promotion.id)).toSorted(cheapestFirst)
    const asked = candidates.map(({ id, quantity, sets }) => ({
      lineId: id,
      quantity,
      isCounted: sets.countedBy.includes(promotion.id),
    }))
    for (const [lineId, pieces] of piecesGotAcrossLines(
      promotion,
      asked,
      piecesByPromotion.get(promotion.id) ?? ZERO,
    )) {
      rewards.set(lineId, (rewards.get(lineId) ?? new Map<string, number>()).set(promotion.id, pieces))
    }
  }
  return rewards
}

/** The pieces that count for each offer, with those of a line added (sign 1) or taken out (-1). */
export function countedPieces(
  pieces: ReadonlyMap<string, Decimal>,
  line: { readonly quantity: Decimal; readonly sets: OfferSets },
  sign: 1 | -1,
): ReadonlyMap<string, Decimal> {
  if (line.sets.countedBy.length === 0) return pieces
  const next = new Map(pieces)
  for (const promotionId of line.sets.countedBy) {
    const total = (pieces.get(promotionId) ?? ZERO).plus(decimal(wholePieces(line.quantity)).times(sign))
    if (total.eq(ZERO)) next.delete(promotionId)
    else next.set(promotionId, total)
  }
  return next
}

function cheapestFirst(one: RewardableLine, other: RewardableLine): number {
  return one.unitPrice.cmp(other.unitPrice) || (one.id < other.id ? -1 : 1)
}
