import * as carts from '@hydrant/contract/shop/cart-endpoints.ts'
import * as promotions from '@hydrant/contract/shop/cart-promotion-endpoints.ts'
import { transactional } from '@hydrant/kernel/result/transactional.ts'
import { answer, answerOutcome, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { couponCollection, itemPromotions, promotionCollection } from './cart-body.ts'
import { cartRefusals } from './errors.ts'
import * as cart from './service.ts'

/** Coupons on carts, and the promotions that carts and their lines profit from. */
export function registerPromotionRoutes(server: Server): void {
  const { database } = server
  registerReading(server)

  serve(server, carts.applyCartCoupon, async ({ shopper, params, body }) => {
    const applied = await transactional(database, (executor) =>
      cart.applyCoupon(executor, shopper, { ref: params.cartStateOrId, code: body.couponCode }),
    )
    return answerOutcome(applied, 201, couponCollection)
  })

  serve(server, carts.deleteCartCoupon, async ({ shopper, params }) => {
    const removed = await transactional(database, (executor) =>
      cart.deleteCoupon(executor, shopper, { ref: params.cartStateOrId, cartCouponId: params.cartCouponId }),
    )
    return answerOutcome(removed, 204, () => undefined)
  })
}

function registerReading(server: Server): void {
  const { database } = server

  serve(server, promotions.listCartCoupons, async ({ shopper, params }) => {
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    return found.value === null ? refuse(cartRefusals.noActiveCart) : answer(200, couponCollection(found.value))
  })

  serve(server, promotions.listCartPromotions, async ({ shopper, params }) => {
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    return found.value === null ? refuse(cartRefusals.noActiveCart) : answer(200, promotionCollection(found.value))
  })

  serve(server, promotions.listCartItemPromotions, async ({ shopper, params, body }) => {
    const found = await cart.readCart(database, shopper, params.cartStateOrId)
    if (!found.ok) return refuse(found.error)
    const open = found.value
    if (open === null) return refuse(cartRefusals.noActiveCart)
    const lines = await database.read((executor) =>
      cart.findNamedLines(
        executor,
        open,
        body.items.map(({ cartItemId }) => cartItemId),
      ),
    )
    return answerOutcome(lines, 201, (named) => itemPromotions(open, named))
  })
}
