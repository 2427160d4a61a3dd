import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { product } from '@hydrant/database/schema/catalogue.ts'
import { stockNotice } from '@hydrant/database/schema/inventory.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

export type { Database, ReadOnlyDb, Transaction }

/** Who wants a mail when a product can be ordered again. */
export type Notice = typeof stockNotice.$inferSelect

/** A notice with the product that it is about. */
export interface NoticeWithProduct {
  readonly notice: Notice
  readonly productName: string
  readonly sku: string
  readonly isActive: boolean
}

const WAITS = and(isNotNull(stockNotice.confirmedAt), isNull(stockNotice.notifiedAt))

const selectWithProduct = (db: ReadOnlyDb) =>
  db
    .select({ notice: stockNotice, productName: product.name, sku: product.sku, isActive: product.isActive })
    .from(stockNotice)
    .innerJoin(product, eq(product.id, stockNotice.productId))

/** Finds a notice with its product, or null. */
export async function findNotice(db: ReadOnlyDb, id: string): Promise<NoticeWithProduct | null> {
  const [row] = await selectWithProduct(db).where(eq(stockNotice.id, id))
  return row ?? null
}

/** Finds what a user waits for, the newest first. */
export async function findNoticesOfUser(db: ReadOnlyDb, userId: string): Promise<NoticeWithProduct[]> {
  return selectWithProduct(db)
    .where(and(eq(stockNotice.userId, userId), WAITS))
    .orderBy(desc(stockNotice.createdAt), asc(stockNotice.id))
}

/** Counts who waits for a product. */
export async function countWaiting(db: ReadOnlyDb, productId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(stockNotice)
    .where(and(eq(stockNotice.productId, productId), WAITS))
  return row?.count ?? 0
}

/** Inserts the notice of a user; one that waits for the product already gets the account of the new one. */
export async function insertNoticeOfUser(
  tx: Transaction,
  notice: {
    readonly id: string
    readonly productId: string
    readonly userId: string
    readonly accountId: string | null
  },
): Promise<void> {
  await tx
    .insert(stockNotice)
    .values({ ...notice, confirmedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [stockNotice.productId, stockNotice.userId],
      targetWhere: sql`${stockNotice.notifiedAt} is null and ${stockNotice.userId} is not null`,
      set: { accountId: notice.accountId },
    })
}

/** Inserts the notice of a guest, or finds the one that waits for the product already. */
export async function findOrInsertNoticeOfGuest(
  tx: Transaction,
  notice: { readonly id: string; readonly productId: string; readonly email: string; readonly language: string },
): Promise<Notice> {
  const [row] = await tx
    .insert(stockNotice)
    .values(notice)
    .onConflictDoUpdate({
      target: [stockNotice.productId, stockNotice.email],
      targetWhere: sql`${stockNotice.notifiedAt} is null and ${stockNotice.email} is not null`,
      // Who asks again has the whole time to use the link; one that was used is not prolonged by strangers.
      set: {
        createdAt: sql`case when ${stockNotice.confirmedAt} is null then clock_timestamp() else ${stockNotice.createdAt} end`,
        language: notice.language,
      },
    })
    .returning()
  if (row === undefined) throw new Error('A notice that was stored did not come back.')
  return row
}

/** Marks the notice of a guest as confirmed, whose 180 days begin now. */
export async function confirmNotice(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(stockNotice)
    .set({ confirmedAt: sql`clock_timestamp()`, createdAt: sql`clock_timestamp()` })
    .where(and(eq(stockNotice.id, id), isNull(stockNotice.confirmedAt)))
}

/** Deletes a notice; false when there is none, or not of this user. */
export async function deleteNotice(tx: Transaction, id: string, userId?: string): Promise<boolean> {
  const deleted = await tx
    .delete(stockNotice)
    .where(and(eq(stockNotice.id, id), userId === undefined ? undefined : and(eq(stockNotice.userId, userId), WAITS)))
    .returning({ id: stockNotice.id })
  return deleted.length > 0
}

/** Finds the products that somebody waits for. */
export async function findAwaitedProductIds(db: ReadOnlyDb): Promise<string[]> {
  const rows = await db.selectDistinct({ productId: stockNotice.productId }).from(stockNotice).where(WAITS)
  return rows.map(({ productId }) => productId)
}

/** A notice whose mail is due, with the address of its user or guest; null for a user who was deactivated. */
export interface DueNotice {
  readonly notice: Notice
  readonly to: string | null
}

/** Locks some notices of a product that wait, the oldest first, and skips those that another process has locked. */
export async function lockWaitingNotices(tx: Transaction, productId: string, limit: number): Promise<DueNotice[]> {
  const notices = await tx
    .select()
    .from(stockNotice)
    .where(and(eq(stockNotice.productId, productId), WAITS))
    .orderBy(asc(stockNotice.createdAt), asc(stockNotice.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const due: DueNotice[] = []
  for (const notice of notices) {
    const [owner] =
      notice.userId === null
        ? []
        : await tx
            .select({ email: user.email })
            .from(user)
            .where(and(eq(user.id, notice.userId), user.isActive))
    due.push({ notice, to: notice.userId === null ? notice.email : (owner?.email ?? null) })
  }
  return due
}

/** Marks a notice as mailed, which ends it. */
export async function markNotified(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(stockNotice)
    .set({ notifiedAt: sql`clock_timestamp()` })
    .where(eq(stockNotice.id, id))
}

/** Deletes notices that are too old, each by its own rule. */
export async function deleteOldNotices(
  tx: Transaction,
  {
    unconfirmedBefore,
    guestsBefore,
    notifiedBefore,
  }: Readonly<Record<'unconfirmedBefore' | 'guestsBefore' | 'notifiedBefore', Date>>,
): Promise<void> {
  const conditions: Array<SQL | undefined> = [
    and(isNull(stockNotice.confirmedAt), lt(stockNotice.createdAt, unconfirmedBefore)),
    and(isNotNull(stockNotice.email), isNull(stockNotice.notifiedAt), lt(stockNotice.createdAt, guestsBefore)),
    lt(stockNotice.notifiedAt, notifiedBefore),
  ]
  await tx.delete(stockNotice).where(or(...conditions))
}
