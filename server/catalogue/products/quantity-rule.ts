import type { PurchaseQuantityRule } from '@hydrant/contract/shop/product.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import type { ProductRecord } from './store.ts'

/** In what quantities a product may be bought. */
export interface QuantityRule {
  readonly minimum: Decimal
  readonly maximum: Decimal
  readonly increment: Decimal
}

// What a product that limits only one side may be bought in on the other.
const NO_MAXIMUM = '999999999'

/** A product's rule, or null when it may be bought in any quantity. */
export function quantityRule({ minimumQuantity, maximumQuantity, quantityIncrement }: ProductRecord): QuantityRule | null {
  if (minimumQuantity === null && maximumQuantity === null && quantityIncrement === null) return null
  const increment = decimal(quantityIncrement ?? '1')
  return { minimum: minimumQuantity === null ? increment : decimal(minimumQuantity), maximum: decimal(maximumQuantity ?? NO_MAXIMUM), increment }
}

/** A product's rule on the wire. */
export function quantityRuleBody(product: ProductRecord): PurchaseQuantityRule | null {
  const rule = quantityRule(product)
  return rule && { minimum: toText(rule.minimum), maximum: toText(rule.maximum), increment: toText(rule.increment) }
}
