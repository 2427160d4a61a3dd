import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import {
  adjustmentSchedule,
  adjustmentTier,
  priceBookEntry,
  toEntryAdjustmentId,
} from '@hydrant/database/schema/pricing.ts'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'

/** The values of a schedule of price breaks. */
export type ScheduleValues = Omit<typeof adjustmentSchedule.$inferSelect, 'id' | 'createdAt' | 'updatedAt'>

/** The values of a price break, decimals as text; an upper bound of null has no end. */
export type TierValues = Omit<typeof adjustmentTier.$inferSelect, 'id' | 'createdAt' | 'updatedAt'>

type ChangesOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** Inserts a schedule. */
export async function insertSchedule(tx: Transaction, values: ScheduleValues & { readonly id: string }): Promise<void> {
  await tx.insert(adjustmentSchedule).values(values)
}

/** Updates a schedule. */
export async function updateSchedule(tx: Transaction, id: string, changes: ChangesOf<ScheduleValues>): Promise<void> {
  await tx.update(adjustmentSchedule).set(changes).where(eq(adjustmentSchedule.id, id))
}

/** Deletes a schedule with its price breaks. */
export async function deleteSchedule(tx: Transaction, id: string): Promise<void> {
  await tx.delete(adjustmentSchedule).where(eq(adjustmentSchedule.id, id))
}

/** Finds a price break; null when there is none of this id. */
export async function findTier(db: ReadOnlyDb, id: string): Promise<TierValues | null> {
  const [row] = await db.select().from(adjustmentTier).where(eq(adjustmentTier.id, id))
  return row ?? null
}

/** Whether another price break of the schedule has a quantity of this one's range. */
export async function hasOverlappingTier(
  db: ReadOnlyDb,
  id: string,
  { scheduleId, lowerBound, upperBound }: TierValues,
): Promise<boolean> {
  const { lowerBound: otherLower, upperBound: otherUpper } = adjustmentTier
  const [row] = await db
    .select({ id: adjustmentTier.id })
    .from(adjustmentTier)
    .where(
      and(
        eq(adjustmentTier.scheduleId, scheduleId),
        ne(adjustmentTier.id, id),
        sql`(${otherUpper} is null or ${otherUpper} >= ${lowerBound}::numeric)`,
        sql`(${upperBound}::numeric is null or ${otherLower} <= ${upperBound}::numeric)`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Inserts a price break. */
export async function insertTier(tx: Transaction, values: TierValues & { readonly id: string }): Promise<void> {
  await tx.insert(adjustmentTier).values(values)
}

/** Updates a price break. */
export async function updateTier(tx: Transaction, id: string, changes: ChangesOf<TierValues>): Promise<void> {
  await tx.update(adjustmentTier).set(changes).where(eq(adjustmentTier.id, id))
}

/** Deletes a price break. */
export async function deleteTier(tx: Transaction, id: string): Promise<void> {
  await tx.delete(adjustmentTier).where(eq(adjustmentTier.id, id))
}

/** Sets the schedule of a price, null for none, and returns the id of the assignment. */
export async function updateEntrySchedule(
  tx: Transaction,
  entryId: string,
  adjustmentScheduleId: string | null,
): Promise<string> {
  const [row] = await tx
    .update(priceBookEntry)
    .set({ adjustmentScheduleId })
    .where(eq(priceBookEntry.id, entryId))
    .returning({ id: toEntryAdjustmentId(priceBookEntry.id) })
  return row?.id ?? ''
}

/** Finds the price of an assignment of price breaks; null when there is none of this id. */
export async function findEntryIdOfAdjustment(db: ReadOnlyDb, id: string): Promise<string | null> {
  const [row] = await db
    .select({ id: priceBookEntry.id })
    .from(priceBookEntry)
    .where(and(eq(toEntryAdjustmentId(priceBookEntry.id), id), isNotNull(priceBookEntry.adjustmentScheduleId)))
  return row?.id ?? null
}
