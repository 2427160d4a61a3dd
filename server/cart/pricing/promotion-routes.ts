import * as carts from '@hydrant/contract/shop/cart-endpoints.ts'
import * as promotions from '@hydrant/contract/shop/cart-promotion-endpoints.ts'
import { respond, respondWithResult, respondWithError } from '../../http/respond.ts'
import { serve, type Server } from '../../http/serve.ts'
import { toCouponCollection, toItemPromotions, toPromotionCollection } from './promotion-body.ts'
import { cartErrors } from '../errors.ts'
import * as cart from '../service.ts'

/** Registers the routes of coupons on carts, and of the promotions applied to carts and their lines. */
export function registerPromotionRoutes(server: Server): void {
  const { database } = server
  registerReadRoutes(server)

  serve(server, carts.applyCartCoupon, async ({ shopper, params, body }) => {
    const applied = await cart.applyCoupon(database, shopper, { ref: params.cartStateOrId, code: body.couponCode })
    return respondWithResult(applied, 201, toCouponCollection)
  })

  serve(server, carts.deleteCartCoupon, async ({ shopper, params }) => {
    const removed = await cart.deleteCoupon(database, shopper, {
      ref: params.cartStateOrId,
      cartCouponId: params.cartCouponId,
    })
    return respondWithResult(removed, 204, () => undefined)
  })
}

function registerReadRoutes(server: Server): void {
  const { database } = server

  serve(server, promotions.listCartCoupons, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return respondWithError(result.error)
    return result.value === null
      ? respondWithError(cartErrors.noActiveCart)
      : respond(200, toCouponCollection(result.value))
  })

  serve(server, promotions.listCartPromotions, async ({ shopper, params }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return respondWithError(result.error)
    return result.value === null
      ? respondWithError(cartErrors.noActiveCart)
      : respond(200, toPromotionCollection(result.value))
  })

  serve(server, promotions.listCartItemPromotions, async ({ shopper, params, body }) => {
    const result = await cart.loadAndRepriceCart(database, shopper, params.cartStateOrId)
    if (!result.ok) return respondWithError(result.error)
    const loaded = result.value
    if (loaded === null) return respondWithError(cartErrors.noActiveCart)
    const lines = await database.query((db) =>
      cart.findRequestedLines(
        db,
        loaded,
        body.items.map(({ cartItemId }) => cartItemId),
      ),
    )
    return respondWithResult(lines, 201, (requestedLines) => toItemPromotions(loaded, requestedLines))
  })
}
