import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Executor } from '../version-store.ts'
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

/** Records that a window has a page open; the page itself is not changed. Pass a transaction. */
export async function openEditor(executor: Executor, editor: EditorWindow): Promise<Result<OpenedPage>> {
  const result = await findActivePage(executor, editor.pageId)
  if (!result.ok) return result
  const editorWindow = { ...editor, pageId: result.value.id }
  await deleteExpiredEditors(executor)
  await upsertEditor(executor, editorWindow)
  return ok({ page: result.value, editors: await findOtherEditors(executor, editorWindow) })
}

/** Deletes the record that a window has a page open; `pageId` is as the client sent it. */
export async function closeEditor(executor: Executor, editor: EditorWindow): Promise<void> {
  const pageId = normalizeId(editor.pageId)
  if (pageId !== null) await deleteEditor(executor, { ...editor, pageId })
}
