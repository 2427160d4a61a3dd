import * as actions from '@hydrant/contract/shop/cart-action-endpoints.ts'
import { respondWithResult } from '../http/respond.ts'
import { serve, type Server } from '../http/serve.ts'
import { toCartSummary } from './cart-body.ts'
import * as cart from './service.ts'

/**
 * Registers the routes that recalculate carts and choose the primary cart. `onDeliveryChange` runs in the transaction
 * of each change of a delivery group.
 */
export function registerActionRoutes(server: Server, onDeliveryChange: cart.DeliveryChangeHandler): void {
  const { database } = server

  // Shipping and taxes follow from the same address, and a summary that had only one of them would not add up.
  for (const evaluation of [actions.calculateCart, actions.evaluateShipping, actions.evaluateTaxes]) {
    serve(server, evaluation, async ({ shopper, params, body }) => {
      const evaluated = await cart.saveAddressAndRecalculateCart(database, shopper, {
        ref: params.cartStateOrId,
        address: body?.shippingAddress ?? null,
        customFields: body?.customFields ?? null,
        onDeliveryChange,
      })
      return respondWithResult(evaluated, 201, (loaded) => ({ data: toCartSummary(loaded) }))
    })
  }

  serve(server, actions.makePrimaryCart, async ({ shopper, params }) => {
    const changed = await cart.makeCartPrimary(database, shopper, params.cartStateOrId)
    return respondWithResult(changed, 201, () => ({ isSuccess: true, message: null }))
  })
}
