import { releaseInventory, reserveInventory } from '@hydrant/contract/shop/cart-reservation.ts'
import { respondWithResult } from '../../http/respond.ts'
import { serve, type Server } from '../../http/serve.ts'
import { toReservationBody } from './reservation-body.ts'
import * as cart from '../service.ts'

/** Registers the routes that reserve and release the stock of carts. */
export function registerReservationRoutes(server: Server): void {
  const { database } = server

  serve(server, reserveInventory, async ({ shopper, params, body }) => {
    const reservation = { ref: params.cartStateOrId, seconds: body?.durationInSeconds ?? null }
    const reserved = await cart.reserveStockOfCart(database, shopper, reservation)
    return respondWithResult(reserved, 200, toReservationBody)
  })

  serve(server, releaseInventory, async ({ shopper, params }) => {
    const released = await cart.releaseStockOfCart(database, shopper, params.cartStateOrId)
    return respondWithResult(released, 204, () => undefined)
  })
}
