import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { DATA_PARAMS, RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable, Timestamp } from '../shared/schema.ts'
import { OrderShipmentDetail } from '../shop/order.ts'

/** Who may call order management. */
export const STAFF_CALL = { guests: 'refused', permissions: [{ subject: 'orders', access: 'write' }] } as const
const STAFF_ERRORS = ['INVALID_SESSION_ID', 'INSUFFICIENT_ACCESS', 'ITEM_NOT_FOUND'] as const
/** The errors of calls that change an order. */
export const CHANGE_ERRORS = [...STAFF_ERRORS, 'INVALID_API_INPUT', 'INVALID_OPERATION', 'JSON_PARSER_ERROR'] as const
/**
 * The errors of calls that change quantities of an order or tell its buyer something: with an `If-Match` header, which has
 * the ETag of the record of the order, they change nothing when somebody else has changed the order since.
 */
export const GUARDED_CHANGE_ERRORS = [...CHANGE_ERRORS, 'PRECONDITION_FAILED'] as const

/** The body of a success of order management; `errors` is empty. */
export const Success = {
  success: Type.Literal(true),
  errors: Type.Array(Type.Object({ errorCode: Type.String(), message: Type.String() })),
}

/** What is to be sent together, of one delivery of an order. */
export const FulfillmentOrderInput = Type.Object(
  {
    orderSummaryId: RecordIdParam,
    orderDeliveryGroupSummaryId: RecordIdParam,
    fulfillmentGroups: Type.Array(
      Type.Object(
        {
          fulfilledFromLocationId: Type.Optional(Nullable(RecordIdParam)),
          fulfillmentType: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
          orderItemSummaries: Type.Array(
            Type.Object({ orderItemSummaryId: RecordIdParam, quantity: QuantityInput }, STRICT),
            { minItems: 1, maxItems: 2000 },
          ),
        },
        STRICT,
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  STRICT,
)

/**
 * Creates fulfillment orders, one for each group: what staff pack and send together. It is refused with 412 when the
 * order has another ETag than those in the header `If-Match`.
 */
export const createFulfillmentOrders = defineEndpoint({
  ...PROGRAM_ROUTES.createFulfillmentOrders,
  ...STAFF_CALL,
  summary: 'Create fulfillment orders',
  params: Type.Object(DATA_PARAMS),
  body: FulfillmentOrderInput,
  responses: { 201: Type.Object({ ...Success, fulfillmentOrderIds: Type.Array(Type.String()) }) },
  errors: GUARDED_CHANGE_ERRORS,
})

/** Takes quantities out of a fulfillment order; they can be sent by another one. */
export const cancelFulfillmentOrderItems = defineEndpoint({
  ...PROGRAM_ROUTES.cancelFulfillmentOrderItems,
  ...STAFF_CALL,
  summary: 'Take quantities out of a fulfillment order',
  params: Type.Object({ ...DATA_PARAMS, fulfillmentOrderId: RecordIdParam }),
  body: Type.Object(
    {
      fulfillmentOrderLineItemsToCancel: Type.Array(
        Type.Object({ fulfillmentOrderLineItemId: RecordIdParam, quantity: QuantityInput }, STRICT),
        { minItems: 1, maxItems: 2000 },
      ),
    },
    STRICT,
  ),
  responses: { 201: Type.Object(Success) },
  errors: CHANGE_ERRORS,
})

/** How a fulfillment order is sent. */
export const ShipmentInput = Type.Object(
  {
    carrier: Type.String({ pattern: '\\S', maxLength: 80 }),
    trackingNumber: Type.Optional(Nullable(Type.String({ maxLength: 80 }))),
    /** An https address. */
    trackingUrl: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    expectedDeliveryDate: Type.Optional(Nullable(Timestamp)),
  },
  STRICT,
)
export type ShipmentInput = Static<typeof ShipmentInput>

/** Records that a whole fulfillment order has left the shop. */
export const shipFulfillmentOrder = defineEndpoint({
  ...PROGRAM_ROUTES.shipFulfillmentOrder,
  ...STAFF_CALL,
  summary: 'Ship a fulfillment order',
  params: Type.Object({ fulfillmentOrderId: RecordIdParam }),
  body: ShipmentInput,
  responses: { 201: OrderShipmentDetail },
  errors: CHANGE_ERRORS,
})

/** A line of an order with how much of it is on its way; the quantities before those of returns add up to `quantity`. */
export const FulfillmentItem = Type.Object({
  orderItemSummaryId: Type.String(),
  orderDeliveryGroupSummaryId: Type.String(),
  sku: Type.String(),
  name: Type.String(),
  quantity: DecimalString,
  quantityCanceled: DecimalString,
  /** In fulfillment orders, but not sent. */
  quantityInProcess: DecimalString,
  quantityFulfilled: DecimalString,
  quantityAvailableToFulfill: DecimalString,
  /** Of what was sent. */
  quantityReturned: DecimalString,
  /** Of what was sent, and expected back. */
  quantityReturnInitiated: DecimalString,
  quantityAvailableToReturn: DecimalString,
})
export type FulfillmentItem = Static<typeof FulfillmentItem>

/** A fulfillment order. */
export const FulfillmentOrder = Type.Object({
  fulfillmentOrderId: Type.String(),
  fulfillmentOrderNumber: Type.String(),
  orderDeliveryGroupSummaryId: Type.String(),
  fulfilledFromLocationId: Nullable(Type.String()),
  status: Choice(['Allocated', 'Fulfilled', 'Cancelled']),
  /** By whom it was sent; null while it is not sent. */
  carrier: Nullable(Type.String()),
  lineItems: Type.Array(
    Type.Object({
      fulfillmentOrderLineItemId: Type.String(),
      orderItemSummaryId: Type.String(),
      originalQuantity: DecimalString,
      quantity: DecimalString,
    }),
  ),
})
export type FulfillmentOrder = Static<typeof FulfillmentOrder>

/** How far the fulfillment of an order is. */
export const OrderFulfillment = Type.Object({
  orderSummaryId: Type.String(),
  orderNumber: Type.String(),
  status: Type.String(),
  items: Type.Array(FulfillmentItem),
  fulfillmentOrders: Type.Array(FulfillmentOrder),
  shipments: Type.Array(OrderShipmentDetail),
  /** Name and address of the shop, line by line, as papers say who sends them. */
  senderLines: Type.Array(Type.String()),
})
export type OrderFulfillment = Static<typeof OrderFulfillment>

/** Reads how far the fulfillment of an order is, which is found by its id, reference number or order number. */
export const getOrderFulfillment = defineEndpoint({
  ...PROGRAM_ROUTES.getOrderFulfillment,
  guests: 'refused',
  permissions: [{ subject: 'orders', access: 'read' }],
  summary: 'How far the fulfillment of an order is',
  params: Type.Object({ orderSummaryIdOrNumber: Type.String({ minLength: 1, maxLength: 80 }) }),
  responses: { 200: OrderFulfillment },
  errors: STAFF_ERRORS,
})
