import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Database } from '../version-store.ts'
import type { PageSummaryRow } from './draft-store.ts'
import {
  deleteEditor,
  deleteExpiredEditors,
  type EditorRow,
  type EditorWindow,
  findOtherEditors,
  upsertEditor,
} from './editor-store.ts'
import { findActivePage } from './active-page.ts'

/** A page's state, and who has it open in other windows. */
export interface OpenedPage {
  readonly page: PageSummaryRow
  readonly editors: readonly EditorRow[]
}

/** Records that a window has a page open; the page itself is not changed. */
export function recordOpenEditor(database: Database, editor: EditorWindow): Promise<Result<OpenedPage>> {
  return database.transaction(async (tx) => {
    const result = await findActivePage(tx, editor.pageId)
    if (!result.ok) return result
    const editorWindow = { ...editor, pageId: result.value.id }
    await deleteExpiredEditors(tx)
    await upsertEditor(tx, editorWindow)
    return ok({ page: result.value, editors: await findOtherEditors(tx, editorWindow) })
  })
}

/** Deletes the record that a window has a page open; `pageId` is as the client sent it. */
export function deleteOpenEditor(database: Database, editor: EditorWindow): Promise<void> {
  return database.transaction(async (tx) => {
    const pageId = normalizeId(editor.pageId)
    if (pageId !== null) await deleteEditor(tx, { ...editor, pageId })
  })
}
