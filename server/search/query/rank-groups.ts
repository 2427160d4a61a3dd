import { createBitset, toNumbers, setBit } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SortOrder } from '../sort-rules.ts'
import type { Grouping, HitGroups } from './group-hits.ts'
import { findTopK } from './top-k.ts'

/** What determines the order of hit groups. */
export interface Ranking {
  readonly grouping: Grouping
  readonly order: SortOrder
  /** How well each slot matched; null when no term was typed. */
  readonly scores: Float32Array | null
  /** The price of each slot for the shopper, NaN where it is hidden or unknown; null unless sorting by price. */
  readonly prices: Float64Array | null
  /** The maximum number of groups to rank. */
  readonly limit: number
}

/**
 * Ranks groups and returns the index slots that are shown for the first of them. Ties are in name order. When sorting
 * by name alone, all groups are returned.
 */
export function rankGroups(index: SearchIndex, groups: HitGroups, ranking: Ranking): Int32Array {
  const weights = toWeights(index, groups, ranking)
  const shownSlots = pickShownSlots(index, groups, ranking)
  if (weights !== null)
    return findTopK({ weights, getTieBreaker: (group) => index.nameRank(shownSlots[group] ?? 0) }, ranking.limit).map(
      (group) => shownSlots[group] ?? 0,
    )
  return ranking.order === 'name-desc' ? sortByName(index, shownSlots).toReversed() : sortByName(index, shownSlots)
}

/** Returns the weight of each group, or null when only the name counts. */
function toWeights(index: SearchIndex, groups: HitGroups, { order, scores, prices }: Ranking): Float64Array | null {
  switch (order) {
    case 'relevance':
      return scores === null ? null : findGreatestOfMembers(groups, scores)
    case 'price-asc':
      return negate(findLeastOfMembers(groups, prices ?? NONE, Number.POSITIVE_INFINITY))
    case 'price-desc':
      return findLeastOfMembers(groups, prices ?? NONE, Number.NEGATIVE_INFINITY)
    case 'newest':
      return findCreationTimes(index, groups)
    case 'name-asc':
    case 'name-desc':
      return null
    default:
      return order satisfies never
  }
}

const NONE = new Float64Array(0)

/** Returns the greatest score among each group's members. */
function findGreatestOfMembers(
  { count, singleCount, representatives, starts, members }: HitGroups,
  scores: Float32Array,
): Float64Array {
  const greatest = new Float64Array(count)
  for (let group = 0; group < singleCount; group += 1) greatest[group] = scores[representatives[group] ?? 0] ?? 0
  for (let family = 0; family < count - singleCount; family += 1) {
    let score = 0
    for (let i = starts[family] ?? 0; i < (starts[family + 1] ?? 0); i += 1)
      score = Math.max(score, scores[members[i] ?? 0] ?? 0)
    greatest[singleCount + family] = score
  }
  return greatest
}

/** Returns the least price among each group's members, ignoring members without one; `fallback` when none has one. */
function findLeastOfMembers(
  { count, singleCount, representatives, starts, members }: HitGroups,
  prices: Float64Array,
  fallback: number,
): Float64Array {
  const least = new Float64Array(count)
  for (let group = 0; group < singleCount; group += 1) {
    const price = prices[representatives[group] ?? 0] ?? Number.NaN
    least[group] = Number.isNaN(price) ? fallback : price
  }
  for (let family = 0; family < count - singleCount; family += 1) {
    let price = Number.POSITIVE_INFINITY
    // No comparison with NaN is true.
    for (let i = starts[family] ?? 0; i < (starts[family + 1] ?? 0); i += 1) {
      const candidate = prices[members[i] ?? 0] ?? Number.NaN
      if (candidate < price) price = candidate
    }
    least[singleCount + family] = price === Number.POSITIVE_INFINITY ? fallback : price
  }
  return least
}

function negate(numbers: Float64Array): Float64Array {
  for (let i = 0; i < numbers.length; i += 1) numbers[i] = -(numbers[i] ?? 0)
  return numbers
}

function findCreationTimes(index: SearchIndex, { count, representatives }: HitGroups): Float64Array {
  const times = new Float64Array(count)
  for (let group = 0; group < count; group += 1) times[group] = index.createdAt(representatives[group] ?? 0)
  return times
}

/** Returns the index slot that is shown for each group. */
function pickShownSlots(index: SearchIndex, groups: HitGroups, { grouping, scores }: Ranking): Int32Array {
  const { count, singleCount, representatives, starts, members } = groups
  if (grouping !== 'BestMatch' || count === singleCount) return representatives
  const shownSlots = representatives.slice()
  for (let family = 0; family < count - singleCount; family += 1) {
    let best = members[starts[family] ?? 0] ?? 0
    for (const slot of members.subarray(starts[family], starts[family + 1])) {
      const difference = (scores?.[slot] ?? 0) - (scores?.[best] ?? 0)
      if (difference > 0 || (difference === 0 && index.id(slot) < index.id(best))) best = slot
    }
    shownSlots[singleCount + family] = best
  }
  return shownSlots
}

function sortByName(index: SearchIndex, shownSlots: Int32Array): Int32Array {
  const ranks = createBitset(index.size)
  for (const slot of shownSlots) setBit(ranks, index.nameRank(slot))
  return toNumbers(ranks).map((position) => index.byName[position] ?? 0)
}
