import { type Decimal, decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'

/** In what quantities a product may be bought: from the minimum, in steps, up to the maximum. */
export interface QuantityRule {
  readonly minimum: Decimal
  readonly maximum: Decimal
  readonly increment: Decimal
}

/** The rule of a product that has none of its own. */
const DEFAULT_QUANTITY_RULE: QuantityRule = { minimum: decimal(1), maximum: decimal(100_000_000), increment: decimal(1) }

/** Why a quantity breaks a rule, or null when it keeps it. */
export function checkQuantity(quantity: Decimal, rule: QuantityRule | null): Refusal | null {
  const { minimum, maximum, increment } = rule ?? DEFAULT_QUANTITY_RULE
  const isOnStep = increment.lte(ZERO) || quantity.minus(minimum).mod(increment).eq(ZERO)
  if (quantity.gte(minimum) && quantity.lte(maximum) && quantity.gt(ZERO) && isOnStep) return null
  const message = `Enter a value between ${toText(minimum)} and ${toText(maximum)} in increments of ${toText(increment)}.`
  return { code: 'CART_VALIDATION_ERROR', message, status: 400 }
}
