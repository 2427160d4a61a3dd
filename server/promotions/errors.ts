import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** The domain errors of coupons. */
export const couponErrors = {
  unknown: { code: 'INVALID_API_INPUT', message: 'This coupon code is not valid.' },
  alreadyApplied: { code: 'ALREADY_APPLIED', message: 'This coupon is on your cart already.' },
  usedUp: {
    code: 'COUPON_REDEMPTION_LIMIT_EXCEEDED',
    message: 'This coupon has been used as often as it can be.',
  },
  unqualified: {
    code: 'UNQUALIFIED_CART',
    message: 'Your cart does not meet the conditions of this coupon.',
  },
  blocked: {
    code: 'BLOCKED_EXCLUSIVE',
    message: 'This coupon cannot be combined with another offer on your cart.',
  },
  tooManyLines: {
    code: 'CART_ITEM_LIMIT_EXCEEDED_FOR_COUPONS',
    message: 'Coupons can be used with carts of at most 1,000 lines.',
  },
  notOnCart: { code: 'ITEM_NOT_FOUND', message: 'There is no such coupon on this cart.' },
} as const satisfies Record<string, DomainError>

/** The domain errors of promotions. */
export const promotionErrors = {
  unknownWebstore: { code: 'WEBSTORE_NOT_FOUND', message: 'There is no such web store.' },
  usedUp: {
    code: 'LIMIT_EXCEEDED',
    message: 'An offer on your cart has been given as often as it can be. Look at the new total.',
  },
  unknownProduct: {
    code: 'ITEM_NOT_FOUND',
    message: 'This product does not exist or is not available to you.',
  },
  noPrice: { code: 'INSUFFICIENT_ACCESS', message: 'There is no price for you for this product.' },
  noQuantity: { code: 'INVALID_API_INPUT', message: 'Enter a valid number.' },
} as const satisfies Record<string, DomainError>

/**
 * Returns the error that a coupon on a cart prevents the order with, because it reduces nothing any more: it has been
 * used up, or it or its promotion was ended. Null for a coupon that is valid.
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
      message: `Coupon ${code} is not valid any more. Remove it to go on.`,
    }
  if (!isUsedUp) return null
  return {
    code: couponErrors.usedUp.code,
    message: `Coupon ${code} has been used as often as it can be. Remove it to go on.`,
  }
}
