import { type Bits, hasBit, noBits, numbersIn, setBit } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** How variations are shown: each by itself, as their parent, or as the best of their parent's. */
export type Grouping = 'NoGrouping' | 'VariationParent' | 'BestMatch'

/** What stands together in a list, among what a shopper may see. */
export interface Leaders {
  readonly visible: Bits
  /** The slots that lead others or are led: one bit each. */
  readonly inFamily: Bits
}

/**
 * Works out who leads or is led among what a shopper may see: a variation is led by its parent where that is visible.
 */
export function leadersOf(index: SearchIndex, visible: Bits): Leaders {
  const inFamily = noBits(index.size)
  for (let slot = 0; slot < index.size; slot += 1) {
    const parent = index.families.parentOf(slot)
    if (parent < 0 || !hasBit(visible, parent)) continue
    setBit(inFamily, slot)
    setBit(inFamily, parent)
  }
  return { visible, inFamily }
}

/** What decides which slots stand together. */
export interface GroupRule {
  readonly grouping: Grouping
  readonly leaders: Leaders
  /** Whose part number is exactly what was typed: they stand for themselves. */
  readonly isExact: (slot: number) => boolean
}

/** Hits in groups: group number g has the members from starts[g] up to starts[g + 1]. */
export interface HitGroups {
  readonly count: number
  /** The slot that stands for each group. */
  readonly leaders: Int32Array
  readonly starts: Int32Array
  readonly members: Int32Array
}

/** Puts hits into groups. */
export function groupHits(index: SearchIndex, hits: Bits, rule: GroupRule): HitGroups {
  const slots = numbersIn(hits)
  const {
    grouping,
    leaders: { visible, inFamily },
    isExact,
  } = rule
  if (grouping === 'NoGrouping')
    return { count: slots.length, leaders: slots, starts: upTo(slots.length), members: slots }
  const [leaders, starts, members] = [
    new Int32Array(slots.length),
    new Int32Array(slots.length + 1),
    new Int32Array(slots.length),
  ]
  const met = noBits(index.size)
  let [count, filled] = [0, 0]
  const leaderOf = (slot: number): number => {
    const parent = index.families.parentOf(slot)
    return parent >= 0 && hasBit(visible, parent) ? parent : slot
  }
  const standsAlone = (slot: number, leader: number): boolean =>
    grouping === 'VariationParent' && leader !== slot && isExact(slot)
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const leader = hasBit(inFamily, slot) ? leaderOf(slot) : slot
    const isAlone = !hasBit(inFamily, slot) || standsAlone(slot, leader)
    if (!isAlone && hasBit(met, leader)) continue
    if (isAlone) members[filled++] = slot
    else {
      setBit(met, leader)
      if (hasBit(hits, leader)) members[filled++] = leader
      for (const member of index.families.variationsOf(leader))
        if (hasBit(hits, member) && !standsAlone(member, leader)) members[filled++] = member
    }
    leaders[count] = isAlone ? slot : leader
    count += 1
    starts[count] = filled
  }
  return { count, leaders, starts, members }
}

function upTo(count: number): Int32Array {
  const numbers = new Int32Array(count + 1)
  for (let at = 0; at <= count; at += 1) numbers[at] = at
  return numbers
}
