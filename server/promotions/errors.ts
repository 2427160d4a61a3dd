import type { Refusal } from '@hydrant/kernel/outcome/outcome.ts'

/** Why a coupon is not put on a cart, or not redeemed. */
export const couponRefusals = {
  unknown: { code: 'INVALID_API_INPUT', message: 'This coupon code is not valid.', status: 400 },
  alreadyApplied: { code: 'ALREADY_APPLIED', message: 'This coupon is on your cart already.', status: 400 },
  usedUp: { code: 'COUPON_REDEMPTION_LIMIT_EXCEEDED', message: 'This coupon has been used as often as it can be.', status: 400 },
  unqualified: { code: 'UNQUALIFIED_CART', message: 'Your cart does not meet the conditions of this coupon.', status: 400 },
  blocked: { code: 'BLOCKED_EXCLUSIVE', message: 'This coupon cannot be combined with another offer on your cart.', status: 400 },
  notOnCart: { code: 'ITEM_NOT_FOUND', message: 'There is no such coupon on this cart.', status: 404 },
} as const satisfies Record<string, Refusal>
