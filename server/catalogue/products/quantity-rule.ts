import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { DEFAULT_QUANTITY_RULE, type QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { ProductRecord } from './store.ts'

/** Returns a product's quantity rule, or null if it has none. The default minimum is one increment. */
export function toQuantityRule({
  minimumQuantity,
  maximumQuantity,
  quantityIncrement,
}: Pick<ProductRecord, 'minimumQuantity' | 'maximumQuantity' | 'quantityIncrement'>): QuantityRule | null {
  if (minimumQuantity === null && maximumQuantity === null && quantityIncrement === null) return null
  const increment = normalizeDecimal(quantityIncrement ?? DEFAULT_QUANTITY_RULE.increment)
  return {
    minimum: minimumQuantity === null ? increment : normalizeDecimal(minimumQuantity),
    maximum: normalizeDecimal(maximumQuantity ?? DEFAULT_QUANTITY_RULE.maximum),
    increment,
  }
}

function normalizeDecimal(text: string): string {
  return toText(decimal(text))
}
