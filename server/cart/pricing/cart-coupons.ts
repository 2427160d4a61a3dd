import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import {
  couponErrors,
  findCartDiscounts,
  addCouponToCart,
  filterQualifiedPromotions,
  removeCouponFromCart,
} from '../../promotions/service.ts'
import { calculateCartAmounts } from './calculate-cart-amounts.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { repriceCart } from './reprice-cart.ts'
import type { Transaction } from '../store.ts'

/**
 * Adds a coupon to a locked cart and reprices it. An error must roll the transaction back: whether the coupon reduces
 * anything is known only after repricing.
 */
export async function addCouponAndReprice(
  tx: Transaction,
  loaded: LoadedCart,
  code: string,
): Promise<Result<LoadedCart>> {
  const couponResult = await addCouponToCart(tx, loaded.shopper, {
    cart: { id: loaded.cart.id, lineCount: loaded.cart.totals.lineCount },
    code,
  })
  if (!couponResult.ok) return couponResult
  const discounts = await findCartDiscounts(tx, loaded.shopper, loaded.cart)
  const pricedCart = await repriceCart(tx, { ...loaded, discounts })
  const promotion = discounts.promotions.find(({ id }) => id === couponResult.value.promotionId)
  if (promotion === undefined || filterQualifiedPromotions([promotion], pricedCart.cart.totals).length === 0)
    return err(couponErrors.unqualified)
  if (isReducedByPromotion(pricedCart, promotion.id)) return ok(pricedCart)
  const cartPricedWithCouponOnly = await repriceCart(tx, {
    ...loaded,
    discounts: { ...discounts, promotions: [promotion] },
  })
  if (isReducedByPromotion(cartPricedWithCouponOnly, promotion.id)) return err(couponErrors.blocked)
  // A coupon for free shipping may be added before there is a shipping fee.
  return promotion.targetType === 'Shipping' && loaded.groups.every(({ method }) => method === null)
    ? ok(await repriceCart(tx, { ...cartPricedWithCouponOnly, discounts }))
    : err(couponErrors.unqualified)
}

/** Removes a coupon, by its id on the cart, from a locked cart and reprices the cart. */
export async function removeCouponAndReprice(
  tx: Transaction,
  loaded: LoadedCart,
  cartCouponId: string,
): Promise<Result<LoadedCart>> {
  const removeResult = await removeCouponFromCart(tx, loaded.cart.id, toFullIdIfValid(cartCouponId))
  if (!removeResult.ok) return removeResult
  return ok(
    await repriceCart(tx, {
      ...loaded,
      discounts: await findCartDiscounts(tx, loaded.shopper, loaded.cart),
    }),
  )
}

function isReducedByPromotion(loaded: LoadedCart, promotionId: string): boolean {
  return calculateCartAmounts(loaded).reductions.some((reduction) => reduction.promotionId === promotionId)
}
