import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { OPEN, RecordIdParam } from '../shared/request.ts'
import { Choice, CurrencyCode, Nullable, Timestamp, withDefault } from '../shared/schema.ts'

/** A payment with what its gateway has failed at. */
export const FailedPayment = Type.Object({
  paymentId: Type.String(),
  checkoutId: Type.String(),
  /** Null when no order was placed with it. */
  orderSummaryId: Nullable(Type.String()),
  status: Choice([
    'Pending',
    'Recorded',
    'Authorized',
    'CaptureDue',
    'Captured',
    'RefundDue',
    'ReversalDue',
    'Reversed',
    'Declined',
    'Failed',
  ]),
  gateway: Nullable(Type.String()),
  gatewayReference: Nullable(Type.String()),
  amount: DecimalString,
  currencyIsoCode: CurrencyCode,
  /** Failures since its status last changed. */
  attempts: Type.Integer(),
  lastFailure: Nullable(Type.String()),
  /** Null: it is not tried again by itself. */
  nextAttemptDate: Nullable(Timestamp),
  /** Null: it needs no attention, or no more. */
  needsAttentionDate: Nullable(Timestamp),
})
export type FailedPayment = Static<typeof FailedPayment>

/** Payments that need attention, the oldest first; the list may be cut, `totalCount` is not. */
export const FailedPaymentCollection = Type.Object({ totalCount: Type.Integer(), payments: Type.Array(FailedPayment) })
export type FailedPaymentCollection = Static<typeof FailedPaymentCollection>

/** Lists the payments that an operator has to look at. */
export const listFailedPayments = defineEndpoint({
  ...PROGRAM_ROUTES.listFailedPayments,
  summary: 'Payments that need attention',
  query: Type.Object({ limit: withDefault(Type.Integer({ minimum: 1, maximum: 500 }), 100) }, OPEN),
  responses: { 200: FailedPaymentCollection },
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'read' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Tries a payment that needs attention again, at once, and answers how it stands then. */
export const retryFailedPayment = defineEndpoint({
  ...PROGRAM_ROUTES.retryFailedPayment,
  summary: 'Try a payment again',
  params: Type.Object({ paymentId: RecordIdParam }),
  responses: { 200: FailedPayment },
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'write' }],
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'INVALID_ID_FIELD', 'ITEM_NOT_FOUND'],
})
