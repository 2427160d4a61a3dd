import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Database } from '../version-store.ts'
import type { PageSummaryRow } from './draft-store.ts'
import {
  deleteEditorWindow,
  deleteExpiredEditorWindows,
  type EditorRow,
  type EditorWindow,
  findUsersInOtherWindows,
  upsertEditorWindow,
} from './editor-store.ts'
import { findActivePage } from './active-page.ts'

/** A page's state, and who has it open in other windows. */
export interface OpenedPage {
  readonly page: PageSummaryRow
  readonly editors: readonly EditorRow[]
}

/**
 * Records that a browser window has a page open, and returns the page and who has it open in other windows. The page
 * itself is not changed.
 */
export function recordEditorAndFindOthers(database: Database, editor: EditorWindow): Promise<Result<OpenedPage>> {
  return database.transaction(async (tx) => {
    const result = await findActivePage(tx, editor.pageId)
    if (!result.ok) return result
    const editorWindow = { ...editor, pageId: result.value.id }
    await deleteExpiredEditorWindows(tx)
    await upsertEditorWindow(tx, editorWindow)
    return ok({ page: result.value, editors: await findUsersInOtherWindows(tx, editorWindow) })
  })
}

/** Deletes the record that a window has a page open; `pageId` is as the client sent it. */
export function deleteEditorRecord(database: Database, editor: EditorWindow): Promise<void> {
  return database.transaction(async (tx) => {
    const pageId = normalizeId(editor.pageId)
    if (pageId !== null) await deleteEditorWindow(tx, { ...editor, pageId })
  })
}
