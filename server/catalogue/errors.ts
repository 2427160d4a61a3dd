import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** The errors that catalogue calls return. */
export const catalogueErrors = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: 'There is no such product among those you may see.' },
  unknownCategory: { code: 'ITEM_NOT_FOUND', message: 'There is no such category.' },
  idsOrSkus: { code: 'INVALID_API_INPUT', message: 'Name products either by ids or by skus.' },
  tooManyProducts: { code: 'MAX_LIMIT_EXCEEDED', message: 'Ask for at most 100 products at once.' },
  draftsNotAllowed: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Only a signed-in site builder may see drafts.',
  },
  notASetOrBundle: { code: 'INVALID_OPERATION', message: 'Only sets and bundles have child products.' },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'pageToken' is no page of this list.",
  },
} as const

/** Creates the error for a snapshot id that this store has never issued. */
export function unknownSnapshotError(snapshotId: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: `There is no catalogue snapshot '${snapshotId}'. The application context says the present one as catalogSnapshotVersionId.`,
  }
}

/** Creates the error for a part number of no product that the shopper may see. */
export function unknownSkuError(sku: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: `There is no product of the part number '${sku}' among those you may see.`,
  }
}
