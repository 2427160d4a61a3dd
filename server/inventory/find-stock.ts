import { findRequiredParts, type RequiredPart } from '../catalogue/service.ts'
import type { Kits } from './kits.ts'
import { type Executor, findLevels, type Level } from './store.ts'

/** The levels of products and of what they are made of. */
export interface Stock {
  /** By product, the location that is emptied first first; products that are not tracked are missing. */
  readonly levels: ReadonlyMap<string, readonly Level[]>
  readonly kits: Kits
}

/**
 * Reads the stock of products: of sets without levels that of their required parts, down to what has levels or no
 * parts.
 */
export async function findStock(executor: Executor, productIds: readonly string[]): Promise<Stock> {
  const levels = new Map<string, readonly Level[]>()
  const kits = new Map<string, readonly RequiredPart[]>()
  const seen = new Set<string>()
  let asked = [...new Set(productIds)]
  while (asked.length > 0) {
    for (const id of asked) seen.add(id)
    for (const [id, ofProduct] of Map.groupBy(await findLevels(executor, asked), (level) => level.productId))
      levels.set(id, ofProduct)
    const found = await findRequiredParts(
      executor,
      asked.filter((id) => !levels.has(id)),
    )
    for (const [id, parts] of found) kits.set(id, parts)
    const partIds = [...found.values()].flat().map((part) => part.productId)
    asked = [...new Set(partIds)].filter((id) => !seen.has(id))
  }
  return { levels, kits }
}
