import { CART_LINES_FOR_COUPONS } from '@hydrant/contract/shared/limits.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { couponRefusals, promotionRefusals } from './errors.ts'
import { type CartOffers, findAccountOffers, findOpenOffers } from './find-open-offers.ts'
import type { Reduction } from './promotion.ts'
import * as store from './store.ts'

export type { OpenPromotion, Reduction } from './promotion.ts'
export type { OfferSets } from './offer-sets.ts'
export type { Rewards } from './rewards.ts'
export { type GivenOffers, reduceAmount, reduceLine } from './apply-promotions.ts'
export type { CartOffers } from './find-open-offers.ts'
export { evaluateCart, evaluateProducts } from './evaluate.ts'
export { countsPieces, isAcrossLines, NO_SETS, setsOf } from './offer-sets.ts'
export { type CartSize, qualifiedPromotions } from './open-promotions.ts'
export { countedPieces, findRewards } from './rewards.ts'
export { REWARDED_LINES } from './rewarded-pieces.ts'
export { couponRefusals, usedUpCoupon } from './errors.ts'

/**
 * Finds the offers of a cart as of now. `currencyIsoCode` is the cart's; one that was ordered keeps what it was given;
 * a cart that has just been made has no id to find coupons by.
 */
export async function findCartOffers(
  executor: Executor,
  shopper: Shopper,
  cart: { readonly id: string | null; readonly currencyIsoCode: string; readonly isOrdered: boolean },
): Promise<CartOffers> {
  const { id, currencyIsoCode, isOrdered } = cart
  return findOpenOffers(executor, { ...shopper, currency: currencyIsoCode }, id === null ? null : { id, isOrdered })
}

/**
 * Puts a coupon on a cart. Refused when the code is unknown, used up or already there; so is another code of the same
 * offer, which is given once. Whether the cart then profits from it is for the cart to find out: it knows its lines.
 */
export async function putCouponOnCart(
  executor: Executor,
  shopper: Shopper,
  applied: { readonly cart: { readonly id: string; readonly lineCount: number }; readonly code: string },
): Promise<Result<store.AppliedCoupon>> {
  const { cart, code } = applied
  const accountId = shopper.account?.id ?? null
  const found = await store.findCoupon(executor, { code, accountId })
  if (found === null) return err(couponRefusals.unknown)
  const { coupons, promotions } = await findAccountOffers(executor, shopper, { id: cart.id, isOrdered: false })
  if (coupons.some(({ promotionId }) => promotionId === found.promotionId)) return err(couponRefusals.alreadyApplied)
  if (found.isUsedUp || promotions.some(({ id, isUsedUp }) => id === found.promotionId && isUsedUp))
    return err(couponRefusals.usedUp)
  if (cart.lineCount > CART_LINES_FOR_COUPONS) return err(couponRefusals.tooManyLines)
  const id = newId('0c6')
  await store.insertCartCoupon(executor, { id, cartId: cart.id, couponId: found.id })
  return ok({ id, couponId: found.id, promotionId: found.promotionId, code: found.code, isUsedUp: false })
}

/** Takes a coupon off a cart, by the id that it has there. */
export async function takeCouponOffCart(
  executor: Executor,
  cartId: string,
  cartCouponId: string,
): Promise<Result<null>> {
  return (await store.removeCartCoupon(executor, cartId, cartCouponId)) ? ok(null) : err(couponRefusals.notOnCart)
}

/**
 * Counts what an order was given: call it in the transaction that places the order, which gives everything back when it
 * does not succeed. Refused when one of the limited offers, or a coupon, has just been used up.
 */
export async function redeemOffers(
  executor: Executor,
  shopper: Shopper,
  given: { readonly offers: CartOffers; readonly reductions: readonly Reduction[] },
): Promise<Result<null>> {
  const accountId = shopper.account?.id ?? null
  const promotionIds = new Set(given.reductions.map(({ promotionId }) => promotionId))
  const coupons = given.offers.coupons
    .filter(({ promotionId }) => promotionIds.has(promotionId))
    .map(({ couponId }) => couponId)
  if (!(await store.countRedemptions(executor, { kind: 'coupon', ids: coupons, accountId })))
    return err(couponRefusals.usedUp)
  const limited = given.offers.promotions
    .filter(({ id, isCounted }) => isCounted && promotionIds.has(id))
    .map(({ id }) => id)
  return (await store.countRedemptions(executor, { kind: 'promotion', ids: limited, accountId }))
    ? ok(null)
    : err(promotionRefusals.usedUp)
}

/** Stores promotions and the coupons that open them. */
export async function createPromotions(
  executor: Executor,
  promotions: readonly store.NewPromotion[],
  coupons: readonly store.NewCoupon[],
): Promise<void> {
  await store.insertPromotions(executor, promotions, coupons)
}
