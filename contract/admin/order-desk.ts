import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString } from '../shared/money.ts'
import { RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable, Timestamp } from '../shared/schema.ts'
import { OrderDetail } from '../shop/order.ts'
import { GUARDED_CHANGE_ERRORS, STAFF_CALL } from './fulfillment.ts'
import { MailStatus } from './mails.ts'

const READING_CALL = { guests: 'refused', permissions: [{ subject: 'orders', access: 'read' }] } as const
const READING_ERRORS = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ITEM_NOT_FOUND'] as const
const PARAMS = Type.Object({ orderSummaryId: RecordIdParam })

/** Who reads a note: the buyer, who sees it with the order and gets it by mail, or staff only. */
export const NOTE_AUDIENCES = ['Buyer', 'Staff'] as const

/** Writes a note about an order. Notes are never changed or deleted. */
export const addOrderNote = defineEndpoint({
  ...PROGRAM_ROUTES.addOrderNote,
  ...STAFF_CALL,
  summary: 'Write a note about an order',
  params: PARAMS,
  body: Type.Object(
    { audience: Choice(NOTE_AUDIENCES), text: Type.String({ pattern: '\\S', maxLength: 4000 }) },
    STRICT,
  ),
  responses: { 201: Type.Object({ noteId: Type.String() }) },
  errors: GUARDED_CHANGE_ERRORS,
})

/** Mails the confirmation of an order to its buyer again, as it was ordered. */
export const sendOrderConfirmation = defineEndpoint({
  ...PROGRAM_ROUTES.sendOrderConfirmation,
  ...STAFF_CALL,
  summary: 'Send the confirmation of an order again',
  params: PARAMS,
  body: Type.Object({}, STRICT),
  responses: { 201: Type.Object({ orderSummaryId: Type.String(), recipient: Type.String() }) },
  errors: GUARDED_CHANGE_ERRORS,
})

/**
 * Something that happened with an order. A change by staff has the name of its operation in the history; `subject` is what
 * it is about: the number of a document or shipment, the kind of a mail, or the operation.
 */
export const OrderActivityEntry = Type.Object({
  kind: Choice(['Placed', 'Change', 'Shipment', 'Document', 'Mail', 'BuyerNote', 'StaffNote', 'Refund']),
  date: Timestamp,
  /** Who did it; null for the shop itself, and for a guest. */
  author: Nullable(Type.String()),
  subject: Nullable(Type.String()),
  /** What was written, or why. */
  text: Nullable(Type.String()),
  amount: Nullable(DecimalString),
  /** The quantities of lines that a change is about. */
  items: Type.Array(Type.Object({ orderItemSummaryId: Type.String(), quantity: DecimalString })),
  /** Of a mail: its place in the outbox, its recipient, and how far it is. */
  mail: Nullable(Type.Object({ position: Type.Integer(), recipient: Type.String(), status: MailStatus })),
})
export type OrderActivityEntry = Static<typeof OrderActivityEntry>

/** What is expected back of an order, and what became of it. */
export const OrderReturn = Type.Object({
  returnOrderId: Type.String(),
  number: Type.String(),
  status: Choice(['Submitted', 'Closed']),
  createdDate: Timestamp,
  lines: Type.Array(
    Type.Object({
      returnOrderLineItemId: Type.String(),
      orderItemSummaryId: Type.String(),
      reason: Type.String(),
      quantityExpected: DecimalString,
      quantityReturned: DecimalString,
      quantityRejected: DecimalString,
      quantityStillExpected: DecimalString,
    }),
  ),
})
export type OrderReturn = Static<typeof OrderReturn>

/** What happened with an order, the latest first, and what is open about its returns. */
export const OrderActivity = Type.Object({
  orderSummaryId: Type.String(),
  entries: Type.Array(OrderActivityEntry),
  returns: Type.Array(OrderReturn),
  /** What has come back and is in no credit memo. */
  uncreditedReturns: Type.Array(Type.Object({ changeOrderId: Type.String(), amount: DecimalString })),
  /** Credit memos whose refund is due still, because the gateway has failed: `ensure-refunds-async` repeats it. */
  refundableCreditMemos: Type.Array(
    Type.Object({ creditMemoId: Type.String(), number: Type.String(), amount: DecimalString }),
  ),
})
export type OrderActivity = Static<typeof OrderActivity>

/** Reads what happened with an order. */
export const getOrderActivity = defineEndpoint({
  ...PROGRAM_ROUTES.getOrderActivity,
  ...READING_CALL,
  summary: 'What happened with an order',
  params: PARAMS,
  responses: { 200: OrderActivity },
  errors: READING_ERRORS,
})

/** Reads an order as its buyer reads it. */
export const getOrderAsBuyer = defineEndpoint({
  ...PROGRAM_ROUTES.getOrderAsBuyer,
  ...READING_CALL,
  summary: 'An order as its buyer sees it',
  params: PARAMS,
  responses: { 200: OrderDetail },
  errors: READING_ERRORS,
})
