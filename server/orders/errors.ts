import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'

/** Why an order is not told. */
export const orderRefusals = {
  unknownOrder: { code: 'ITEM_NOT_FOUND', message: 'There is no such order, or it is not yours.', status: 404 },
  guestWithoutProof: { code: 'GUEST_INSUFFICIENT_ACCESS', message: 'Name the e-mail address or phone number that the order was placed with.', status: 401 },
  malformedDate: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: "'earliestDate' and 'latestDate' must be dates such as 2026-01-31T00:00:00Z.", status: 400 },
  malformedToken: { code: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: 'The page token is not one that this shop has given out.', status: 400 },
} as const satisfies Record<string, Refusal>
