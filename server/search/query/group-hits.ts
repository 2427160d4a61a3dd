import { type Bitset, hasBit, createBitset, intersect, setBit, subtract, toNumbers } from '../index/bitset.ts'
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

/**
 * Hits in groups. Most products belong to no family: their groups come first, and have no members but their
 * representative. Group number `singleCount` + g has the members from starts[g] up to starts[g + 1].
 */
export interface HitGroups {
  readonly count: number
  /** How many groups have one member and come first. */
  readonly singleCount: number
  /** The slot that represents each group. */
  readonly representatives: Int32Array
  readonly starts: Int32Array
  readonly members: Int32Array
}

/** Groups hits by their representative. */
export function groupHits(index: SearchIndex, hits: Bitset, rule: GroupRule): HitGroups {
  const { inFamily } = rule.representatives
  if (rule.grouping === 'NoGrouping') return toSingles(toNumbers(hits))
  const singles = toNumbers(subtract(hits, inFamily))
  const familySlots = toNumbers(intersect(hits, inFamily))
  if (familySlots.length === 0) return toSingles(singles)
  const families = groupFamilies(index, { hits, familySlots }, rule)
  const representatives = new Int32Array(singles.length + families.representatives.length)
  representatives.set(singles)
  representatives.set(families.representatives, singles.length)
  return { ...families, count: representatives.length, singleCount: singles.length, representatives }
}

const NO_NUMBERS = new Int32Array(0)

function toSingles(slots: Int32Array): HitGroups {
  return {
    count: slots.length,
    singleCount: slots.length,
    representatives: slots,
    starts: NO_NUMBERS,
    members: NO_NUMBERS,
  }
}

/** Groups those hits that are in families. */
function groupFamilies(
  index: SearchIndex,
  { hits, familySlots }: { readonly hits: Bitset; readonly familySlots: Int32Array },
  { grouping, representatives: { visible }, isExact }: GroupRule,
): Pick<HitGroups, 'representatives' | 'starts' | 'members'> {
  const [representatives, starts, members] = [
    new Int32Array(familySlots.length),
    new Int32Array(familySlots.length + 1),
    new Int32Array(familySlots.length),
  ]
  const visited = createBitset(index.size)
  let [count, memberCount] = [0, 0]
  const representativeOf = (slot: number): number => {
    const parent = index.variations.parentOf(slot)
    return parent >= 0 && hasBit(visible, parent) ? parent : slot
  }
  const standsAlone = (slot: number, representative: number): boolean =>
    grouping === 'VariationParent' && representative !== slot && isExact(slot)
  for (let i = 0; i < familySlots.length; i += 1) {
    const slot = familySlots[i] ?? 0
    const representative = representativeOf(slot)
    const isAlone = standsAlone(slot, representative)
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
  return { representatives: representatives.subarray(0, count), starts, members }
}
