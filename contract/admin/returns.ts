import Type, { type Static } from 'typebox'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import { QuantityInput } from '../shared/money.ts'
import { DATA_PARAMS, RecordIdParam, STRICT } from '../shared/request.ts'
import { Choice, Nullable } from '../shared/schema.ts'
import { CHANGE_ERRORS, GUARDED_CHANGE_ERRORS, STAFF_CALL, Success } from './fulfillment.ts'
import { CHANGE_PREVIEW } from './order-changes.ts'

const Reason = Type.String({ pattern: '\\S', maxLength: 255 })

/** The quantities of an order's lines that have come back. */
export const ReturnItemsInput = Type.Object(
  {
    changeItems: Type.Array(
      Type.Object(
        {
          orderItemSummaryId: RecordIdParam,
          quantity: QuantityInput,
          reason: Reason,
          /** Whether their share in the cost of their delivery is given back as well. */
          shippingReductionFlag: Type.Optional(Type.Boolean()),
          /** Whether they go back into stock; an addition of this shop. */
          isResalable: Type.Optional(Type.Boolean()),
        },
        STRICT,
      ),
      { minItems: 1, maxItems: 2000 },
    ),
  },
  STRICT,
)
export type ReturnItemsInput = Static<typeof ReturnItemsInput>

const ORDER_PARAMS = Type.Object({ ...DATA_PARAMS, orderSummaryId: RecordIdParam })

/** Calculates what a return would be credited with; changes nothing. */
export const previewReturnItems = defineEndpoint({
  ...PROGRAM_ROUTES.previewReturnItems,
  ...STAFF_CALL,
  summary: 'What a return would be credited with',
  params: ORDER_PARAMS,
  body: ReturnItemsInput,
  responses: { 201: Type.Object(CHANGE_PREVIEW) },
  errors: CHANGE_ERRORS,
})

/** Stores that quantities of an order have come back that were not announced. */
export const submitReturnItems = defineEndpoint({
  ...PROGRAM_ROUTES.submitReturnItems,
  ...STAFF_CALL,
  summary: 'Return quantities of an order',
  params: ORDER_PARAMS,
  body: ReturnItemsInput,
  responses: { 201: Type.Object({ ...CHANGE_PREVIEW, changeOrderId: Type.String() }) },
  errors: GUARDED_CHANGE_ERRORS,
})

/** Stores what a buyer is expected to send back. */
export const createReturnOrder = defineEndpoint({
  ...PROGRAM_ROUTES.createReturnOrder,
  ...STAFF_CALL,
  summary: 'Create a return order',
  params: Type.Object(DATA_PARAMS),
  body: Type.Object(
    {
      orderSummaryId: RecordIdParam,
      status: Type.Optional(Choice(['Submitted'])),
      returnOrderLifeCycleType: Type.Optional(Choice(['MANAGED'])),
      returnOrderLineItems: Type.Array(
        Type.Object(
          {
            orderItemSummaryId: RecordIdParam,
            quantityExpected: QuantityInput,
            quantityReceived: Type.Optional(QuantityInput),
            reasonForReturn: Reason,
            /** Whether their share in the cost of their delivery is given back as well. */
            canReduceShipping: Type.Optional(Type.Boolean()),
          },
          STRICT,
        ),
        { minItems: 1, maxItems: 2000 },
      ),
    },
    STRICT,
  ),
  responses: { 201: Type.Object({ ...Success, returnOrderId: Type.String() }) },
  errors: GUARDED_CHANGE_ERRORS,
})

/** Stores what became of what was expected back. */
export const processReturnItems = defineEndpoint({
  ...PROGRAM_ROUTES.processReturnItems,
  ...STAFF_CALL,
  summary: 'Return, reject or cancel the items of a return order',
  params: Type.Object({ ...DATA_PARAMS, returnOrderId: RecordIdParam }),
  body: Type.Object(
    {
      returnOrderItems: Type.Array(
        Type.Object(
          {
            returnOrderLineItemId: RecordIdParam,
            /** What has arrived besides; without it, what is returned and rejected. */
            quantityReceived: Type.Optional(QuantityInput),
            quantityReturned: Type.Optional(QuantityInput),
            quantityRejected: Type.Optional(QuantityInput),
            quantityToCancel: Type.Optional(QuantityInput),
            /** Whether what is returned goes back into stock; an addition of this shop. */
            isResalable: Type.Optional(Type.Boolean()),
          },
          STRICT,
        ),
        { minItems: 1, maxItems: 2000 },
      ),
    },
    STRICT,
  ),
  responses: {
    201: Type.Object({
      ...Success,
      /** Null when nothing is returned. */
      changeOrderId: Nullable(Type.String()),
      feeChangeOrderId: Nullable(Type.String()),
      returnLineItemSplits: Type.Array(Type.Object({})),
    }),
  },
  errors: GUARDED_CHANGE_ERRORS,
})
