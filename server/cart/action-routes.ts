import * as actions from '@hydrant/contract/shop/cart-action-endpoints.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { answerOutcome } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { cartSummary } from './cart-body.ts'
import * as cart from './service.ts'

/**
 * Calculations of carts, and which cart is the primary one. `follow` does what a change of a delivery means outside the
 * cart.
 */
export function registerActionRoutes(server: Server, follow: cart.DeliveryFollower): void {
  const { database } = server

  serve(server, actions.calculateCart, async ({ shopper, params }) => {
    const calculated = await transactional(database, (executor) =>
      cart.calculateCart(executor, shopper, params.cartStateOrId),
    )
    return answerOutcome(calculated, 201, (open) => ({ data: cartSummary(open) }))
  })

  // Shipping and taxes follow from the same address, and a summary that had only one of them would not add up.
  for (const evaluation of [actions.evaluateShipping, actions.evaluateTaxes]) {
    serve(server, evaluation, async ({ shopper, params, body }) => {
      const evaluated = await cart.evaluateCart(database, shopper, {
        ref: params.cartStateOrId,
        address: body?.shippingAddress ?? null,
        follow,
      })
      return answerOutcome(evaluated, 201, (open) => ({ data: cartSummary(open) }))
    })
  }

  serve(server, actions.makePrimaryCart, async ({ shopper, params }) => {
    const made = await cart.makePrimary(database, shopper, params.cartStateOrId)
    return answerOutcome(made, 201, () => ({ isSuccess: true, message: null }))
  })
}
