import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { type DomainError, invalidFieldError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'

/** Whether a quantity has more decimal places than the ordered one, such as half a unit of three whole ones. */
export function isDividedMoreFinely(quantity: Decimal, ordered: Decimal): boolean {
  const decimalPlaces = toText(ordered).split('.')[1]?.length ?? 0
  return !quantity.round(decimalPlaces).eq(quantity)
}

/** The error for a quantity that is divided more finely than what was ordered, such as half a unit. */
export function tooFinelyDividedError(values: { readonly sku: string; readonly quantity: string }): DomainError {
  return invalidFieldError('quantity', () => messages.tooFinelyDivided(values))
}
