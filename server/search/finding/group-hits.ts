import { type Bits, hasBit, numbersIn } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** How variations are shown: each by itself, as their parent, or as the best of their parent's. */
export type Grouping = 'NoGrouping' | 'VariationParent' | 'BestMatch'

/** For each slot the one that stands for it in a list: itself, or the parent that the shopper may see. */
export interface Leaders {
  readonly leaderOf: Int32Array
  /** For each slot 1 where it leads others or is led. */
  readonly isInFamily: Uint8Array
}

/** Works out who leads whom among what a shopper may see. */
export function leadersOf(index: SearchIndex, visible: Bits): Leaders {
  const leaderOf = new Int32Array(index.size)
  const isInFamily = new Uint8Array(index.size)
  for (let slot = 0; slot < index.size; slot += 1) {
    const parent = index.families.parentOf(slot)
    const isLed = parent >= 0 && hasBit(visible, parent)
    leaderOf[slot] = isLed ? parent : slot
    if (!isLed) continue
    isInFamily[slot] = 1
    isInFamily[parent] = 1
  }
  return { leaderOf, isInFamily }
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
  const [leaders, starts, members] = [new Int32Array(slots.length), new Int32Array(slots.length + 1), new Int32Array(slots.length)]
  const { leaderOf, isInFamily } = rule.leaders
  const met = new Set<number>()
  let [count, filled] = [0, 0]
  const isAlone = (slot: number): boolean => rule.grouping === 'NoGrouping' || (rule.grouping === 'VariationParent' && leaderOf[slot] !== slot && rule.isExact(slot))
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const leader = isInFamily[slot] === 0 || isAlone(slot) ? slot : (leaderOf[slot] ?? slot)
    if (isInFamily[slot] === 0 || isAlone(slot)) members[filled++] = slot
    else if (met.has(leader)) continue
    else {
      met.add(leader)
      if (hasBit(hits, leader)) members[filled++] = leader
      for (const member of index.families.variationsOf(leader)) if (hasBit(hits, member) && !isAlone(member)) members[filled++] = member
    }
    leaders[count] = leader
    count += 1
    starts[count] = filled
  }
  return { count, leaders, starts, members }
}
