import Type from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { ORDER_FIELDS, ORDER_PART_FIELDS, PAGE_SIZE_25 } from '../shared/limits.ts'
import { createPageSizeSchema, PageToken } from '../shared/page.ts'
import {
  ACCOUNT_QUERY,
  createCsvSchema,
  MONEY_QUERY,
  OffByDefault,
  OPEN,
  RecordIdParam,
  WEBSTORE_PARAMS,
} from '../shared/request.ts'
import { Choice, withDefault } from '../shared/schema.ts'
import { OrderAdjustmentAggregates, OrderSummaryRow } from './order.ts'
import {
  AdjustmentAggregatesInput,
  AdjustmentAggregatesStatus,
  NamedOrderToCartInput,
  OrderDeliveryGroupCollection,
  OrderItemSummaryCollection,
  OrderShipmentCollection,
  OrderToCartInput,
  OrderToCartResult,
} from './order-summary.ts'

const PARAMS = { ...WEBSTORE_PARAMS, orderSummaryId: RecordIdParam }
const ORDER_ERRORS = [
  'WEBSTORE_NOT_FOUND',
  'INVALID_SESSION_ID',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'ILLEGAL_QUERY_PARAMETER_VALUE',
] as const
const CART_CODES = [
  'WEBSTORE_NOT_FOUND',
  'GUEST_INSUFFICIENT_ACCESS',
  'EFFECTIVE_ACCOUNT_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'MISSING_RECORD',
  'INVALID_OPERATION',
  'INSUFFICIENT_ACCESS_OR_READONLY',
  'INVALID_API_INPUT',
  'JSON_PARSER_ERROR',
] as const
const PART_QUERY = {
  ...ACCOUNT_QUERY,
  fields: createCsvSchema(ORDER_PART_FIELDS),
  pageSize: createPageSizeSchema(PAGE_SIZE_25),
  page: PageToken,
  pageToken: PageToken,
}

/** Reads an order without its lines. */
export const getOrder = defineEndpoint({
  ...PROGRAM_ROUTES.getOrder,
  summary: 'An order without its lines',
  params: Type.Object(PARAMS),
  query: Type.Object(
    { ...ACCOUNT_QUERY, fields: createCsvSchema(ORDER_FIELDS), includeAdjustmentDetails: OffByDefault },
    OPEN,
  ),
  responses: { 200: OrderSummaryRow },
  guests: 'refused',
  errors: [...ORDER_ERRORS],
})

/** Reads a page of the lines of an order, of one delivery group when it is named. */
export const listOrderItems = defineEndpoint({
  ...PROGRAM_ROUTES.listOrderItems,
  summary: 'The lines of an order',
  params: Type.Object(PARAMS),
  query: Type.Object(
    {
      ...PART_QUERY,
      orderDeliveryGroupSummaryId: Type.Optional(RecordIdParam),
      includeAdjustmentDetails: OffByDefault,
      sort: withDefault(Choice(['IdAsc', 'IdDesc']), 'IdAsc'),
    },
    OPEN,
  ),
  responses: { 200: OrderItemSummaryCollection },
  guests: 'refused',
  errors: [...ORDER_ERRORS],
})

/** Reads the parcels of an order that have left the shop. */
export const listOrderShipments = defineEndpoint({
  ...PROGRAM_ROUTES.listOrderShipments,
  summary: 'The shipments of an order',
  params: Type.Object(PARAMS),
  query: Type.Object(
    {
      ...PART_QUERY,
      sortOrder: Type.Optional(
        Choice(['ExpectedDeliveryDateAsc', 'ExpectedDeliveryDateDesc', 'ShipmentNumberAsc', 'ShipmentNumberDesc']),
      ),
    },
    OPEN,
  ),
  responses: { 200: OrderShipmentCollection },
  guests: 'refused',
  errors: [...ORDER_ERRORS],
})

/** Reads what of an order goes to which address. */
export const listOrderDeliveryGroups = defineEndpoint({
  ...PROGRAM_ROUTES.listOrderDeliveryGroups,
  summary: 'The delivery groups of an order',
  params: Type.Object(PARAMS),
  query: Type.Object({ ...ACCOUNT_QUERY, fields: createCsvSchema(ORDER_PART_FIELDS) }, OPEN),
  responses: { 200: OrderDeliveryGroupCollection },
  guests: 'refused',
  errors: [...ORDER_ERRORS],
})

/** Reads the discounts of an order, added up. */
export const getOrderAdjustmentAggregates = defineEndpoint({
  ...PROGRAM_ROUTES.getOrderAdjustmentAggregates,
  summary: 'The discounts of an order, added up',
  params: Type.Object(PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: OrderAdjustmentAggregates },
  guests: 'refused',
  errors: [...ORDER_ERRORS],
})

/** Adds up the discounts of orders. They always are, so that the address in the answer has them at once. */
export const calculateAdjustmentAggregates = defineEndpoint({
  ...PROGRAM_ROUTES.calculateAdjustmentAggregates,
  summary: 'Add up the discounts of orders',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: AdjustmentAggregatesInput,
  responses: { 201: AdjustmentAggregatesStatus },
  guests: 'refused',
  errors: [...ORDER_ERRORS, 'INVALID_API_INPUT', 'JSON_PARSER_ERROR'],
})

/** Adds the products of an order to a cart, in the quantities and terms in which they were ordered. */
export const addOrderToCart = defineEndpoint({
  ...PROGRAM_ROUTES.addOrderToCart,
  summary: 'Add the products of an order to a cart',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: OrderToCartInput,
  responses: { 201: OrderToCartResult },
  guests: 'if-browsing-and-cart',
  errors: [...CART_CODES, 'REQUEST_LIMIT_EXCEEDED'],
})

/** The same for the order in the path. */
export const addNamedOrderToCart = defineEndpoint({
  ...PROGRAM_ROUTES.addNamedOrderToCart,
  summary: 'Add the products of an order, named in the path, to a cart',
  params: Type.Object(PARAMS),
  query: Type.Object(MONEY_QUERY, OPEN),
  body: NamedOrderToCartInput,
  responses: { 201: OrderToCartResult },
  guests: 'if-browsing-and-cart',
  errors: [...CART_CODES, 'REQUEST_LIMIT_EXCEEDED'],
})
