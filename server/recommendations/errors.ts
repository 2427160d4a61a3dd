import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/recommendations.js'

/** The errors of recommendations and activities. */
export const recommendationErrors = {
  noAnchors: {
    code: 'INVALID_API_INPUT',
    message: messages.noAnchors,
  },
  malformedAnchor: {
    code: 'INVALID_API_INPUT',
    message: messages.malformedAnchor,
  },
  tooManyAnchors: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyAnchors,
  },
  malformedProduct: {
    code: 'INVALID_ID_FIELD',
    message: messages.malformedProduct,
  },
  unknownProduct: { code: 'ITEM_NOT_FOUND', message: messages.unknownProduct },
} as const satisfies Record<string, DomainError>
