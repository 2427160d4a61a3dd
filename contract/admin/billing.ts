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

/** Downloads the file of an invoice or a credit memo of any order. */
export const getDocumentFile = defineEndpoint({
  ...PROGRAM_ROUTES.getDocumentFile,
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'read' }],
  summary: 'The file of an invoice or credit memo',
  params: Type.Object({ documentId: RecordIdParam }),
  responses: { 200: OrderDocumentFile },
  errors: ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ITEM_NOT_FOUND'],
})
