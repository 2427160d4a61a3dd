import { type Decimal, decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { RequiredPart } from '../catalogue/service.ts'

/** The required parts of the sets and bundles that have no stock of their own, by set. */
export type Kits = ReadonlyMap<string, readonly RequiredPart[]>

const ONE = decimal(1)

/**
 * What one piece of a product takes from the shelves, by product: itself, or the parts of a set. A set within a set is
 * taken apart too, and what several of them have in common adds up. What is part of itself is left out.
 */
export function needsOf(kits: Kits, productId: string, inside: readonly string[] = []): Map<string, Decimal> {
  const parts = kits.get(productId)
  if (parts === undefined) return new Map([[productId, ONE]])
  const needs = new Map<string, Decimal>()
  if (inside.includes(productId)) return needs
  for (const part of parts) {
    for (const [id, quantity] of needsOf(kits, part.productId, [...inside, productId]))
      needs.set(id, (needs.get(id) ?? ZERO).plus(quantity.times(part.quantity)))
  }
  return needs
}

/**
 * How many whole sets can be made of what there is of their parts. A part of which the amount is null limits nothing;
 * null: no part does.
 */
export function wholeSets(
  needs: ReadonlyMap<string, Decimal>,
  amountOf: (productId: string) => Decimal | null,
): Decimal | null {
  let fewest: Decimal | null = null
  for (const [productId, need] of needs) {
    const amount = need.gt(ZERO) ? amountOf(productId) : null
    if (amount === null) continue
    const sets = amount.div(need).round(0, 0)
    if (fewest === null || sets.lt(fewest)) fewest = sets
  }
  return fewest
}
