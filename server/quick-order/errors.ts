import type { NextArrival } from '@hydrant/contract/shop/inventory.ts'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/quick-order.js'

/** The errors and warnings of rows. */
export const quickOrderErrors = {
  // The same for a product that the shopper may not see.
  unknownPartNumber: { code: 'ITEM_NOT_FOUND', message: messages.unknownPartNumber },
  ambiguousPartNumber: { code: 'INVALID_API_INPUT', message: messages.ambiguousPartNumber },
  malformedQuantity: { code: 'INVALID_QUANTITY', message: messages.malformedQuantity },
} as const satisfies Record<string, DomainError>

/** Creates the warning that nothing is in stock, and what is expected next. */
export function outOfStockWarning(arrival: NextArrival | null): DomainError {
  return { code: 'INSUFFICIENT_INVENTORY', message: () => addArrival(messages.outOfStock(), arrival) }
}

/** Creates the warning that less is in stock than the quantity, and what is expected next. */
export function lowStockWarning(available: number, arrival: NextArrival | null): DomainError {
  return {
    code: 'INSUFFICIENT_INVENTORY',
    message: () => addArrival(messages.lowStock({ available: formatQuantity(String(available)) }), arrival),
  }
}

function addArrival(message: string, arrival: NextArrival | null): string {
  if (arrival === null) return message
  const { quantity, expectedDate } = arrival
  return messages.withArrival({
    message,
    quantity: formatQuantity(String(quantity)),
    day: formatDate(expectedDate),
  })
}
