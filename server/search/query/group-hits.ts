import { type Bitset, hasBit, createBitset, toNumbers, setBit } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** How variations are shown: each by itself, as their parent, or as the best match of each parent. */
export type Grouping = 'NoGrouping' | 'VariationParent' | 'BestMatch'

/** The visible products, and those of them that lists group with others. */
export interface FamilyMembership {
  readonly visible: Bitset
  /** The slots of variations with a visible parent, and of these parents. */
  readonly inFamily: Bitset
}

/** Finds the slots that are grouped in lists: a variation is grouped under its parent if the parent is visible. */
export function findSlotsInFamilies(index: SearchIndex, visible: Bitset): FamilyMembership {
  const inFamily = createBitset(index.size)
  for (let slot = 0; slot < index.size; slot += 1) {
    const parent = index.variations.parentOf(slot)
    if (parent < 0 || !hasBit(visible, parent)) continue
    setBit(inFamily, slot)
    setBit(inFamily, parent)
  }
  return { visible, inFamily }
}

/** The rules by which slots are grouped. */
export interface GroupRule {
  readonly grouping: Grouping
  readonly representatives: FamilyMembership
  /** Whether the typed text is exactly the part number of the product: such a variation is shown by itself. */
  readonly isExact: (slot: number) => boolean
}

/** Hits in groups: group number g has the members from starts[g] up to starts[g + 1]. */
export interface HitGroups {
  readonly count: number
  /** The slot that represents each group. */
  readonly representatives: Int32Array
  readonly starts: Int32Array
  readonly members: Int32Array
}

/** Groups hits by their representative. */
export function groupHits(index: SearchIndex, hits: Bitset, rule: GroupRule): HitGroups {
  const slots = toNumbers(hits)
  const {
    grouping,
    representatives: { visible, inFamily },
    isExact,
  } = rule
  if (grouping === 'NoGrouping')
    return { count: slots.length, representatives: slots, starts: createRange(slots.length), members: slots }
  const [representatives, starts, members] = [
    new Int32Array(slots.length),
    new Int32Array(slots.length + 1),
    new Int32Array(slots.length),
  ]
  const visited = createBitset(index.size)
  let [count, memberCount] = [0, 0]
  const representativeOf = (slot: number): number => {
    const parent = index.variations.parentOf(slot)
    return parent >= 0 && hasBit(visible, parent) ? parent : slot
  }
  const standsAlone = (slot: number, representative: number): boolean =>
    grouping === 'VariationParent' && representative !== slot && isExact(slot)
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0
    const representative = hasBit(inFamily, slot) ? representativeOf(slot) : slot
    const isAlone = !hasBit(inFamily, slot) || standsAlone(slot, representative)
    if (!isAlone && hasBit(visited, representative)) continue
    if (isAlone) members[memberCount++] = slot
    else {
      setBit(visited, representative)
      if (hasBit(hits, representative)) members[memberCount++] = representative
      for (const member of index.variations.variationsOf(representative))
        if (hasBit(hits, member) && !standsAlone(member, representative)) members[memberCount++] = member
    }
    representatives[count] = isAlone ? slot : representative
    count += 1
    starts[count] = memberCount
  }
  return { count, representatives, starts, members }
}

function createRange(count: number): Int32Array {
  const numbers = new Int32Array(count + 1)
  for (let i = 0; i <= count; i += 1) numbers[i] = i
  return numbers
}
