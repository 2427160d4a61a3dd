import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'

/** Errors of orders. */
export const orderErrors = {
  unknownOrder: { code: 'ITEM_NOT_FOUND', message: messages.unknownOrder },
  guestWithoutProof: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: messages.guestWithoutProof,
  },
  tooManyLookups: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: messages.tooManyLookups,
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedDate,
  },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedToken,
  },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: messages.unknownProduct,
  },
  unknownDeliveryGroup: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.unknownDeliveryGroup,
  },
} as const satisfies Record<string, DomainError>
