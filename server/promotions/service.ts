import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { couponRefusals } from './errors.ts'
import { openPromotions } from './open-promotions.ts'
import type { OpenPromotion } from './promotion.ts'
import * as store from './store.ts'

export type { OpenPromotion, Reduction } from './promotion.ts'
export { type GivenOffers, reduceAmount, reduceLine } from './apply-promotions.ts'
export { qualifiedPromotions } from './open-promotions.ts'
export { couponRefusals } from './errors.ts'

/** The offers that a cart can have: its coupons, and the promotions open to its shopper, in the order in which they apply. */
export interface CartOffers {
  readonly coupons: readonly store.AppliedCoupon[]
  readonly promotions: readonly OpenPromotion[]
}

/** Finds the offers of a cart as of now. `currencyIsoCode` is the cart's. */
export async function findCartOffers(executor: Executor, shopper: Shopper, cart: { readonly id: string; readonly currencyIsoCode: string }): Promise<CartOffers> {
  const coupons = await store.findAppliedCoupons(executor, cart.id)
  const promotions = openPromotions(await store.findActivePromotions(executor), {
    now: new Date(),
    buyerGroupIds: shopper.buyerGroups.map(({ id }) => id),
    currencyIsoCode: cart.currencyIsoCode,
    couponCodes: new Map(coupons.map(({ promotionId, code }) => [promotionId, code])),
  })
  return { coupons, promotions }
}

/**
 * Puts a coupon on a cart. Refused when the code is unknown, used up or already there; so is another code of the same offer, which is given once.
 * Whether the cart then profits from it is for the cart to find out: it knows its lines.
 */
export async function putCouponOnCart(executor: Executor, cartId: string, code: string): Promise<Outcome<store.AppliedCoupon>> {
  const found = await store.findCoupon(executor, code)
  if (found === null) return refused(couponRefusals.unknown)
  const applied = await store.findAppliedCoupons(executor, cartId)
  if (applied.some(({ promotionId }) => promotionId === found.promotionId)) return refused(couponRefusals.alreadyApplied)
  if (found.isUsedUp) return refused(couponRefusals.usedUp)
  const id = newId('0c6')
  await store.insertCartCoupon(executor, { id, cartId, couponId: found.id })
  return done({ id, couponId: found.id, promotionId: found.promotionId, code: found.code })
}

/** Takes a coupon off a cart, by the id that it has there. */
export async function takeCouponOffCart(executor: Executor, cartId: string, cartCouponId: string): Promise<Outcome<null>> {
  return (await store.removeCartCoupon(executor, cartId, cartCouponId)) ? done(null) : refused(couponRefusals.notOnCart)
}

/** Uses coupons up in the transaction that places an order; refused when one of them has just been used up. */
export async function redeemCoupons(executor: Executor, coupons: readonly store.AppliedCoupon[]): Promise<Outcome<null>> {
  const ids = coupons.map(({ couponId }) => couponId)
  const counted = await store.countRedemptions(executor, ids)
  return counted.length === ids.length ? done(null) : refused(couponRefusals.usedUp)
}

/** Stores promotions and the coupons that open them. */
export async function createPromotions(executor: Executor, promotions: readonly store.NewPromotion[], coupons: readonly store.NewCoupon[]): Promise<void> {
  await store.insertPromotions(executor, promotions, coupons)
}
