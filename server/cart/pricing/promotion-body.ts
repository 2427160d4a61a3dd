import type { CartCouponCollection, CartPromotion } from '@hydrant/contract/shop/cart.ts'
import type { CartPromotionCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartItemPromotionCollection } from '@hydrant/contract/shop/cart-promotion-endpoints.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import type { Reduction } from '../../promotions/service.ts'
import type { CartLine } from '../cart.ts'
import { calculateCartAmounts } from './calculate-cart-amounts.ts'
import type { LoadedCart } from '../loaded-cart.ts'

/** Converts the coupons on a cart to a response body. */
export function toCouponCollection({ cart, discounts, shopper }: LoadedCart): CartCouponCollection {
  const coupons = discounts.coupons.map(({ id, code }) => ({ cartCouponId: id, couponCode: code }))
  return {
    cartId: cart.id,
    ownerId: cart.ownerId ?? shopper.webstore.guestUserId,
    cartStatus: cart.status,
    cartCoupons: { coupons },
  }
}

/**
 * Converts the promotions applied to a cart to a response body; a promotion on shipping is reported as one on the cart.
 */
export function toPromotionCollection(loaded: LoadedCart): CartPromotionCollection {
  const { id, status, currencyIsoCode } = loaded.cart
  return {
    cartId: id,
    cartStatus: status,
    currencyIsoCode,
    promotions: { promotions: toPromotionBodies(loaded, calculateCartAmounts(loaded).reductions) },
  }
}

/** Converts the promotions applied to lines to a response body, by line. */
export function toItemPromotions(loaded: LoadedCart, lines: readonly CartLine[]): CartItemPromotionCollection {
  const items = lines.map(
    (line) => [line.id, { promotions: toPromotionBodies(loaded, line.price.reductions) }] as const,
  )
  return { currencyIsoCode: loaded.cart.currencyIsoCode, items: Object.fromEntries(items) }
}

function toPromotionBodies(loaded: LoadedCart, reductions: readonly Reduction[]): CartPromotion[] {
  return reductions.flatMap(({ promotionId, amount }) => {
    const promotion = loaded.discounts.promotions.find(({ id }) => id === promotionId)
    if (promotion === undefined) return []
    return [
      {
        promotionId,
        displayName: promotion.displayName,
        termsAndConditions: promotion.termsAndConditions,
        adjustmentAmount: toMoneyText(amount, loaded.cart.currencyIsoCode),
        couponCode: promotion.couponCode,
        targetType: promotion.targetType === 'Item' ? 'Item' : 'Cart',
        currencyIsoCode: loaded.cart.currencyIsoCode,
      },
    ]
  })
}
