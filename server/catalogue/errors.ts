import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'

/** The errors that catalogue calls return. */
export const catalogueErrors = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: messages.unknownProduct },
  unknownCategory: { code: 'ITEM_NOT_FOUND', message: messages.unknownCategory },
  idsOrSkus: { code: 'INVALID_API_INPUT', message: messages.idsOrSkus },
  tooManyProducts: { code: 'MAX_LIMIT_EXCEEDED', message: messages.tooManyProducts },
  draftsNotAllowed: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.draftsNotAllowed,
  },
  notASetOrBundle: { code: 'INVALID_OPERATION', message: messages.notASetOrBundle },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedPageToken,
  },
} as const

/** Creates the error for a snapshot id that this store has never issued. */
export function unknownSnapshotError(snapshotId: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: () => messages.unknownSnapshot({ snapshotId }),
  }
}

/** Creates the error for a part number that belongs to no product that the shopper may see. */
export function unknownSkuError(sku: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: () => messages.unknownSku({ sku }),
  }
}
