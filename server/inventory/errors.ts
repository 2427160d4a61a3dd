import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/inventory.js'

/** A product with too little stock and the line that needs it, itself or as a part of its kit. */
export interface Shortage {
  readonly lineId: string
  readonly productId: string
}

/** The error for too little stock of a product. */
export interface InsufficientInventory extends DomainError, Shortage {
  readonly code: 'INSUFFICIENT_INVENTORY'
  /** All shortages that were found; the first one is the one in the message. */
  readonly shortages: readonly Shortage[]
}

/** Creates the error for too little stock. */
export function insufficientInventoryError(
  firstShortage: Shortage,
  otherShortages: readonly Shortage[] = [],
): InsufficientInventory {
  const { lineId, productId } = firstShortage
  return {
    code: 'INSUFFICIENT_INVENTORY',
    message: () => messages.notEnoughLeft({ productId }),
    lineId,
    productId,
    shortages: [{ lineId, productId }, ...otherShortages],
  }
}

/** Creates the error for a query parameter with an unknown location or location group. */
export function unknownLocationError(parameter: 'locations' | 'locationgroups', id: string): DomainError {
  return {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: () => messages.unknownLocation({ parameter, id }),
  }
}

/** The domain errors of stock queries. */
export const inventoryErrors = {
  noProducts: { code: 'INVALID_API_INPUT', message: messages.noProducts },
  malformedProduct: {
    code: 'INVALID_ID_FIELD',
    message: messages.malformedProduct,
  },
  locationsAndGroups: {
    code: 'INVALID_API_INPUT',
    message: messages.locationsAndGroups,
  },
  unknownScope: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.unknownScope,
  },
  tooMany: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyStockQueries,
  },
} as const
