import { noBits, numbersIn, setBit } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SortOrder } from '../sort-rules.ts'
import type { Grouping, HitGroups } from './group-hits.ts'
import { heaviest } from './heaviest.ts'

/** What puts groups of hits in order. */
export interface Ranking {
  readonly grouping: Grouping
  readonly order: SortOrder
  /** How well each slot was found; null when nothing was typed. */
  readonly scores: Float32Array | null
  /** What each slot costs the shopper, NaN where that is hidden or unknown; null unless it decides the order. */
  readonly prices: Float64Array | null
  /** So many at most are needed. */
  readonly wanted: number
}

/**
 * Puts groups in order, as far as they are wanted: the slots that are shown. Equals are in the order of their names;
 * where only the name counts it is all of them.
 */
export function rank(index: SearchIndex, groups: HitGroups, ranking: Ranking): Int32Array {
  const weights = weightsOf(index, groups, ranking)
  const shown = shownOf(index, groups, ranking)
  if (weights !== null)
    return heaviest({ weights, places: shown.map((slot) => index.nameRank(slot)) }, ranking.wanted).map(
      (group) => shown[group] ?? 0,
    )
  return ranking.order === 'name-desc' ? byName(index, shown).toReversed() : byName(index, shown)
}

/** How much each group weighs, the heaviest first; null where only the name counts. */
function weightsOf(index: SearchIndex, groups: HitGroups, { order, scores, prices }: Ranking): Float64Array | null {
  switch (order) {
    case 'relevance':
      return scores === null ? null : ofMembers(groups, scores, { isBetter: (one, other) => one > other, none: 0 })
    case 'price-asc':
      return ofMembers(groups, prices ?? NONE, {
        isBetter: (one, other) => one < other,
        none: Number.POSITIVE_INFINITY,
      }).map((price) => -price)
    case 'price-desc':
      return ofMembers(groups, prices ?? NONE, {
        isBetter: (one, other) => one < other,
        none: Number.NEGATIVE_INFINITY,
      })
    case 'newest':
      return Float64Array.from(groups.leaders.subarray(0, groups.count), (leader) => index.createdAt(leader))
    case 'name-asc':
    case 'name-desc':
      return null
    default:
      return order satisfies never
  }
}

const NONE = new Float64Array(0)

/** The best number of each group's members, those without one left out. */
function ofMembers(
  { count, starts, members }: HitGroups,
  numbers: Float32Array | Float64Array,
  { isBetter, none }: { isBetter: (one: number, other: number) => boolean; none: number },
): Float64Array {
  const best = new Float64Array(count).fill(none)
  for (let group = 0; group < count; group += 1) {
    let found = Number.NaN
    for (let at = starts[group] ?? 0; at < (starts[group + 1] ?? 0); at += 1) {
      const number = numbers[members[at] ?? 0] ?? Number.NaN
      if (!Number.isNaN(number) && (Number.isNaN(found) || isBetter(number, found))) found = number
    }
    if (!Number.isNaN(found)) best[group] = found
  }
  return best
}

/** The slot that is shown for each group. */
function shownOf(
  index: SearchIndex,
  { count, leaders, starts, members }: HitGroups,
  { grouping, scores }: Ranking,
): Int32Array {
  const shown = leaders.slice(0, count)
  if (grouping !== 'BestMatch') return shown
  for (let group = 0; group < count; group += 1) {
    let best = members[starts[group] ?? 0] ?? 0
    for (const slot of members.subarray(starts[group], starts[group + 1])) {
      const difference = (scores?.[slot] ?? 0) - (scores?.[best] ?? 0)
      if (difference > 0 || (difference === 0 && index.id(slot) < index.id(best))) best = slot
    }
    shown[group] = best
  }
  return shown
}

function byName(index: SearchIndex, shown: Int32Array): Int32Array {
  const ranks = noBits(index.size)
  for (const slot of shown) setBit(ranks, index.nameRank(slot))
  return numbersIn(ranks).map((place) => index.byName[place] ?? 0)
}
