import Type from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DATA_PARAMS, RecordIdParam, STRICT } from '../shared/request.ts'
import { OrderDocumentFile } from '../shop/order.ts'
import { CHANGE_ERRORS, STAFF_CALL, Success } from './fulfillment.ts'

/** Creates the invoice of a fulfillment order that was shipped and has none, such as one from before there were invoices. */
export const createInvoice = defineEndpoint({
  ...PROGRAM_ROUTES.createInvoice,
  ...STAFF_CALL,
  summary: 'Create the invoice of a fulfillment order',
  params: Type.Object({ ...DATA_PARAMS, fulfillmentOrderId: RecordIdParam }),
  body: Type.Object({}, STRICT),
  responses: { 201: Type.Object({ ...Success, invoiceId: Type.String() }) },
  errors: CHANGE_ERRORS,
})

const MANAGED_ORDER_PARAMS = Type.Object({ ...DATA_PARAMS, orderSummaryId: RecordIdParam })

/** Creates a credit memo for returns of an order. */
export const createCreditMemo = defineEndpoint({
  ...PROGRAM_ROUTES.createCreditMemo,
  ...STAFF_CALL,
  summary: 'Create a credit memo for returns',
  params: MANAGED_ORDER_PARAMS,
  body: Type.Object({ changeOrderIds: Type.Array(RecordIdParam, { minItems: 1, maxItems: 200 }) }, STRICT),
  responses: { 201: Type.Object({ ...Success, creditMemoId: Type.String() }) },
  errors: CHANGE_ERRORS,
})

/** The start of a request to the gateway of an order; its id names the request in the history. */
const BackgroundOperation = Type.Object({ ...Success, backgroundOperationId: Type.String() })

/** Has the card charged that an order is paid with, if it was not charged yet. */
export const ensureFunds = defineEndpoint({
  ...PROGRAM_ROUTES.ensureFunds,
  ...STAFF_CALL,
  summary: 'Have what an invoice needs charged',
  params: MANAGED_ORDER_PARAMS,
  body: Type.Object({ invoiceId: RecordIdParam }, STRICT),
  responses: { 201: BackgroundOperation },
  errors: CHANGE_ERRORS,
})

/** Gives the amount of a credit memo back to the card that the order was paid with. */
export const ensureRefunds = defineEndpoint({
  ...PROGRAM_ROUTES.ensureRefunds,
  ...STAFF_CALL,
  summary: 'Refund a credit memo',
  params: MANAGED_ORDER_PARAMS,
  body: Type.Object({ creditMemoId: RecordIdParam }, STRICT),
  responses: { 201: BackgroundOperation },
  errors: CHANGE_ERRORS,
})

/** Downloads the file of an invoice, a credit memo or the purchase order of any order. */
export const getDocumentFile = defineEndpoint({
  ...PROGRAM_ROUTES.getDocumentFile,
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'read' }],
  summary: 'The file of an invoice, credit memo or purchase order',
  params: Type.Object({ documentId: RecordIdParam }),
  responses: { 200: OrderDocumentFile },
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ITEM_NOT_FOUND'],
})
