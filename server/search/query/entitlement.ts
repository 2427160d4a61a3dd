import { type Bitset, hasBit, createBitset, setBit } from '../index/bitset.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type FamilyMembership, findSlotsInFamilies } from './group-hits.ts'

/** What the given buyer groups, or site builders, may see. */
export interface Entitlement {
  readonly visible: Bitset
  /** The products whose price they may see. */
  readonly priced: Bitset
  readonly familyMembership: FamilyMembership
  /** The values that at least one visible product has, one bit each. */
  readonly values: Bitset
}

/**
 * Computes what buyer groups may see: the products that a policy of one of them includes. Null stands for site
 * builders, who see every product but no prices.
 */
export function computeEntitlement(index: SearchIndex, buyerGroupIds: readonly string[] | null): Entitlement {
  const rights = buyerGroupIds === null ? null : toPolicyRights(index, buyerGroupIds)
  const [visible, priced, values] = [
    createBitset(index.size),
    createBitset(index.size),
    createBitset(index.values.size),
  ]
  for (let slot = 0; slot < index.size; slot += 1) {
    const slotRights = hasBit(index.live, slot) ? getRightsOfSlot(index, slot, rights) : 0
    if (slotRights === 0) continue
    setBit(visible, slot)
    if ((slotRights & VIEW_PRICE) !== 0) setBit(priced, slot)
    for (const value of index.valuesOf.getList(slot)) setBit(values, value)
  }
  return { visible, priced, values, familyMembership: findSlotsInFamilies(index, visible) }
}

const VIEW = 1
const VIEW_PRICE = 2

/** Returns the rights that each policy gives to these buyer groups. */
function toPolicyRights(index: SearchIndex, buyerGroupIds: readonly string[]): Uint8Array {
  const groups = new Set(buyerGroupIds)
  const rights = new Uint8Array(index.policies.size)
  for (const { id, canViewPrice, buyerGroupIds: grantedGroupIds } of index.structure.policies) {
    const policy = index.policies.find(id)
    if (policy !== undefined && grantedGroupIds.some((group) => groups.has(group)))
      rights[policy] = canViewPrice ? VIEW | VIEW_PRICE : VIEW
  }
  return rights
}

function getRightsOfSlot(index: SearchIndex, slot: number, rights: Uint8Array | null): number {
  if (rights === null) return VIEW
  let right = 0
  for (let position = 0; position < index.policiesOf.lengthOf(slot); position += 1)
    right |= rights[index.policiesOf.itemAt(slot, position)] ?? 0
  return right
}
