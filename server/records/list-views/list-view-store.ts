import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { listView } from '@hydrant/database/schema/records.ts'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'

/** A view as it is stored; without an owner it is for all staff. */
export type StoredListView = typeof listView.$inferSelect

/** The views of one list that the same people have: somebody's own, or without an owner those for all staff. */
export type ListViewGroup = Pick<StoredListView, 'objectName' | 'ownerId'>

/** Finds the views of a list that a user has: their own, and those for all staff; by name. */
export function findListViews(
  db: ReadOnlyDb,
  { objectName, userId }: { readonly objectName: string; readonly userId: string },
): Promise<StoredListView[]> {
  return db
    .select()
    .from(listView)
    .where(and(eq(listView.objectName, objectName), or(isNull(listView.ownerId), eq(listView.ownerId, userId))))
    .orderBy(asc(sql`lower(${listView.name})`), asc(listView.id))
}

/** Finds a view and locks it, or returns null. */
export async function lockListView(tx: Transaction, id: string): Promise<StoredListView | null> {
  const [row] = await tx.select().from(listView).where(eq(listView.id, id)).for('update')
  return row ?? null
}

/** Counts the views of a group. */
export function countListViews(tx: Transaction, group: ListViewGroup): Promise<number> {
  return tx.$count(listView, isInGroup(group))
}

/** Inserts a view; a name that is taken violates a unique index. */
export async function insertListView(
  tx: Transaction,
  view: Pick<StoredListView, 'ownerId' | 'objectName' | 'name' | 'search'>,
): Promise<StoredListView> {
  const [row] = await tx.insert(listView).values(view).returning()
  if (row === undefined) throw new Error('An inserted view is returned.')
  return row
}

/** Changes a view; a name that is taken violates a unique index. */
export async function updateListView(
  tx: Transaction,
  id: string,
  values: Partial<Pick<StoredListView, 'name' | 'search' | 'isDefault'>>,
): Promise<StoredListView> {
  const [row] = await tx
    .update(listView)
    .set({ ...values, changedAt: sql`clock_timestamp()` })
    .where(eq(listView.id, id))
    .returning()
  if (row === undefined) throw new Error('A locked view is returned.')
  return row
}

/** Has a list open with none of the views of a group. */
export async function clearDefaultListView(tx: Transaction, group: ListViewGroup): Promise<void> {
  await tx
    .update(listView)
    .set({ isDefault: false, changedAt: sql`clock_timestamp()` })
    .where(and(isInGroup(group), eq(listView.isDefault, true)))
}

/** Deletes a view. */
export async function deleteListView(tx: Transaction, id: string): Promise<void> {
  await tx.delete(listView).where(eq(listView.id, id))
}

function isInGroup({ objectName, ownerId }: ListViewGroup) {
  return and(
    eq(listView.objectName, objectName),
    ownerId === null ? isNull(listView.ownerId) : eq(listView.ownerId, ownerId),
  )
}
