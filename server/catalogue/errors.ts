/** Refusals of catalogue calls. */
export const catalogueRefusals = {
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: 'There is no such product among those you may see.', status: 404 },
  unknownCategory: { code: 'ITEM_NOT_FOUND', message: 'There is no such category.', status: 404 },
  idsOrSkus: { code: 'INVALID_API_INPUT', message: 'Name products either by ids or by skus.', status: 400 },
  tooManyProducts: { code: 'MAX_LIMIT_EXCEEDED', message: 'Ask for at most 100 products at once.', status: 400 },
  notComposed: { code: 'INVALID_OPERATION', message: 'Only sets and bundles have child products.', status: 400 },
  unreadablePageToken: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: "The query parameter 'pageToken' is no page of this list.", status: 400 },
} as const
