import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import {
  coupon,
  promotion,
  promotionBuyerGroup,
  promotionQualifier,
  promotionTarget,
} from '@hydrant/database/schema/promotions.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { NewCoupon, NewPromotion } from '../store.ts'

export type { Transaction }

type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** Values of a promotion that change; undefined ones stay as they are. */
export type PromotionChanges = ChangesOf<
  Omit<NewPromotion, 'id' | 'currencyIsoCode' | 'redemptions' | 'createdAt' | 'updatedAt'>
>

/** A table whose rows promotions name. */
export type TargetTable = 'product' | 'category' | 'buyer_group'

/** Finds a promotion; null when there is none of this id. */
export async function findPromotion(db: ReadOnlyDb, id: string): Promise<typeof promotion.$inferSelect | null> {
  const [row] = await db.select().from(promotion).where(eq(promotion.id, id))
  return row ?? null
}

/** Returns those of the ids that no row of a table has. */
export async function findMissingIds(db: ReadOnlyDb, table: TargetTable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${toTextArraySql(ids)}) as given(id)
    where not exists (select from ${sql.identifier(table)} as target where target.id = given.id)`)
  return rows.map(({ id }) => id)
}

/** Updates a promotion; undefined values stay as they are. */
export async function updatePromotion(tx: Transaction, id: string, changes: ChangesOf<NewPromotion>): Promise<void> {
  await tx.update(promotion).set(changes).where(eq(promotion.id, id))
}

/** Deletes a promotion with its coupons. */
export async function deletePromotion(tx: Transaction, id: string): Promise<void> {
  await tx.delete(promotion).where(eq(promotion.id, id))
}

/** Updates a coupon; undefined values stay as they are. */
export async function updateCoupon(tx: Transaction, id: string, changes: ChangesOf<NewCoupon>): Promise<void> {
  await tx.update(coupon).set(changes).where(eq(coupon.id, id))
}

/** Deletes a coupon. */
export async function deleteCoupon(tx: Transaction, id: string): Promise<void> {
  await tx.delete(coupon).where(eq(coupon.id, id))
}

const PART_VIEWS = { target: promotionTarget, qualifier: promotionQualifier, buyerGroup: promotionBuyerGroup } as const

/** What a part of a promotion says: what it is for, what has to be bought for it, or who gets it. */
export type PartKind = keyof typeof PART_VIEWS

/** Finds the promotion of a part, and the id that is listed there; null when there is no such part. */
export async function findPart(
  db: ReadOnlyDb,
  kind: PartKind,
  id: string,
): Promise<{ readonly promotionId: string; readonly targetId: string } | null> {
  const view = PART_VIEWS[kind]
  const [row] = await db
    .select({ promotionId: view.promotionId, targetId: view.targetId })
    .from(view)
    .where(eq(view.id, id))
  return row ?? null
}

/** Finds the id of a part by what it lists; null when there is no such part. */
export async function findPartId(
  db: ReadOnlyDb,
  kind: PartKind,
  { promotionId, targetId }: { readonly promotionId: string; readonly targetId: string },
): Promise<string | null> {
  const view = PART_VIEWS[kind]
  const [row] = await db
    .select({ id: view.id })
    .from(view)
    .where(and(eq(view.promotionId, promotionId), eq(view.targetId, targetId)))
  return row?.id ?? null
}
