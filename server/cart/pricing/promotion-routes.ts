import * as carts from '@hydrant/contract/shop/cart-endpoints.ts'
import * as promotions from '@hydrant/contract/shop/cart-promotion-endpoints.ts'
import { createResponse, createResultResponse, createErrorResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { toCouponCollection, toItemPromotions, toPromotionCollection } from './promotion-body.ts'
import { cartErrors } from '../errors.ts'
import * as cart from '../service.ts'

/** Registers the routes of coupons on carts, and of the promotions applied to carts and their lines. */
export function registerCartPromotionRoutes(server: Server): void {
  const { database } = server
  registerReadRoutes(server)

  registerEndpoint(server, carts.applyCartCoupon, async ({ shopper, params, body }) => {
    const couponResult = await cart.applyCoupon(database, shopper, { ref: params.cartStateOrId, code: body.couponCode })
    return createResultResponse(couponResult, 201, toCouponCollection)
  })

  registerEndpoint(server, carts.deleteCartCoupon, async ({ shopper, params }) => {
    const removeResult = await cart.deleteCoupon(database, shopper, {
      ref: params.cartStateOrId,
      cartCouponId: params.cartCouponId,
    })
    return createResultResponse(removeResult, 204, () => undefined)
  })
}

function registerReadRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, promotions.listCartCoupons, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    return result.value === null
      ? createErrorResponse(cartErrors.noActiveCart)
      : createResponse(200, toCouponCollection(result.value))
  })

  registerEndpoint(server, promotions.listCartPromotions, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    return result.value === null
      ? createErrorResponse(cartErrors.noActiveCart)
      : createResponse(200, toPromotionCollection(result.value))
  })

  registerEndpoint(server, promotions.listCartItemPromotions, async ({ shopper, params, body }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return createErrorResponse(result.error)
    const loaded = result.value
    if (loaded === null) return createErrorResponse(cartErrors.noActiveCart)
    const linesResult = await database.query((db) =>
      cart.findRequestedLines(
        db,
        loaded,
        body.items.map(({ cartItemId }) => cartItemId),
      ),
    )
    return createResultResponse(linesResult, 201, (requestedLines) => toItemPromotions(loaded, requestedLines))
  })
}
