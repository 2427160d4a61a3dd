import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of orders. */
export const orderErrors = {
  unknownOrder: { code: 'ITEM_NOT_FOUND', message: 'There is no such order, or it is not yours.' },
  guestWithoutProof: {
    code: 'GUEST_INSUFFICIENT_ACCESS',
    message: 'Name the e-mail address or phone number that the order was placed with.',
  },
  tooManyLookups: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'There were too many tries to find an order. Wait a minute and try again.',
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "'earliestDate' and 'latestDate' must be dates such as 2026-01-31T00:00:00Z.",
  },
  malformedToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'The page token is not one that this shop has given out.',
  },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: 'This product does not exist any more or is not available to you.',
  },
  unknownDeliveryGroup: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'orderDeliveryGroupSummaryId' names no delivery group of this order.",
  },
} as const satisfies Record<string, DomainError>
