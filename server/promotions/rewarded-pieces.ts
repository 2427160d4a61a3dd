import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Promotion } from './promotion.ts'

/** A line that an offer across lines may reward. */
export interface RewardCandidate {
  readonly lineId: string
  readonly quantity: Decimal
  /** Whether its pieces also count as bought: a piece that is rewarded then no longer does. */
  readonly isCounted: boolean
}

/** How many lines one offer may reward in a cart: the cheapest ones. It bounds what a change of one line can move. */
export const REWARDED_LINES = 20

/** The whole pieces of a quantity. */
export function wholePieces(quantity: Decimal): number {
  return Math.max(0, Number(quantity.round(0, 0)))
}

/**
 * How many pieces of one line are got when bought and got are pieces of it: buy 2 get 1 rewards the third of every
 * three.
 */
export function piecesGotInLine({ buyQuantity, getQuantity, applicationLimit }: Promotion, quantity: Decimal): number {
  if (buyQuantity === null || getQuantity === null || buyQuantity < 1 || getQuantity < 1) return 0
  const pieces = wholePieces(quantity)
  const round = buyQuantity + getQuantity
  const got = Math.floor(pieces / round) * getQuantity + Math.max(0, (pieces % round) - buyQuantity)
  return applicationLimit === null ? got : Math.min(got, applicationLimit * getQuantity)
}

/**
 * How many pieces of which lines are got for the pieces that were bought. `candidates` are the cheapest first, at most
 * `REWARDED_LINES` count. As many as can be earned: each round of rewards needs its bought pieces, and no piece is
 * bought and got at once.
 */
export function piecesGotAcrossLines(
  promotion: Promotion,
  candidates: readonly RewardCandidate[],
  bought: Decimal,
): Map<string, number> {
  const { buyQuantity, getQuantity, applicationLimit } = promotion
  if (buyQuantity === null || getQuantity === null || buyQuantity < 1 || getQuantity < 1) return new Map()
  const lines = candidates.slice(0, REWARDED_LINES).map((line) => ({ ...line, pieces: wholePieces(line.quantity) }))
  const counted = wholePieces(bought)
  const available = lines.reduce((total, { pieces }) => total + pieces, 0)
  const most = Math.min(available, (applicationLimit ?? Number.MAX_SAFE_INTEGER) * getQuantity)
  const isEarned = (got: number): boolean =>
    Math.ceil(got / getQuantity) * buyQuantity + countedAmong(lines, got) <= counted
  return shared(lines, largest(most, isEarned))
}

interface RewardLine extends RewardCandidate {
  readonly pieces: number
}

function countedAmong(lines: readonly RewardLine[], got: number): number {
  const pieces = shared(lines, got)
  return lines.reduce((total, { lineId, isCounted }) => total + (isCounted ? (pieces.get(lineId) ?? 0) : 0), 0)
}

function shared(lines: readonly RewardLine[], got: number): Map<string, number> {
  const pieces = new Map<string, number>()
  let left = got
  for (const line of lines) {
    const taken = Math.min(left, line.pieces)
    if (taken > 0) pieces.set(line.lineId, taken)
    left -= taken
  }
  return pieces
}

/** The largest whole number up to `most` that is still earned; what is earned stays so for less. */
function largest(most: number, isEarned: (got: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2)
    if (isEarned(middle)) low = middle
    else high = middle - 1
  }
  return low
}
