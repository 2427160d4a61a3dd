import type { DomainError } from '@hydrant/kernel/result/result.ts'
import type { CartLine, OpenCart } from '../cart/service.ts'
import { findSellableProducts } from '../catalogue/service.ts'
import type { Shortage, StockLine } from '../inventory/service.ts'
import { tooFewLeft, tooFewParts } from './errors.ts'
import type { Executor } from './store.ts'

/** What the lines of a cart need from stock. */
export function stockLines(lines: readonly CartLine[]): StockLine[] {
  return lines.map(({ id, productId, quantity }) => ({ lineId: id, productId, quantity }))
}

/**
 * A shortage in words: the product, and the set that it is a part of. A part that the buyer may not see stays unnamed.
 */
export async function explainShortage(
  executor: Executor,
  { open, lines, shortage }: { open: OpenCart; lines: readonly CartLine[]; shortage: Shortage },
): Promise<DomainError> {
  const line = lines.find(({ id }) => id === shortage.lineId)
  if (line === undefined) throw new Error(`Line ${shortage.lineId} is short of stock but not in the cart.`)
  if (line.productId === shortage.productId) return tooFewLeft(line.name)
  const part = (await findSellableProducts(executor, open.shopper, [shortage.productId])).get(shortage.productId)
  return part === undefined ? tooFewLeft(line.name) : tooFewParts(part.name, line.name)
}
