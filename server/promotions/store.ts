import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { defineStatement } from '@hydrant/database/connection/statement.ts'
import {
  cartCoupon,
  coupon,
  couponRedemption,
  promotion,
  promotionRedemption,
} from '@hydrant/database/schema/promotions.ts'
import { toTextKey } from '@hydrant/database/schema/columns.ts'
import { decimal } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Promotion } from './promotion.ts'

export type { ReadOnlyDb, Transaction }

/** A promotion to insert. */
export type NewPromotion = typeof promotion.$inferInsert
/** A coupon to insert. */
export type NewCoupon = typeof coupon.$inferInsert

/** A code that unlocks a promotion. */
export interface Coupon {
  readonly id: string
  readonly promotionId: string
  readonly code: string
  /** Used up by all buyers together, or by the account of the shopper. */
  readonly isUsedUp: boolean
}

/** A coupon on a cart; `id` identifies it on the cart. */
export interface AppliedCoupon {
  readonly id: string
  readonly couponId: string
  readonly promotionId: string
  readonly code: string
  /** Used up by all buyers together, or by the account of the shopper. */
  readonly isUsedUp: boolean
  /** Whether neither the coupon nor its promotion has been ended. */
  readonly isActive: boolean
}

/** A promotion as it is stored, with its limits and without the state for an account. */
export type StoredPromotion = Omit<Promotion, 'isUsedUp'> & {
  readonly redemptionLimit: number | null
  readonly redemptionLimitPerAccount: number | null
}

/** Finds all active promotions, whatever their dates. */
export async function findActivePromotions(db: ReadOnlyDb): Promise<StoredPromotion[]> {
  const rows = await db
    .select(toPromotionColumns())
    .from(promotion)
    .where(eq(promotion.isActive, true))
    .orderBy(asc(promotion.id))
  return rows.map(toStoredPromotion)
}

/** Finds a promotion, whether it is active or not; null when there is none. */
export async function findPromotion(db: ReadOnlyDb, id: string): Promise<StoredPromotion | null> {
  const [row] = await db.select(toPromotionColumns()).from(promotion).where(eq(promotion.id, id))
  return row === undefined ? null : toStoredPromotion(row)
}

function toPromotionColumns() {
  const { redemptions: _redemptions, createdAt: _created, updatedAt: _updated, ...columns } = getTableColumns(promotion)
  return columns
}

type PromotionRow = Omit<typeof promotion.$inferSelect, 'redemptions' | 'createdAt' | 'updatedAt'>

function toStoredPromotion(row: PromotionRow): StoredPromotion {
  return {
    ...row,
    adjustmentValue: decimal(row.adjustmentValue),
    minimumAmount: toDecimalOrNull(row.minimumAmount),
    minimumQuantity: toDecimalOrNull(row.minimumQuantity),
    maximumDiscount: toDecimalOrNull(row.maximumDiscount),
    isCounted: row.redemptionLimit !== null || row.redemptionLimitPerAccount !== null,
  }
}

/**
 * Finds the coupons of a cart, in the order in which they were added, and whether they are used up for an account
 * (null: none).
 */
export async function findAppliedCoupons(
  db: ReadOnlyDb,
  query: { readonly cartId: string; readonly accountId: string | null },
): Promise<AppliedCoupon[]> {
  const rows = await couponsOfCartQuery(db, { cartId: query.cartId, accountId: query.accountId ?? '' })
  return rows.map(({ limits, ofAccount, ...applied }) => ({
    ...applied,
    isUsedUp: isCouponUsedUp(limits, { accountId: query.accountId, ofAccount }),
  }))
}

const LIMIT_COLUMNS = {
  redemptions: coupon.redemptions,
  redemptionLimit: coupon.redemptionLimit,
  redemptionLimitPerAccount: coupon.redemptionLimitPerAccount,
}

const couponsOfCartQuery = defineStatement<{ cartId: string; accountId: string }>()((db, { cartId, accountId }) =>
  db
    .select({
      id: cartCoupon.id,
      couponId: cartCoupon.couponId,
      promotionId: coupon.promotionId,
      code: coupon.code,
      isActive: coupon.isActive,
      limits: LIMIT_COLUMNS,
      ofAccount: couponRedemption.redemptions,
    })
    .from(cartCoupon)
    .innerJoin(coupon, eq(coupon.id, cartCoupon.couponId))
    .leftJoin(
      couponRedemption,
      and(eq(couponRedemption.couponId, coupon.id), eq(couponRedemption.accountId, accountId)),
    )
    .where(eq(cartCoupon.cartId, cartId))
    .orderBy(asc(cartCoupon.createdAt), asc(cartCoupon.id)),
)

/** Finds in how many orders promotions were redeemed, in total and by one account. */
export async function findRedemptionCounts(
  db: ReadOnlyDb,
  query: { readonly promotionIds: readonly string[]; readonly accountId: string | null },
): Promise<Map<string, { readonly total: number; readonly ofAccount: number }>> {
  if (query.promotionIds.length === 0) return new Map()
  const rows = await db
    .select({ id: promotion.id, total: promotion.redemptions, ofAccount: promotionRedemption.redemptions })
    .from(promotion)
    .leftJoin(
      promotionRedemption,
      and(eq(promotionRedemption.promotionId, promotion.id), eq(promotionRedemption.accountId, query.accountId ?? '')),
    )
    .where(inArray(promotion.id, [...query.promotionIds]))
  return new Map(rows.map(({ id, total, ofAccount }) => [id, { total, ofAccount: ofAccount ?? 0 }]))
}

function toDecimalOrNull(value: string | null) {
  return value === null ? null : decimal(value)
}

/** Finds the coupon of a code, ignoring case; null when there is none or it is inactive. */
export async function findActiveCoupon(
  db: ReadOnlyDb,
  query: { readonly code: string; readonly accountId: string | null },
): Promise<Coupon | null> {
  const [row] = await db
    .select({ coupon, ofAccount: couponRedemption.redemptions })
    .from(coupon)
    .leftJoin(
      couponRedemption,
      and(eq(couponRedemption.couponId, coupon.id), eq(couponRedemption.accountId, query.accountId ?? '')),
    )
    .where(and(eq(toTextKey(coupon.code), query.code.trim().toUpperCase()), eq(coupon.isActive, true)))
  if (row === undefined) return null
  const { id, promotionId, code } = row.coupon
  return {
    id,
    promotionId,
    code,
    isUsedUp: isCouponUsedUp(row.coupon, { accountId: query.accountId, ofAccount: row.ofAccount }),
  }
}

/**
 * Whether a coupon has reached its limit, in total or for an account. Guests have no account to count for, so a coupon
 * with a limit per account counts as used up for them.
 */
function isCouponUsedUp(
  {
    redemptions,
    redemptionLimit,
    redemptionLimitPerAccount: perAccount,
  }: Pick<typeof coupon.$inferSelect, keyof typeof LIMIT_COLUMNS>,
  { accountId, ofAccount }: { readonly accountId: string | null; readonly ofAccount: number | null },
): boolean {
  const isUsedUpByAccount = perAccount !== null && (accountId === null || (ofAccount ?? 0) >= perAccount)
  return isUsedUpByAccount || (redemptionLimit !== null && redemptions >= redemptionLimit)
}

/** Adds a coupon to a cart. */
export async function insertCartCoupon(tx: Transaction, values: typeof cartCoupon.$inferInsert): Promise<void> {
  await tx.insert(cartCoupon).values(values)
}

/** Removes a coupon from a cart; false when it is not there. */
export async function deleteCartCoupon(tx: Transaction, cartId: string, cartCouponId: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(cartCoupon)
    .where(and(eq(cartCoupon.cartId, cartId), eq(cartCoupon.id, cartCouponId)))
    .returning({ id: cartCoupon.id })
  return deletedRows.length > 0
}

const REDEMPTION_TABLES = {
  coupon: { table: coupon, ofAccount: couponRedemption, key: sql`coupon_id` },
  promotion: { table: promotion, ofAccount: promotionRedemption, key: sql`promotion_id` },
} as const

/**
 * Increments the redemption counts of coupons or promotions by one order, in total and for an account; false, after
 * which the transaction must be rolled back, when one of them has been used up.
 */
export async function tryIncrementRedemptions(
  tx: Transaction,
  redemption: {
    readonly kind: keyof typeof REDEMPTION_TABLES
    readonly ids: readonly string[]
    readonly accountId: string | null
  },
): Promise<boolean> {
  const ids = [...new Set(redemption.ids)]
  if (ids.length === 0) return true
  const { table: limitedTable } = REDEMPTION_TABLES[redemption.kind]
  // Rows are locked in the order of their ids, so that orders with several limits do not deadlock.
  if (ids.length > 1)
    await tx
      .select({ id: limitedTable.id })
      .from(limitedTable)
      .where(inArray(limitedTable.id, ids))
      .orderBy(asc(limitedTable.id))
      .for('update')
  const rows = await tx
    .update(limitedTable)
    .set({ redemptions: sql`${limitedTable.redemptions} + 1` })
    .where(
      and(
        inArray(limitedTable.id, ids),
        or(isNull(limitedTable.redemptionLimit), lt(limitedTable.redemptions, limitedTable.redemptionLimit)),
      ),
    )
    .returning({ id: limitedTable.id, perAccount: limitedTable.redemptionLimitPerAccount })
  if (rows.length < ids.length) return false
  const limitedIds = rows.filter(({ perAccount }) => perAccount !== null).map(({ id }) => id)
  return (
    limitedIds.length === 0 ||
    (redemption.accountId !== null &&
      tryIncrementAccountRedemptions(tx, { kind: redemption.kind, ids: limitedIds, accountId: redemption.accountId }))
  )
}

/**
 * Decrements the redemption counts of coupons by one order that was cancelled, in total and for an account. Coupons that
 * do not exist any more are left out.
 */
export async function decrementCouponRedemptions(
  tx: Transaction,
  { codes, accountId }: { readonly codes: readonly string[]; readonly accountId: string | null },
): Promise<void> {
  if (codes.length === 0) return
  const rows = await tx
    .update(coupon)
    .set({ redemptions: sql`greatest(${coupon.redemptions} - 1, 0)` })
    .where(inArray(coupon.code, [...codes]))
    .returning({ id: coupon.id })
  if (accountId === null || rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx
    .update(couponRedemption)
    .set({ redemptions: sql`greatest(${couponRedemption.redemptions} - 1, 0)` })
    .where(and(inArray(couponRedemption.couponId, ids), eq(couponRedemption.accountId, accountId)))
}

async function tryIncrementAccountRedemptions(
  tx: Transaction,
  { kind, ids, accountId }: { kind: keyof typeof REDEMPTION_TABLES; ids: readonly string[]; accountId: string },
): Promise<boolean> {
  const { table: limitedTable, ofAccount, key } = REDEMPTION_TABLES[kind]
  const { rows } = await tx.execute(sql`
    insert into ${ofAccount} as kept (${key}, account_id, redemptions)
    select ${limitedTable.id}, ${accountId}, 1 from ${limitedTable} where ${inArray(limitedTable.id, [...ids])} and ${limitedTable.redemptionLimitPerAccount} > 0 order by ${limitedTable.id}
    on conflict (${key}, account_id) do update set redemptions = kept.redemptions + 1
    where kept.redemptions < (select ${limitedTable.redemptionLimitPerAccount} from ${limitedTable} where ${limitedTable.id} = excluded.${key})
    returning 1`)
  return rows.length === ids.length
}

/** Inserts promotions and the coupons that unlock them. */
export async function insertPromotions(
  tx: Transaction,
  promotions: readonly NewPromotion[],
  coupons: readonly NewCoupon[],
): Promise<void> {
  if (promotions.length > 0) await tx.insert(promotion).values([...promotions])
  if (coupons.length > 0) await tx.insert(coupon).values([...coupons])
}
