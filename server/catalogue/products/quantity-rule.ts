import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { DEFAULT_QUANTITY_RULE, type QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { ProductRecord } from './store.ts'

/** A product's rule, or null when it has none of its own. Without a minimum it is sold from one increment on. */
export function quantityRule({
  minimumQuantity,
  maximumQuantity,
  quantityIncrement,
}: ProductRecord): QuantityRule | null {
  if (minimumQuantity === null && maximumQuantity === null && quantityIncrement === null) return null
  const increment = plain(quantityIncrement ?? DEFAULT_QUANTITY_RULE.increment)
  return {
    minimum: minimumQuantity === null ? increment : plain(minimumQuantity),
    maximum: plain(maximumQuantity ?? DEFAULT_QUANTITY_RULE.maximum),
    increment,
  }
}

function plain(text: string): string {
  return toText(decimal(text))
}
