import * as endpoints from '@hydrant/contract/admin/order-changes.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import type { PaymentDeps } from '../../payments/service.ts'
import { toPrecondition } from '../../records/service.ts'
import { toPreviewBody } from './body.ts'
import type { CancelItem } from './plan-cancellation.ts'
import * as changes from './service.ts'

/** Registers the endpoints by which staff cancel what has not left the shop. */
export function registerOrderChangeRoutes(server: Server, payments: PaymentDeps): void {
  registerEndpoint(server, endpoints.previewCancelOrderItems, async ({ params, body }) => {
    const items = toCancelItems(body)
    const result = await changes.previewCancellation(server.database, params.orderSummaryId, items)
    return createResultResponse(result, 201, toPreviewBody)
  })

  registerEndpoint(server, endpoints.cancelOrderItems, async ({ params, body, request }) => {
    const result = await changes.cancelOrderItems(payments, params.orderSummaryId, {
      cancelItems: toCancelItems(body),
      precondition: toPrecondition(request.headers),
    })
    return createResultResponse(result, 201, ({ changeOrderId, ...canceled }) => ({
      ...toPreviewBody(canceled),
      changeOrderId,
    }))
  })
}

function toCancelItems({ changeItems }: endpoints.CancelOrderItemsInput): CancelItem[] {
  return changeItems.map(({ orderItemSummaryId, quantity, reason, shippingReductionFlag }) => ({
    orderItemId: orderItemSummaryId,
    quantity: decimal(quantity),
    reason: reason.trim(),
    reducesDelivery: shippingReductionFlag ?? false,
  }))
}
