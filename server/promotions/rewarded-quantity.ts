import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import type { Promotion } from './promotion.ts'

/** A line that a promotion across lines may reward. */
export interface RewardCandidate {
  readonly lineId: string
  readonly quantity: Decimal
  /** Whether its units also count as bought: a rewarded unit does not. */
  readonly isCounted: boolean
}

/**
 * How many lines one promotion may reward in a cart: the cheapest ones. This bounds how many lines a change of one line
 * can affect.
 */
export const MAX_REWARDED_LINES = 20

/** Returns the number of whole units of a quantity. */
export function toWholeUnits(quantity: Decimal): number {
  return Math.max(0, Number(quantity.round(0, 0)))
}

/**
 * Calculates how many units of one line are rewarded when bought and rewarded units belong to the same line: buy 2 get
 * 1 rewards the third of every three.
 */
export function calculateRewardsInLine(
  { buyQuantity, getQuantity, applicationLimit }: Promotion,
  quantity: Decimal,
): number {
  if (buyQuantity === null || getQuantity === null || buyQuantity < 1 || getQuantity < 1) return 0
  const units = toWholeUnits(quantity)
  const unitsPerRound = buyQuantity + getQuantity
  const rewarded = Math.floor(units / unitsPerRound) * getQuantity + Math.max(0, (units % unitsPerRound) - buyQuantity)
  return applicationLimit === null ? rewarded : Math.min(rewarded, applicationLimit * getQuantity)
}

/**
 * Calculates the rewarded quantity of each line for the units that were bought. `candidates` are sorted by price, the
 * cheapest first, and at most `MAX_REWARDED_LINES` count. Rewards as many units as have been earned: each round of
 * rewards needs its bought units, and no unit is both bought and rewarded.
 */
export function calculateRewardsAcrossLines(
  promotion: Promotion,
  candidates: readonly RewardCandidate[],
  bought: Decimal,
): Map<string, number> {
  const { buyQuantity, getQuantity, applicationLimit } = promotion
  if (buyQuantity === null || getQuantity === null || buyQuantity < 1 || getQuantity < 1) return new Map()
  const lines = candidates.slice(0, MAX_REWARDED_LINES).map((line) => ({ ...line, units: toWholeUnits(line.quantity) }))
  const countedUnits = toWholeUnits(bought)
  const availableUnits = lines.reduce((total, { units }) => total + units, 0)
  const maximum = Math.min(availableUnits, (applicationLimit ?? Number.MAX_SAFE_INTEGER) * getQuantity)
  const isEarned = (rewarded: number): boolean =>
    Math.ceil(rewarded / getQuantity) * buyQuantity + sumCountedRewards(lines, rewarded) <= countedUnits
  return distributeRewards(lines, findLargestEarned(maximum, isEarned))
}

interface RewardLine extends RewardCandidate {
  readonly units: number
}

function sumCountedRewards(lines: readonly RewardLine[], rewarded: number): number {
  const units = distributeRewards(lines, rewarded)
  return lines.reduce((total, { lineId, isCounted }) => total + (isCounted ? (units.get(lineId) ?? 0) : 0), 0)
}

function distributeRewards(lines: readonly RewardLine[], rewarded: number): Map<string, number> {
  const units = new Map<string, number>()
  let remaining = rewarded
  for (const line of lines) {
    const lineUnits = Math.min(remaining, line.units)
    if (lineUnits > 0) units.set(line.lineId, lineUnits)
    remaining -= lineUnits
  }
  return units
}

/** Finds the largest whole number up to `maximum` that is earned; every smaller number is earned, too. */
function findLargestEarned(maximum: number, isEarned: (rewarded: number) => boolean): number {
  let [low, high] = [0, maximum]
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2)
    if (isEarned(middle)) low = middle
    else high = middle - 1
  }
  return low
}
