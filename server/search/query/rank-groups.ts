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
    return findTopK({ weights, tieBreakers: shownSlots.map((slot) => index.nameRank(slot)) }, ranking.limit).map(
      (group) => shownSlots[group] ?? 0,
    )
  return ranking.order === 'name-desc' ? sortByName(index, shownSlots).toReversed() : sortByName(index, shownSlots)
}

/** Returns the weight of each group, or null when only the name counts. */
function toWeights(index: SearchIndex, groups: HitGroups, { order, scores, prices }: Ranking): Float64Array | null {
  switch (order) {
    case 'relevance':
      return scores === null
        ? null
        : findBestOfMembers(groups, scores, { isBetter: (one, other) => one > other, fallback: 0 })
    case 'price-asc':
      return findBestOfMembers(groups, prices ?? NONE, {
        isBetter: (one, other) => one < other,
        fallback: Number.POSITIVE_INFINITY,
      }).map((price) => -price)
    case 'price-desc':
      return findBestOfMembers(groups, prices ?? NONE, {
        isBetter: (one, other) => one < other,
        fallback: Number.NEGATIVE_INFINITY,
      })
    case 'newest':
      return Float64Array.from(groups.representatives.subarray(0, groups.count), (representative) =>
        index.createdAt(representative),
      )
    case 'name-asc':
    case 'name-desc':
      return null
    default:
      return order satisfies never
  }
}

const NONE = new Float64Array(0)

/** Returns the best number among each group's members, ignoring members without one. */
function findBestOfMembers(
  { count, starts, members }: HitGroups,
  numbers: Float32Array | Float64Array,
  { isBetter, fallback }: { isBetter: (one: number, other: number) => boolean; fallback: number },
): Float64Array {
  const best = new Float64Array(count).fill(fallback)
  for (let group = 0; group < count; group += 1) {
    let bestNumber = Number.NaN
    for (let i = starts[group] ?? 0; i < (starts[group + 1] ?? 0); i += 1) {
      const number = numbers[members[i] ?? 0] ?? Number.NaN
      if (!Number.isNaN(number) && (Number.isNaN(bestNumber) || isBetter(number, bestNumber))) bestNumber = number
    }
    if (!Number.isNaN(bestNumber)) best[group] = bestNumber
  }
  return best
}

/** Returns the index slot that is shown for each group. */
function pickShownSlots(
  index: SearchIndex,
  { count, representatives, starts, members }: HitGroups,
  { grouping, scores }: Ranking,
): Int32Array {
  const shownSlots = representatives.slice(0, count)
  if (grouping !== 'BestMatch') return shownSlots
  for (let group = 0; group < count; group += 1) {
    let best = members[starts[group] ?? 0] ?? 0
    for (const slot of members.subarray(starts[group], starts[group + 1])) {
      const difference = (scores?.[slot] ?? 0) - (scores?.[best] ?? 0)
      if (difference > 0 || (difference === 0 && index.id(slot) < index.id(best))) best = slot
    }
    shownSlots[group] = best
  }
  return shownSlots
}

function sortByName(index: SearchIndex, shownSlots: Int32Array): Int32Array {
  const ranks = createBitset(index.size)
  for (const slot of shownSlots) setBit(ranks, index.nameRank(slot))
  return toNumbers(ranks).map((position) => index.byName[position] ?? 0)
}
