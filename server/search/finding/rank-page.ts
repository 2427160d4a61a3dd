import { hasBit, noBits, setBit } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { SortOrder } from '../sort-rules.ts'
import type { Grouping, HitGroups } from './group-hits.ts'

/** What puts groups of hits in order. */
export interface Ranking {
  readonly grouping: Grouping
  readonly order: SortOrder
  /** How well each slot was found; null when nothing was typed. */
  readonly scores: Float32Array | null
  /** What each slot costs the shopper, NaN where that is hidden or unknown; null unless it decides the order. */
  readonly prices: Float64Array | null
  readonly offset: number
  readonly limit: number
}

/** Puts groups in order and cuts a page out of them: the slots that are shown. Equals are in the order of their names. */
export function rankPage(index: SearchIndex, groups: HitGroups, ranking: Ranking): number[] {
  const weights = weightsOf(index, groups, ranking)
  return weights === null ? pageByName(index, shownOf(index, groups, ranking), ranking) : pageByWeight(index, { shown: shownOf(index, groups, ranking), weights }, ranking)
}

/** How much each group weighs, the heaviest first; null where only the name counts. */
function weightsOf(index: SearchIndex, groups: HitGroups, { order, scores, prices }: Ranking): Float64Array | null {
  switch (order) {
    case 'relevance':
      return scores === null ? null : ofMembers(groups, scores, { isBetter: (one, other) => one > other, none: 0 })
    case 'price-asc':
      return ofMembers(groups, prices ?? NONE, { isBetter: (one, other) => one < other, none: Number.POSITIVE_INFINITY }).map((price) => -price)
    case 'price-desc':
      return ofMembers(groups, prices ?? NONE, { isBetter: (one, other) => one < other, none: Number.NEGATIVE_INFINITY })
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
function ofMembers({ count, starts, members }: HitGroups, numbers: Float32Array | Float64Array, { isBetter, none }: { isBetter: (one: number, other: number) => boolean; none: number }): Float64Array {
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
function shownOf(index: SearchIndex, { count, leaders, starts, members }: HitGroups, { grouping, scores }: Ranking): Int32Array {
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

function pageByName(index: SearchIndex, shown: Int32Array, { order, offset, limit }: Ranking): number[] {
  const bits = noBits(index.size)
  for (const slot of shown) setBit(bits, slot)
  const { byName } = index
  const slots: number[] = []
  let passed = 0
  for (let at = 0; at < byName.length && slots.length < limit && passed < shown.length; at += 1) {
    const slot = byName[order === 'name-desc' ? byName.length - 1 - at : at] ?? 0
    if (!hasBit(bits, slot)) continue
    if (passed >= offset) slots.push(slot)
    passed += 1
  }
  return slots
}

interface Weighed {
  readonly shown: Int32Array
  readonly weights: Float64Array
}

function pageByWeight(index: SearchIndex, { shown, weights }: Weighed, { offset, limit }: Ranking): number[] {
  const rank = (group: number): number => index.nameRank(shown[group] ?? 0)
  const compare = (one: number, other: number): number => (weights[other] ?? 0) - (weights[one] ?? 0) || rank(one) - rank(other)
  const wanted = offset + limit
  let kept: number[] = []
  let last = -1
  for (let group = 0; group < shown.length; group += 1) {
    if (last >= 0 && compare(last, group) <= 0) continue
    kept.push(group)
    // Sorted now and then instead of each time: what cannot be on the page any more is let go.
    if (kept.length < 2 * wanted + SPARE) continue
    kept = kept.toSorted(compare).slice(0, wanted)
    last = kept.at(-1) ?? -1
  }
  return kept.toSorted(compare).slice(offset, wanted).map((group) => shown[group] ?? 0)
}

const SPARE = 200
