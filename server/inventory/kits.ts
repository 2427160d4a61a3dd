import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { RequiredComponent } from '../catalogue/service.ts'

/** Kit → its required parts, for kits and bundles that have no stock of their own. */
export type Kits = ReadonlyMap<string, readonly RequiredComponent[]>

const ONE = decimal(1)

/**
 * Expands a product to what one unit takes from stock, by product: itself, or the parts of a kit. Kits within kits are
 * expanded, too, and common parts are summed. A kit that contains itself is left out.
 */
export function expandKit(kits: Kits, productId: string, ancestorIds: readonly string[] = []): Map<string, Decimal> {
  const parts = kits.get(productId)
  if (parts === undefined) return new Map([[productId, ONE]])
  const quantities = new Map<string, Decimal>()
  if (ancestorIds.includes(productId)) return quantities
  for (const part of parts) {
    for (const [id, quantity] of expandKit(kits, part.productId, [...ancestorIds, productId]))
      quantities.set(id, (quantities.get(id) ?? ZERO).plus(quantity.times(part.quantity)))
  }
  return quantities
}

/**
 * Counts the whole kits that can be made from the stock of their parts; `quantities` has the quantity of each part per
 * kit. A part whose amount is null does not limit the number; returns null when no part limits it.
 */
export function countWholeKits(
  quantities: ReadonlyMap<string, Decimal>,
  findAmount: (productId: string) => Decimal | null,
): Decimal | null {
  let fewest: Decimal | null = null
  for (const [productId, quantityPerKit] of quantities) {
    const amount = quantityPerKit.gt(ZERO) ? findAmount(productId) : null
    if (amount === null) continue
    const kitCount = amount.div(quantityPerKit).round(0, 0)
    if (fewest === null || kitCount.lt(fewest)) fewest = kitCount
  }
  return fewest
}
