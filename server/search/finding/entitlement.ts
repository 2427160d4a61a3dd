import { type Bits, hasBit, noBits, setBit } from '../index/bits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Leaders, leadersOf } from './group-hits.ts'

/** What some buyer groups together, or site builders, may see. */
export interface Entitlement {
  readonly visible: Bits
  /** Of these they may see the price. */
  readonly priced: Bits
  readonly leaders: Leaders
  /** The values that some visible product has: one bit each. */
  readonly values: Bits
}

/**
 * Works out what buyer groups may see: what some policy of one of them opens. Null opens every product, whoever may see
 * it, and no price.
 */
export function entitlementOf(index: SearchIndex, buyerGroupIds: readonly string[] | null): Entitlement {
  const rights = buyerGroupIds === null ? null : rightsOf(index, buyerGroupIds)
  const [visible, priced, values] = [noBits(index.size), noBits(index.size), noBits(index.values.size)]
  for (let slot = 0; slot < index.size; slot += 1) {
    const right = hasBit(index.live, slot) ? rightTo(index, slot, rights) : 0
    if (right === 0) continue
    setBit(visible, slot)
    if ((right & SEE_PRICE) !== 0) setBit(priced, slot)
    for (const value of index.valuesOf.of(slot)) setBit(values, value)
  }
  return { visible, priced, values, leaders: leadersOf(index, visible) }
}

const SEE = 1
const SEE_PRICE = 2

/** What each policy lets some buyer groups do. */
function rightsOf(index: SearchIndex, buyerGroupIds: readonly string[]): Uint8Array {
  const groups = new Set(buyerGroupIds)
  const rights = new Uint8Array(index.policies.size)
  for (const { id, canViewPrice, buyerGroupIds: granted } of index.structure.policies) {
    const policy = index.policies.find(id)
    if (policy !== undefined && granted.some((group) => groups.has(group)))
      rights[policy] = canViewPrice ? SEE | SEE_PRICE : SEE
  }
  return rights
}

function rightTo(index: SearchIndex, slot: number, rights: Uint8Array | null): number {
  if (rights === null) return SEE
  let right = 0
  for (let place = 0; place < index.policiesOf.lengthOf(slot); place += 1)
    right |= rights[index.policiesOf.at(slot, place)] ?? 0
  return right
}
