import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { pageEditor } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, eq, gt, inArray, lte, min, ne, sql } from 'drizzle-orm'

/** A browser window with an editor, and the page that it has open. */
export interface EditorWindow {
  readonly windowId: string
  readonly pageId: string
  readonly userId: string
}

/** A user who has a page open. */
export interface EditorRow {
  readonly userId: string
  readonly name: string
}

/** The maximum number of other editors that are returned. */
const MAX_EDITORS = 20

/**
 * A window that has not reported since this time has expired. Browsers may limit background windows to one report a
 * minute.
 */
const expiredBefore = sql`clock_timestamp() - interval '90 seconds'`

/** Records that a window has a page open now. A window of another user with the same id is not changed. */
export async function upsertEditorWindow(tx: Transaction, editor: EditorWindow): Promise<void> {
  const now = sql`clock_timestamp()`
  await tx
    .insert(pageEditor)
    .values({ ...editor, openedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: pageEditor.windowId,
      set: {
        pageId: editor.pageId,
        seenAt: now,
        openedAt: sql`case when ${pageEditor.pageId} = excluded.page_id then ${pageEditor.openedAt} else excluded.opened_at end`,
      },
      setWhere: eq(pageEditor.userId, editor.userId),
    })
}

/**
 * Deletes the records of windows that have expired. Rows that other transactions have locked are left for the next
 * call.
 */
export async function deleteExpiredEditorWindows(tx: Transaction): Promise<void> {
  const expiredEditors = tx
    .select({ windowId: pageEditor.windowId })
    .from(pageEditor)
    .where(lte(pageEditor.seenAt, expiredBefore))
    .limit(100)
    .for('update', { skipLocked: true })
  await tx.delete(pageEditor).where(inArray(pageEditor.windowId, expiredEditors))
}

/** Finds the users who have a page open in other windows, in the order in which they opened it; each user once. */
export async function findUsersInOtherWindows(
  db: ReadOnlyDb,
  { windowId, pageId }: EditorWindow,
): Promise<EditorRow[]> {
  return db
    .select({ userId: user.id, name: user.name })
    .from(pageEditor)
    .innerJoin(user, eq(user.id, pageEditor.userId))
    .where(and(eq(pageEditor.pageId, pageId), ne(pageEditor.windowId, windowId), gt(pageEditor.seenAt, expiredBefore)))
    .groupBy(user.id, user.name)
    .orderBy(asc(min(pageEditor.openedAt)), asc(user.id))
    .limit(MAX_EDITORS)
}

/** Deletes the record that a user's window has a page open, if there is one. */
export async function deleteEditorWindow(tx: Transaction, { windowId, pageId, userId }: EditorWindow): Promise<void> {
  await tx
    .delete(pageEditor)
    .where(and(eq(pageEditor.windowId, windowId), eq(pageEditor.pageId, pageId), eq(pageEditor.userId, userId)))
}
