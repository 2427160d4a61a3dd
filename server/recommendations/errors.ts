import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** The errors of recommendations and activities. */
export const recommendationErrors = {
  noAnchors: {
    code: 'INVALID_API_INPUT',
    message: "This recommender needs products: name them in 'anchorValues', or set 'anchorFromCurrentCart'.",
    status: 400,
  },
  malformedAnchor: {
    code: 'INVALID_API_INPUT',
    message: "The query parameter 'anchorValues' takes ids of products or categories.",
    status: 400,
  },
  tooManyAnchors: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'anchorValues' takes at most 50 ids.",
    status: 400,
  },
  malformedProduct: {
    code: 'INVALID_ID_FIELD',
    message: 'Invalid identifier: productId is no product id.',
    status: 400,
  },
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: 'There is no such product among those you may see.', status: 404 },
} as const satisfies Record<string, DomainError>
