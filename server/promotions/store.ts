import type { Executor } from '@hydrant/database/connection/database.ts'
import { statement } from '@hydrant/database/connection/statement.ts'
import {
  cartCoupon,
  coupon,
  couponRedemption,
  promotion,
  promotionRedemption,
} from '@hydrant/database/schema/promotions.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Promotion } from './promotion.ts'

export type { Executor }

/** A promotion to be stored. */
export type NewPromotion = typeof promotion.$inferInsert
/** A coupon to be stored. */
export type NewCoupon = typeof coupon.$inferInsert

/** A code that opens a promotion. */
export interface Coupon {
  readonly id: string
  readonly promotionId: string
  readonly code: string
  /** By all buyers together, or by the account that asks. */
  readonly isUsedUp: boolean
}

/** A coupon on a cart; `id` is the id that it has there. */
export interface AppliedCoupon {
  readonly id: string
  readonly couponId: string
  readonly promotionId: string
  readonly code: string
  /** By all buyers together, or by the account that asks. */
  readonly isUsedUp: boolean
}

/** A promotion as it is for everyone, with the limits that are counted. */
export type StoredPromotion = Omit<Promotion, 'isUsedUp'> & {
  readonly redemptionLimit: number | null
  readonly redemptionLimitPerAccount: number | null
}

/** Every promotion that is switched on, whenever it holds. */
export async function findPromotions(executor: Executor): Promise<StoredPromotion[]> {
  const { redemptions: _redemptions, ...columns } = getTableColumns(promotion)
  const rows = await executor
    .select(columns)
    .from(promotion)
    .where(eq(promotion.isActive, true))
    .orderBy(asc(promotion.id))
  return rows.map((row) => ({
    ...row,
    adjustmentValue: decimal(row.adjustmentValue),
    minimumAmount: decimalOrNull(row.minimumAmount),
    minimumQuantity: decimalOrNull(row.minimumQuantity),
    maximumDiscount: decimalOrNull(row.maximumDiscount),
    isCounted: row.redemptionLimit !== null || row.redemptionLimitPerAccount !== null,
  }))
}

/**
 * The coupons of a cart, in the order in which they were put on it, and whether an account (null: none) can still use
 * them.
 */
export async function findAppliedCoupons(
  executor: Executor,
  asked: { readonly cartId: string; readonly accountId: string | null },
): Promise<AppliedCoupon[]> {
  const rows = await couponsOfCart(executor, { cartId: asked.cartId, accountId: asked.accountId ?? '' })
  return rows.map(({ limits, ofAccount, ...applied }) => ({
    ...applied,
    isUsedUp: isCouponUsedUp(limits, { accountId: asked.accountId, ofAccount }),
  }))
}

const LIMITS = {
  redemptions: coupon.redemptions,
  redemptionLimit: coupon.redemptionLimit,
  redemptionLimitPerAccount: coupon.redemptionLimitPerAccount,
}

const couponsOfCart = statement<{ cartId: string; accountId: string }>()((executor, { cartId, accountId }) =>
  executor
    .select({
      id: cartCoupon.id,
      couponId: cartCoupon.couponId,
      promotionId: coupon.promotionId,
      code: coupon.code,
      limits: LIMITS,
      ofAccount: couponRedemption.redemptions,
    })
    .from(cartCoupon)
    .innerJoin(coupon, and(eq(coupon.id, cartCoupon.couponId), eq(coupon.isActive, true)))
    .leftJoin(
      couponRedemption,
      and(eq(couponRedemption.couponId, coupon.id), eq(couponRedemption.accountId, accountId)),
    )
    .where(eq(cartCoupon.cartId, cartId))
    .orderBy(asc(cartCoupon.createdAt), asc(cartCoupon.id)),
)

/** In how many orders promotions were given, in all and to one account. */
export async function findRedemptions(
  executor: Executor,
  asked: { readonly promotionIds: readonly string[]; readonly accountId: string | null },
): Promise<Map<string, { readonly inAll: number; readonly ofAccount: number }>> {
  if (asked.promotionIds.length === 0) return new Map()
  const rows = await executor
    .select({ id: promotion.id, inAll: promotion.redemptions, ofAccount: promotionRedemption.redemptions })
    .from(promotion)
    .leftJoin(
      promotionRedemption,
      and(eq(promotionRedemption.promotionId, promotion.id), eq(promotionRedemption.accountId, asked.accountId ?? '')),
    )
    .where(inArray(promotion.id, [...asked.promotionIds]))
  return new Map(rows.map(({ id, inAll, ofAccount }) => [id, { inAll, ofAccount: ofAccount ?? 0 }]))
}

function decimalOrNull(value: string | null) {
  return value === null ? null : decimal(value)
}

/** The coupon of a code, in whatever case it is typed; null when there is none or it is switched off. */
export async function findCoupon(
  executor: Executor,
  asked: { readonly code: string; readonly accountId: string | null },
): Promise<Coupon | null> {
  const [row] = await executor
    .select({ coupon, ofAccount: couponRedemption.redemptions })
    .from(coupon)
    .leftJoin(
      couponRedemption,
      and(eq(couponRedemption.couponId, coupon.id), eq(couponRedemption.accountId, asked.accountId ?? '')),
    )
    .where(and(eq(sql`upper(${coupon.code})`, asked.code.trim().toUpperCase()), eq(coupon.isActive, true)))
  if (row === undefined) return null
  const { id, promotionId, code } = row.coupon
  return {
    id,
    promotionId,
    code,
    isUsedUp: isCouponUsedUp(row.coupon, { accountId: asked.accountId, ofAccount: row.ofAccount }),
  }
}

/**
 * Whether a coupon has been used as often as it can be, by all or by an account; nobody can tell two guests apart, so
 * that they get none that is limited by account.
 */
function isCouponUsedUp(
  {
    redemptions,
    redemptionLimit,
    redemptionLimitPerAccount: perAccount,
  }: Pick<typeof coupon.$inferSelect, keyof typeof LIMITS>,
  { accountId, ofAccount }: { readonly accountId: string | null; readonly ofAccount: number | null },
): boolean {
  const isUsedUpByAccount = perAccount !== null && (accountId === null || (ofAccount ?? 0) >= perAccount)
  return isUsedUpByAccount || (redemptionLimit !== null && redemptions >= redemptionLimit)
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

const counted = {
  coupon: { whole: coupon, ofAccount: couponRedemption, key: sql`coupon_id` },
  promotion: { whole: promotion, ofAccount: promotionRedemption, key: sql`promotion_id` },
} as const

/**
 * Counts one order for each of some coupons or promotions, in all and for an account; false when one of them has been
 * used up.
 */
export async function countRedemptions(
  executor: Executor,
  redeemed: { readonly kind: keyof typeof counted; readonly ids: readonly string[]; readonly accountId: string | null },
): Promise<boolean> {
  const ids = [...new Set(redeemed.ids)]
  if (ids.length === 0) return true
  const { whole } = counted[redeemed.kind]
  // Orders that share several limits take them in one order, so that none waits for the other.
  if (ids.length > 1)
    await executor
      .select({ id: whole.id })
      .from(whole)
      .where(inArray(whole.id, ids))
      .orderBy(asc(whole.id))
      .for('update')
  const rows = await executor
    .update(whole)
    .set({ redemptions: sql`${whole.redemptions} + 1` })
    .where(and(inArray(whole.id, ids), or(isNull(whole.redemptionLimit), lt(whole.redemptions, whole.redemptionLimit))))
    .returning({ id: whole.id, perAccount: whole.redemptionLimitPerAccount })
  if (rows.length < ids.length) return false
  const limited = rows.filter(({ perAccount }) => perAccount !== null).map(({ id }) => id)
  return (
    limited.length === 0 ||
    (redeemed.accountId !== null &&
      countOfAccount(executor, { kind: redeemed.kind, ids: limited, accountId: redeemed.accountId }))
  )
}

async function countOfAccount(
  executor: Executor,
  { kind, ids, accountId }: { kind: keyof typeof counted; ids: readonly string[]; accountId: string },
): Promise<boolean> {
  const { whole, ofAccount, key } = counted[kind]
  const { rows } = await executor.execute(sql`
    insert into ${ofAccount} as kept (${key}, account_id, redemptions)
    select ${whole.id}, ${accountId}, 1 from ${whole} where ${inArray(whole.id, [...ids])} and ${whole.redemptionLimitPerAccount} > 0 order by ${whole.id}
    on conflict (${key}, account_id) do update set redemptions = kept.redemptions + 1
    where kept.redemptions < (select ${whole.redemptionLimitPerAccount} from ${whole} where ${whole.id} = excluded.${key})
    returning 1`)
  return rows.length === ids.length
}

/** Stores promotions and their coupons. */
export async function insertPromotions(
  executor: Executor,
  promotions: readonly NewPromotion[],
  coupons: readonly NewCoupon[],
): Promise<void> {
  if (promotions.length > 0) await executor.insert(promotion).values([...promotions])
  if (coupons.length > 0) await executor.insert(coupon).values([...coupons])
}
