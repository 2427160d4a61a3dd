import { CART_LINES_FOR_COUPONS } from '@hydrant/contract/shared/limits.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { couponErrors, promotionErrors } from './errors.ts'
import {
  type CartDiscounts,
  loadStoredDiscounts,
  toDiscountsWithUsedUpState,
  toCartDiscounts,
} from './find-available-discounts.ts'
import type { Reduction } from './promotion.ts'
import * as store from './store.ts'

export type { AvailablePromotion, Reduction } from './promotion.ts'
export type { PromotionSets } from './promotion-sets.ts'
export type { Rewards } from './rewards.ts'
export { type AppliedPromotions, applyPromotionsToAmount, applyItemPromotions } from './apply-promotions.ts'
export {
  type CartDiscounts,
  findPromotionsAt,
  loadCoupons,
  loadStoredDiscounts,
  type StoredDiscounts,
  toCartDiscounts,
} from './find-available-discounts.ts'
export { tryPromotion } from './try-promotion.ts'
export { judgePromotions } from './judge-promotions.ts'
export { evaluateCartPromotions, evaluateProductPromotions } from './evaluate.ts'
export { dependsOnQuantity, isAcrossLines, NO_SETS, toCountingAndRewardingSets } from './promotion-sets.ts'
export { type CartSize, filterQualifiedPromotions } from './available-promotions.ts'
export { addOrSubtractCountedUnits, calculateRewards } from './rewards.ts'
export { MAX_REWARDED_LINES } from './rewarded-quantity.ts'
export { couponErrors, findCouponError } from './errors.ts'
export { insertPromotions } from './store.ts'

/** Finds the coupons of a cart that is not ordered and the promotions available to it now, in the cart's currency. */
export async function findCartDiscounts(
  db: ReadOnlyDb,
  shopper: Shopper,
  cart: { readonly id: string; readonly currencyIsoCode: string },
): Promise<CartDiscounts> {
  const { currencyIsoCode } = cart
  return toCartDiscounts(await loadStoredDiscounts(db, shopper, cart.id), shopper, {
    currencyIsoCode,
    isOrdered: false,
  })
}

/**
 * Adds a coupon to a cart. Returns an error when the code is unknown or used up, or when the cart has too many lines or
 * already a coupon of the same promotion. The caller has to check whether the coupon reduces anything.
 */
export async function addCouponToCart(
  tx: Transaction,
  shopper: Shopper,
  request: { readonly cart: { readonly id: string; readonly lineCount: number }; readonly code: string },
): Promise<Result<store.AppliedCoupon>> {
  const { cart, code } = request
  const accountId = shopper.account?.id ?? null
  const coupon = await store.findActiveCoupon(tx, { code, accountId })
  if (coupon === null) return err(couponErrors.unknown)
  const stored = await loadStoredDiscounts(tx, shopper, cart.id)
  const { coupons, promotions } = toDiscountsWithUsedUpState(stored, shopper, { isOrdered: false })
  if (coupons.some(({ promotionId }) => promotionId === coupon.promotionId)) return err(couponErrors.alreadyApplied)
  if (coupon.isUsedUp || promotions.some(({ id, isUsedUp }) => id === coupon.promotionId && isUsedUp))
    return err(couponErrors.usedUp)
  if (cart.lineCount > CART_LINES_FOR_COUPONS) return err(couponErrors.tooManyLines)
  const id = newId('0c6')
  await store.insertCartCoupon(tx, { id, cartId: cart.id, couponId: coupon.id })
  return ok({
    id,
    couponId: coupon.id,
    promotionId: coupon.promotionId,
    code: coupon.code,
    isUsedUp: false,
    isActive: true,
  })
}

/** Removes a coupon from a cart, by its id on the cart. */
export async function removeCouponFromCart(
  tx: Transaction,
  cartId: string,
  cartCouponId: string,
): Promise<Result<null>> {
  return (await store.deleteCartCoupon(tx, cartId, cartCouponId)) ? ok(null) : err(couponErrors.notOnCart)
}

export { decrementCouponRedemptions } from './store.ts'

/**
 * Counts the redemptions of the coupons and promotions that reduce an order. Returns an error, which must roll the
 * transaction back, when one of them has just been used up.
 */
export async function countRedemptionsWithinLimit(
  tx: Transaction,
  shopper: Shopper,
  usage: { readonly discounts: CartDiscounts; readonly reductions: readonly Reduction[] },
): Promise<Result<null>> {
  const accountId = shopper.account?.id ?? null
  const promotionIds = new Set(usage.reductions.map(({ promotionId }) => promotionId))
  const couponIds = usage.discounts.coupons
    .filter(({ promotionId }) => promotionIds.has(promotionId))
    .map(({ couponId }) => couponId)
  if (!(await store.tryIncrementRedemptions(tx, { kind: 'coupon', ids: couponIds, accountId })))
    return err(couponErrors.usedUp)
  const limitedIds = usage.discounts.promotions
    .filter(({ id, isCounted }) => isCounted && promotionIds.has(id))
    .map(({ id }) => id)
  return (await store.tryIncrementRedemptions(tx, { kind: 'promotion', ids: limitedIds, accountId }))
    ? ok(null)
    : err(promotionErrors.usedUp)
}
