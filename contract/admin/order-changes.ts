import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { DecimalString, QuantityInput } from '../shared/money.ts'
import { DATA_PARAMS, RecordIdParam, STRICT } from '../shared/request.ts'
import { CHANGE_ERRORS, GUARDED_CHANGE_ERRORS, STAFF_CALL, Success } from './fulfillment.ts'

/** The quantities of an order's lines that are to be cancelled. */
export const CancelOrderItemsInput = Type.Object(
  {
    changeItems: Type.Array(
      Type.Object(
        {
          orderItemSummaryId: RecordIdParam,
          quantity: QuantityInput,
          reason: Type.String({ pattern: '\\S', maxLength: 255 }),
          /** Whether their share in the cost of their delivery is cancelled as well, although something of it is left. */
          shippingReductionFlag: Type.Optional(Type.Boolean()),
        },
        STRICT,
      ),
      { minItems: 1, maxItems: 2000 },
    ),
  },
  STRICT,
)
export type CancelOrderItemsInput = Static<typeof CancelOrderItemsInput>

/** What a change takes off the amounts of an order; positive. */
export const OrderChangeBalances = Type.Object({
  grandTotalAmount: DecimalString,
  /** Without tax. */
  totalAmount: DecimalString,
  totalTaxAmount: DecimalString,
  /** Products after all discounts, without tax. */
  totalAdjustedProductAmount: DecimalString,
  totalAdjustedProductTaxAmount: DecimalString,
  totalAdjustedDeliveryAmount: DecimalString,
  totalAdjustedDeliveryTaxAmount: DecimalString,
})
export type OrderChangeBalances = Static<typeof OrderChangeBalances>

/** The body of a preview of a change of an order. */
export const CHANGE_PREVIEW = { ...Success, orderSummaryId: Type.String(), changeBalances: OrderChangeBalances }
const PARAMS = Type.Object({ ...DATA_PARAMS, orderSummaryId: RecordIdParam })

/** Calculates what a cancellation would take off an order; changes nothing. */
export const previewCancelOrderItems = defineEndpoint({
  ...PROGRAM_ROUTES.previewCancelOrderItems,
  ...STAFF_CALL,
  summary: 'What a cancellation would take off an order',
  params: PARAMS,
  body: CancelOrderItemsInput,
  responses: { 201: Type.Object(CHANGE_PREVIEW) },
  errors: CHANGE_ERRORS,
})

/** Cancels quantities of an order that are in no fulfillment order, with the same condition as fulfillment orders. */
export const cancelOrderItems = defineEndpoint({
  ...PROGRAM_ROUTES.cancelOrderItems,
  ...STAFF_CALL,
  summary: 'Cancel quantities of an order',
  params: PARAMS,
  body: CancelOrderItemsInput,
  responses: { 201: Type.Object({ ...CHANGE_PREVIEW, changeOrderId: Type.String() }) },
  errors: GUARDED_CHANGE_ERRORS,
})
