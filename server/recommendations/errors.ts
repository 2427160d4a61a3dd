import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** The errors of recommendations and activities. */
export const recommendationErrors = {
  noAnchors: {
    code: 'INVALID_API_INPUT',
    message: "This recommender needs products: name them in 'anchorValues', or set 'anchorFromCurrentCart'.",
  },
  malformedAnchor: {
    code: 'INVALID_API_INPUT',
    message: "The query parameter 'anchorValues' takes ids of products or categories.",
  },
  tooManyAnchors: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The query parameter 'anchorValues' takes at most 50 ids.",
  },
  malformedProduct: {
    code: 'INVALID_ID_FIELD',
    message: 'Invalid identifier: productId is no product id.',
  },
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: 'There is no such product among those you may see.' },
} as const satisfies Record<string, DomainError>
