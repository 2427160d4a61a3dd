import type { Executor } from '@hydrant/database/connection/database.ts'
import { pageEditor } from '@hydrant/database/schema/content.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, eq, gt, inArray, lte, min, ne, sql } from 'drizzle-orm'

/** A window with an editor, and the page that it has open. */
export interface EditorWindow {
  readonly windowId: string
  readonly pageId: string
  readonly userId: string
}

/** Somebody who has a page open. */
export interface EditorRow {
  readonly userId: string
  readonly name: string
}

/** How many are named to each other at most. */
const LIMIT = 20

/**
 * A window that has not been heard of since then counts no more. Browsers let one that nobody looks at say so once a
 * minute only.
 */
const silentSince = sql`clock_timestamp() - interval '90 seconds'`

/** Keeps that a window has a page open now. One of somebody else's by the same id stays theirs. */
export async function storeEditor(executor: Executor, editor: EditorWindow): Promise<void> {
  const now = sql`clock_timestamp()`
  await executor
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

/** Forgets windows that count no more. Rows that somebody is writing are left for another time. */
export async function deleteSilentEditors(executor: Executor): Promise<void> {
  const silent = executor
    .select({ windowId: pageEditor.windowId })
    .from(pageEditor)
    .where(lte(pageEditor.seenAt, silentSince))
    .limit(100)
    .for('update', { skipLocked: true })
  await executor.delete(pageEditor).where(inArray(pageEditor.windowId, silent))
}

/** Who has a page open in other windows than this one, by when they opened it; everybody once. */
export async function findOtherEditors(executor: Executor, { windowId, pageId }: EditorWindow): Promise<EditorRow[]> {
  return executor
    .select({ userId: user.id, name: user.name })
    .from(pageEditor)
    .innerJoin(user, eq(user.id, pageEditor.userId))
    .where(and(eq(pageEditor.pageId, pageId), ne(pageEditor.windowId, windowId), gt(pageEditor.seenAt, silentSince)))
    .groupBy(user.id, user.name)
    .orderBy(asc(min(pageEditor.openedAt)), asc(user.id))
    .limit(LIMIT)
}

/** Forgets that a window of a user has a page open, if it has. */
export async function deleteEditor(executor: Executor, { windowId, pageId, userId }: EditorWindow): Promise<void> {
  await executor
    .delete(pageEditor)
    .where(and(eq(pageEditor.windowId, windowId), eq(pageEditor.pageId, pageId), eq(pageEditor.userId, userId)))
}
