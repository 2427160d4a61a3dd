import * as endpoints from '@hydrant/contract/admin/stock.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toPrecondition } from '../../records/service.ts'
import { adjustStock, type FindOrdersWithStock, loadReservations } from './service.ts'

/** Registers the endpoints by which staff adjust stock, and see what it is set aside for. */
export function registerStockDeskRoutes(server: Server, findOrdersWithStock: FindOrdersWithStock): void {
  const { database } = server

  registerEndpoint(server, endpoints.adjustStock, async ({ params, body, request }) => {
    const adjusted = await adjustStock(database, params.stockLevelId, {
      change: decimal(body.change),
      reason: body.reason,
      precondition: toPrecondition(request.headers),
    })
    return createResultResponse(adjusted, 201, ({ id, onHand }) => ({
      stockLevelId: id,
      quantityOnHand: toText(onHand),
    }))
  })

  registerEndpoint(server, endpoints.listStockReservations, async ({ params }) => {
    const loaded = await loadReservations({ database, findOrdersWithStock }, params.stockLevelId)
    return createResultResponse(loaded, 200, ({ reservations, orders }) => ({
      reservations: reservations.map(({ expiresAt, quantity, ...row }) => ({
        ...row,
        quantity: toText(quantity),
        expiresDate: toTimestamp(expiresAt),
      })),
      orders: orders.map(({ quantity, ...row }) => ({ ...row, quantity: toText(quantity) })),
    }))
  })
}
