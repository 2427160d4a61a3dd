import Type from 'typebox'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { PAGE_SIZE_20 } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken } from '../shared/page.ts'
import { ACCOUNT_QUERY, Csv, OPEN, WEBSTORE_PARAMS } from '../shared/request.ts'
import { withDefault } from '../shared/schema.ts'
import {
  ORDER_STATUSES,
  OrderDetail,
  OrderDocumentFile,
  OrderDocumentLookup,
  OrderLookup,
  OrderSummaryCollection,
} from './order.ts'

/**
 * Lists the orders of the caller's account, newest first; `ownerScoped`, or `ownerScope=My`, leaves only their own.
 * Dates are ISO with an offset. `searchTerm` and `status` are additions of ours: the first leaves orders with that text
 * in their number, reference number or purchase order, the name of who ordered, or the part number or name of a line.
 */
export const listOrders = defineEndpoint({
  ...ROUTES.listOrders,
  summary: 'Orders, newest first',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      fields: Csv,
      pageSize: createPageSizeSchema(PAGE_SIZE_20),
      pageToken: PageToken,
      page: PageToken,
      ownerScoped: withDefault(Type.Boolean(), false),
      ownerScope: Type.Optional(Type.String({ maxLength: 40 })),
      earliestDate: Type.Optional(Type.String()),
      latestDate: Type.Optional(Type.String()),
      searchTerm: Type.Optional(Type.String({ maxLength: 100 })),
      status: Type.Optional(Type.Enum(ORDER_STATUSES)),
    },
    OPEN,
  ),
  responses: { 200: OrderSummaryCollection },
  guests: 'refused',
  errors: ['WEBSTORE_NOT_FOUND', 'INVALID_SESSION_ID', 'EFFECTIVE_ACCOUNT_NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
})

/** Reads one order by id or reference number. */
export const lookUpOrder = defineEndpoint({
  ...ROUTES.lookUpOrder,
  summary: 'One order',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: OrderLookup,
  responses: { 201: OrderDetail },
  guests: 'allowed',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'ITEM_NOT_FOUND',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})

/** Reads one order by id or reference number, asked for in the address. */
export const lookUpOrderByQuery = defineEndpoint({
  ...ROUTES.lookUpOrderByQuery,
  summary: 'One order, asked for in the address',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      orderSummaryIdOrRefNumber: Type.String({ minLength: 1, maxLength: 80 }),
      fields: Csv,
      email: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
    },
    OPEN,
  ),
  responses: { 200: OrderDetail },
  guests: 'allowed',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'ITEM_NOT_FOUND',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})

/** Downloads the file of an invoice, a credit memo or the purchase order of an order that the sender may read. */
export const downloadOrderDocument = defineEndpoint({
  ...ROUTES.downloadOrderDocument,
  summary: 'The file of an invoice, credit memo or purchase order',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: OrderDocumentLookup,
  responses: { 201: OrderDocumentFile },
  guests: 'allowed',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'ITEM_NOT_FOUND',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'REQUEST_LIMIT_EXCEEDED',
  ],
})
