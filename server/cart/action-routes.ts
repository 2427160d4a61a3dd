import * as actions from '@hydrant/contract/shop/cart-action-endpoints.ts'
import { estimateDelivery, estimateProductDelivery } from '@hydrant/contract/shop/delivery-estimate.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { toCartSummary } from './cart-body.ts'
import { toDeliveryEstimate } from './delivery/estimate-delivery.ts'
import { toProductDeliveryEstimate } from './delivery/product-delivery.ts'
import * as cart from './service.ts'

/**
 * Registers the routes that recalculate carts, estimate their delivery and choose the primary cart. `onDeliveryChange` runs in the transaction
 * of each change of a delivery group.
 */
export function registerActionRoutes(server: Server, onDeliveryChange: cart.DeliveryChangeHandler): void {
  const { database } = server

  // The three endpoints do the same: shipping and taxes both depend on the address, so a summary with only one of them
  // recalculated would be wrong.
  for (const evaluation of [actions.calculateCart, actions.evaluateShipping, actions.evaluateTaxes]) {
    registerEndpoint(server, evaluation, async ({ shopper, params, body }) => {
      const recalculateResult = await cart.saveAddressAndRecalculateCart(database, shopper, {
        ref: params.cartStateOrId,
        address: body?.shippingAddress ?? null,
        customFields: body?.customFields ?? null,
        onDeliveryChange,
      })
      return createResultResponse(recalculateResult, 201, (loaded) => ({ data: toCartSummary(loaded) }))
    })
  }

  registerEndpoint(server, estimateDelivery, async ({ shopper, params, body }) => {
    const estimateResult = await cart.estimateDelivery(database, shopper, {
      ref: params.cartStateOrId,
      destination: body,
    })
    return createResultResponse(estimateResult, 200, toDeliveryEstimate)
  })

  registerEndpoint(server, estimateProductDelivery, async ({ shopper, params, body }) => {
    const request = { productId: params.productId, destination: body }
    return createResultResponse(
      await database.query((db) => cart.estimateProductDelivery(db, shopper, request)),
      200,
      toProductDeliveryEstimate,
    )
  })

  registerEndpoint(server, actions.makePrimaryCart, async ({ shopper, params }) => {
    const changeResult = await cart.makeCartPrimary(database, shopper, params.cartStateOrId)
    return createResultResponse(changeResult, 201, () => ({ isSuccess: true, message: null }))
  })
}
