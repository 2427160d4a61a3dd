import { currentActor } from '@hydrant/database/connection/current-actor.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { orderNote } from '@hydrant/database/schema/orders.ts'
import { and, asc, eq } from 'drizzle-orm'

export type { Database, ReadOnlyDb, Transaction }

/** What staff have written about an order. */
export interface OrderNote {
  readonly id: string
  readonly orderSummaryId: string
  readonly audience: 'Buyer' | 'Staff'
  readonly text: string
  readonly authorId: string | null
  readonly authorName: string | null
  readonly createdAt: Date
}

/** Inserts a note of whoever makes the current request. */
export async function insertNote(
  tx: Transaction,
  note: Pick<OrderNote, 'id' | 'orderSummaryId' | 'audience' | 'text'>,
): Promise<void> {
  const { userId: authorId, userName: authorName } = currentActor()
  await tx.insert(orderNote).values({ ...note, authorId, authorName })
}

/** Finds a note by its id, or null. */
export async function findNote(db: ReadOnlyDb, id: string): Promise<OrderNote | null> {
  const [row] = await db.select().from(orderNote).where(eq(orderNote.id, id))
  return row ?? null
}

/** Finds the notes about an order, the oldest first; those for its buyer only, or all. */
export function findNotes(
  db: ReadOnlyDb,
  orderSummaryId: string,
  { isForBuyer }: { readonly isForBuyer: boolean },
): Promise<OrderNote[]> {
  return db
    .select()
    .from(orderNote)
    .where(and(eq(orderNote.orderSummaryId, orderSummaryId), isForBuyer ? eq(orderNote.audience, 'Buyer') : undefined))
    .orderBy(asc(orderNote.createdAt), asc(orderNote.id))
}
