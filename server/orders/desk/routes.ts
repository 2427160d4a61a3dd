import * as endpoints from '@hydrant/contract/admin/order-desk.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toPrecondition } from '../../records/service.ts'
import { toOrderDetail } from '../order-body.ts'
import { calculateStillExpected } from '../returns/returns.ts'
import { loadOrderAsBuyer } from '../service.ts'
import type { Activity } from './load-activity.ts'
import * as desk from './service.ts'

/** Registers the endpoints by which staff read what happened with an order, and write about it. */
export function registerDeskRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, endpoints.addOrderNote, async ({ params, body, request }) => {
    const note = { ...body, precondition: toPrecondition(request.headers) }
    return createResultResponse(await desk.addNote(database, params.orderSummaryId, note), 201, (noteId) => ({
      noteId,
    }))
  })

  registerEndpoint(server, endpoints.sendOrderConfirmation, async ({ params, request }) => {
    const precondition = toPrecondition(request.headers)
    const sent = await desk.sendConfirmationAgain(database, params.orderSummaryId, precondition)
    return createResultResponse(sent, 201, (result) => result)
  })

  registerEndpoint(server, endpoints.getOrderActivity, async ({ params }) => {
    const activity = await database.query((db) => desk.loadActivity(db, params.orderSummaryId))
    return createResultResponse(activity, 200, toActivityBody)
  })

  registerEndpoint(server, endpoints.getOrderAsBuyer, async ({ params, shopper }) => {
    const view = await database.query((db) => loadOrderAsBuyer(db, shopper, params.orderSummaryId))
    return createResultResponse(view, 200, (order) => toOrderDetail(order, []))
  })
}

function toActivityBody({ order, entries, returns, uncredited, refundable }: Activity): endpoints.OrderActivity {
  const { id: orderSummaryId, currencyIsoCode } = order
  return {
    orderSummaryId,
    entries: [...entries],
    returns: returns.map(({ id, number, status, createdAt, lines }) => ({
      returnOrderId: id,
      number,
      status,
      createdDate: toTimestamp(createdAt),
      lines: lines.map((line) => ({
        returnOrderLineItemId: line.id,
        orderItemSummaryId: line.orderItemId,
        reason: line.reason,
        quantityExpected: toText(line.quantityExpected),
        quantityReturned: toText(line.quantityReturned),
        quantityRejected: toText(line.quantityRejected),
        quantityStillExpected: toText(calculateStillExpected(line)),
      })),
    })),
    uncreditedReturns: uncredited.map(({ change, amount }) => ({
      changeOrderId: change.id,
      amount: toMoneyText(amount, currencyIsoCode),
    })),
    refundableCreditMemos: refundable.map(({ id, number, grandTotalAmount }) => ({
      creditMemoId: id,
      number,
      amount: toMoneyText(grandTotalAmount, currencyIsoCode),
    })),
  }
}
