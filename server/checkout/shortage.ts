import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { CartLine, LoadedCart } from '../cart/service.ts'
import { findSellableProducts } from '../catalogue/service.ts'
import type { Shortage } from '../inventory/service.ts'
import { insufficientStockError, insufficientPartsError } from './errors.ts'
import type { ReadOnlyDb } from './store.ts'

/**
 * Converts a shortage into an error that says which product is short, and which set it belongs to. A part that the
 * buyer may not see is not mentioned.
 */
export async function createShortageError(
  db: ReadOnlyDb,
  { loaded, lines, shortage }: { loaded: LoadedCart; lines: readonly CartLine[]; shortage: Shortage },
): Promise<DomainError> {
  const line = lines.find(({ id }) => id === shortage.lineId)
  if (line === undefined) throw new Error(`Line ${shortage.lineId} is short of stock but not in the cart.`)
  if (line.productId === shortage.productId) return insufficientStockError(line.name)
  const part = (await findSellableProducts(db, loaded.shopper, [shortage.productId])).get(shortage.productId)
  return part === undefined ? insufficientStockError(line.name) : insufficientPartsError(part.name, line.name)
}
