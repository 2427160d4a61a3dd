import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Refusals of catalogue calls. */
export const catalogueRefusals = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: 'There is no such product among those you may see.', status: 404 },
  unknownCategory: { code: 'ITEM_NOT_FOUND', message: 'There is no such category.', status: 404 },
  idsOrSkus: { code: 'INVALID_API_INPUT', message: 'Name products either by ids or by skus.', status: 400 },
  tooManyProducts: { code: 'MAX_LIMIT_EXCEEDED', message: 'Ask for at most 100 products at once.', status: 400 },
  draftsForBuilders: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Only a signed-in site builder may see drafts.',
    status: 403,
  },
  notComposed: { code: 'INVALID_OPERATION', message: 'Only sets and bundles have child products.', status: 400 },
  unreadablePageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'pageToken' is no page of this list.",
    status: 400,
  },
} as const

/** The refusal of a snapshot id that this store has not given out. */
export function unknownSnapshot(snapshotId: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: `There is no catalogue snapshot '${snapshotId}'. The application context says the present one as catalogSnapshotVersionId.`,
    status: 404,
  }
}

/** The refusal of a part number that names no product which the shopper may see. */
export function unknownSku(sku: string): DomainError {
  return {
    code: 'ITEM_NOT_FOUND',
    message: `There is no product of the part number '${sku}' among those you may see.`,
    status: 404,
  }
}
