import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/quick-order.js'

/** The errors and warnings of rows. */
export const quickOrderErrors = {
  // The same for a product that the shopper may not see.
  unknownPartNumber: { code: 'ITEM_NOT_FOUND', message: messages.unknownPartNumber },
  ambiguousPartNumber: { code: 'INVALID_API_INPUT', message: messages.ambiguousPartNumber },
  malformedQuantity: { code: 'INVALID_QUANTITY', message: messages.malformedQuantity },
  outOfStock: { code: 'INSUFFICIENT_INVENTORY', message: messages.outOfStock },
} as const satisfies Record<string, DomainError>

/** Creates the warning that less is in stock than the quantity; `available` is formatted. */
export function lowStockWarning(available: string): DomainError {
  return { code: 'INSUFFICIENT_INVENTORY', message: () => messages.lowStock({ available }) }
}
