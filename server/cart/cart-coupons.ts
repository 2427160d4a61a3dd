import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import {
  couponRefusals,
  findCartOffers,
  putCouponOnCart,
  qualifiedPromotions,
  takeCouponOffCart,
} from '../promotions/service.ts'
import { amountsOf } from './cart-view.ts'
import type { OpenCart } from './open-cart.ts'
import { repriceCart } from './reprice-cart.ts'
import type { Executor } from './store.ts'

/**
 * Puts a coupon on a locked cart and prices it anew. Run it in a transaction that a refusal undoes:
 * whether the cart profits from the coupon is only known once it is priced with it.
 */
export async function addCoupon(executor: Executor, open: OpenCart, code: string): Promise<Result<OpenCart>> {
  const applied = await putCouponOnCart(executor, open.shopper, {
    cart: { id: open.cart.id, lineCount: open.cart.totals.lineCount },
    code,
  })
  if (!applied.ok) return applied
  const offers = await findCartOffers(executor, open.shopper, { ...open.cart, isOrdered: false })
  const priced = await repriceCart(executor, { ...open, offers })
  const promotion = offers.promotions.find(({ id }) => id === applied.value.promotionId)
  if (promotion === undefined || qualifiedPromotions([promotion], priced.cart.totals).length === 0)
    return err(couponRefusals.unqualified)
  if (isReducedBy(priced, promotion.id)) return ok(priced)
  const alone = await repriceCart(executor, { ...open, offers: { ...offers, promotions: [promotion] } })
  if (isReducedBy(alone, promotion.id)) return err(couponRefusals.blocked)
  // Free shipping may be asked for before there is a fee to be freed from.
  return promotion.targetType === 'Shipping' && open.groups.every(({ method }) => method === null)
    ? ok(await repriceCart(executor, { ...alone, offers }))
    : err(couponRefusals.unqualified)
}

/** Takes a coupon off a locked cart, by the id that it has there, and prices the cart anew. */
export async function removeCoupon(
  executor: Executor,
  open: OpenCart,
  cartCouponId: string,
): Promise<Result<OpenCart>> {
  const removed = await takeCouponOffCart(executor, open.cart.id, cartCouponId)
  if (!removed.ok) return removed
  return ok(
    await repriceCart(executor, {
      ...open,
      offers: await findCartOffers(executor, open.shopper, { ...open.cart, isOrdered: false }),
    }),
  )
}

function isReducedBy(open: OpenCart, promotionId: string): boolean {
  return amountsOf(open).reductions.some((reduction) => reduction.promotionId === promotionId)
}
