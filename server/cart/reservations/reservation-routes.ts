import { releaseInventory, reserveInventory } from '@hydrant/contract/shop/cart-reservation.ts'
import { createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toReservationBody } from './reservation-body.ts'
import * as cart from '../service.ts'

/** Registers the routes that reserve and release the stock of carts. */
export function registerReservationRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, reserveInventory, async ({ shopper, params, body }) => {
    const reservation = { ref: params.cartStateOrId, seconds: body?.durationInSeconds ?? null }
    const reserveResult = await cart.reserveStockOfCart(database, shopper, reservation)
    return createResultResponse(reserveResult, 200, toReservationBody)
  })

  registerEndpoint(server, releaseInventory, async ({ shopper, params }) => {
    const releaseResult = await cart.releaseStockOfCart(database, shopper, params.cartStateOrId)
    return createResultResponse(releaseResult, 204, () => undefined)
  })
}
