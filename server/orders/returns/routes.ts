import * as endpoints from '@hydrant/contract/admin/returns.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toPrecondition } from '../../records/service.ts'
import { toPreviewBody } from '../changes/body.ts'
import type { ReturnItem } from './returns.ts'
import * as returns from './service.ts'

/** Registers the endpoints by which staff take back what was sent. */
export function registerReturnRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.previewReturnItems, async ({ params, body }) => {
    const result = await returns.previewReturn(database, params.orderSummaryId, toReturnItems(body))
    return createResultResponse(result, 201, toPreviewBody)
  })

  registerEndpoint(server, endpoints.submitReturnItems, async ({ params, body, request }) => {
    const result = await returns.submitReturn(database, params.orderSummaryId, {
      returnItems: toReturnItems(body),
      precondition: toPrecondition(request.headers),
    })
    return createResultResponse(result, 201, ({ changeOrderId, ...returned }) => ({
      ...toPreviewBody(returned),
      changeOrderId,
    }))
  })

  registerEndpoint(server, endpoints.createReturnOrder, async ({ body, request }) => {
    const created = await returns.createReturnOrder(database, body.orderSummaryId, {
      precondition: toPrecondition(request.headers),
      expected: body.returnOrderLineItems.map((line) => ({
        orderItemId: line.orderItemSummaryId,
        quantity: decimal(line.quantityExpected),
        quantityReceived: decimal(line.quantityReceived ?? 0),
        reason: line.reasonForReturn.trim(),
        reducesDelivery: line.canReduceShipping ?? false,
      })),
    })
    return createResultResponse(created, 201, (returnOrderId) => ({
      success: true as const,
      errors: [],
      returnOrderId,
    }))
  })

  registerEndpoint(server, endpoints.processReturnItems, async ({ params, body, request }) => {
    const processed = await returns.processReturnItems(database, params.returnOrderId, {
      precondition: toPrecondition(request.headers),
      processed: body.returnOrderItems.map((item) => {
        const quantityReturned = decimal(item.quantityReturned ?? 0)
        const quantityRejected = decimal(item.quantityRejected ?? 0)
        return {
          lineId: item.returnOrderLineItemId,
          quantityReceived: decimal(item.quantityReceived ?? quantityReturned.plus(quantityRejected)),
          quantityReturned,
          quantityRejected,
          quantityToCancel: decimal(item.quantityToCancel ?? 0),
          isResalable: item.isResalable ?? false,
        }
      }),
    })
    return createResultResponse(processed, 201, (changeOrderId) => ({
      success: true as const,
      errors: [],
      changeOrderId,
      feeChangeOrderId: null,
      returnLineItemSplits: [],
    }))
  })
}

function toReturnItems({ changeItems }: endpoints.ReturnItemsInput): ReturnItem[] {
  return changeItems.map(({ orderItemSummaryId, quantity, reason, shippingReductionFlag, isResalable }) => ({
    orderItemId: orderItemSummaryId,
    quantity: decimal(quantity),
    reason: reason.trim(),
    reducesDelivery: shippingReductionFlag ?? false,
    isResalable: isResalable ?? false,
  }))
}
