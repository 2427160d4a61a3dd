import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/promotions.js'

/** The domain errors of coupons. */
export const couponErrors = {
  unknown: { code: 'INVALID_API_INPUT', message: messages.unknownCoupon },
  alreadyApplied: { code: 'ALREADY_APPLIED', message: messages.couponAlreadyApplied },
  usedUp: {
    code: 'COUPON_REDEMPTION_LIMIT_EXCEEDED',
    message: messages.couponUsedUp,
  },
  unqualified: {
    code: 'UNQUALIFIED_CART',
    message: messages.cartUnqualified,
  },
  blocked: {
    code: 'BLOCKED_EXCLUSIVE',
    message: messages.couponBlocked,
  },
  tooManyLines: {
    code: 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS',
    message: messages.tooManyLinesForCoupons,
  },
  notOnCart: { code: 'ITEM_NOT_FOUND', message: messages.couponNotOnCart },
} as const satisfies Record<string, DomainError>

/** The domain errors of promotions. */
export const promotionErrors = {
  unknownWebstore: { code: 'WEBSTORE_NOT_FOUND', message: messages.unknownWebstore },
  usedUp: {
    code: 'LIMIT_EXCEEDED',
    message: messages.offerUsedUp,
  },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: messages.unknownProduct,
  },
  unknownPromotion: { code: 'ITEM_NOT_FOUND', message: messages.unknownPromotion },
  mayNotReadPrices: { code: 'INSUFFICIENT_ACCESS', message: messages.mayNotReadPrices },
  noPrice: { code: 'INSUFFICIENT_ACCESS', message: messages.noPrice },
  noQuantity: { code: 'INVALID_API_INPUT', message: messages.noQuantity },
} as const satisfies Record<string, DomainError>

/**
 * Returns the error of a coupon on a cart that reduces nothing any more, because it is used up, or it or its promotion
 * has ended; such a coupon prevents the order. Null for a valid coupon.
 */
export function findCouponError({
  code,
  isUsedUp,
  isActive,
}: {
  readonly code: string
  readonly isUsedUp: boolean
  readonly isActive: boolean
}): DomainError | null {
  if (!isActive)
    return {
      code: 'INACTIVE_COUPON',
      message: () => messages.inactiveCoupon({ code }),
    }
  if (!isUsedUp) return null
  return {
    code: couponErrors.usedUp.code,
    message: () => messages.usedUpCoupon({ code }),
  }
}
