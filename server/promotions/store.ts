import type { Executor } from '@hydrant/database/connection/database.ts'
import { cartCoupon, coupon, promotion } from '@hydrant/database/schema/promotions.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Promotion } from './promotion.ts'

/** A promotion to be stored. */
export type NewPromotion = typeof promotion.$inferInsert
/** A coupon to be stored. */
export type NewCoupon = typeof coupon.$inferInsert

/** A code that opens a promotion. */
export interface Coupon {
  readonly id: string
  readonly promotionId: string
  readonly code: string
  readonly isUsedUp: boolean
}

/** A coupon on a cart; `id` is the id that it has there. */
export interface AppliedCoupon {
  readonly id: string
  readonly couponId: string
  readonly promotionId: string
  readonly code: string
}

/** Every promotion that is switched on, whatever its dates. */
export async function findActivePromotions(executor: Executor): Promise<Promotion[]> {
  const rows = await executor.select().from(promotion).where(eq(promotion.isActive, true))
  return rows.map((row) => ({
    ...row,
    adjustmentValue: decimal(row.adjustmentValue),
    minimumAmount: row.minimumAmount === null ? null : decimal(row.minimumAmount),
  }))
}

/** The coupon of a code, in whatever case it is typed; null when there is none or it is switched off. */
export async function findCoupon(executor: Executor, code: string): Promise<Coupon | null> {
  const [row] = await executor
    .select()
    .from(coupon)
    .where(and(eq(sql`upper(${coupon.code})`, code.trim().toUpperCase()), eq(coupon.isActive, true)))
  if (row === undefined) return null
  return { id: row.id, promotionId: row.promotionId, code: row.code, isUsedUp: row.redemptionLimit !== null && row.redemptions >= row.redemptionLimit }
}

/** The coupons on a cart, in the order in which they were put there. */
export async function findAppliedCoupons(executor: Executor, cartId: string): Promise<AppliedCoupon[]> {
  return executor
    .select({ id: cartCoupon.id, couponId: coupon.id, promotionId: coupon.promotionId, code: coupon.code })
    .from(cartCoupon)
    .innerJoin(coupon, eq(coupon.id, cartCoupon.couponId))
    .where(and(eq(cartCoupon.cartId, cartId), eq(coupon.isActive, true)))
    .orderBy(asc(cartCoupon.createdAt), asc(cartCoupon.id))
}

/** Puts a coupon on a cart. */
export async function insertCartCoupon(executor: Executor, values: typeof cartCoupon.$inferInsert): Promise<void> {
  await executor.insert(cartCoupon).values(values)
}

/** Takes a coupon off a cart; false when it is not there. */
export async function removeCartCoupon(executor: Executor, cartId: string, cartCouponId: string): Promise<boolean> {
  const removed = await executor
    .delete(cartCoupon)
    .where(and(eq(cartCoupon.cartId, cartId), eq(cartCoupon.id, cartCouponId)))
    .returning({ id: cartCoupon.id })
  return removed.length > 0
}

/** Counts one use of each coupon; answers the ids of those that could still be used. */
export async function countRedemptions(executor: Executor, couponIds: readonly string[]): Promise<string[]> {
  if (couponIds.length === 0) return []
  const counted = await executor
    .update(coupon)
    .set({ redemptions: sql`${coupon.redemptions} + 1` })
    .where(and(inArray(coupon.id, [...couponIds]), or(isNull(coupon.redemptionLimit), lt(coupon.redemptions, coupon.redemptionLimit))))
    .returning({ id: coupon.id })
  return counted.map(({ id }) => id)
}

/** Stores promotions and their coupons. */
export async function insertPromotions(executor: Executor, promotions: readonly NewPromotion[], coupons: readonly NewCoupon[]): Promise<void> {
  if (promotions.length > 0) await executor.insert(promotion).values([...promotions])
  if (coupons.length > 0) await executor.insert(coupon).values([...coupons])
}
