import { type Shopper, toBuyerGroupIds } from '../../accounts/service.ts'
import { translateProducts } from '../translations/service.ts'
import { findDirectSuccessors, type ReadOnlyDb, type Successor } from './store.ts'

export type { Successor } from './store.ts'

/** How many successors that are retired as well are followed by others. */
const MAX_STEPS = 10

/**
 * Finds what replaces products for the shopper, in the language of the request, by product id: the first successor that they may see and that is
 * sold. A successor that is retired as well leads to its own. Products without one are missing.
 */
export async function findSuccessors(
  db: ReadOnlyDb,
  shopper: Shopper,
  productIds: readonly string[],
): Promise<Map<string, Successor>> {
  const buyerGroupIds = toBuyerGroupIds(shopper)
  const successors = new Map<string, Successor>()
  /** For each product where its search has come to. */
  let open = new Map(productIds.map((id) => [id, id]))
  for (let step = 0; step < MAX_STEPS && open.size > 0; step++) {
    const found = await findDirectSuccessors(db, buyerGroupIds, [...new Set(open.values())])
    const next = new Map<string, string>()
    for (const [id, at] of open) {
      const candidates = found.get(at) ?? []
      const sold = candidates.find(({ isRetired }) => !isRetired)
      const [retired] = candidates
      if (sold !== undefined) successors.set(id, sold)
      else if (retired !== undefined) next.set(id, retired.id)
    }
    open = next
  }
  const shown = await translateProducts(db, shopper.webstore, [...successors.values()])
  return new Map([...successors.keys()].flatMap((id, position) => (shown[position] ? [[id, shown[position]]] : [])))
}
