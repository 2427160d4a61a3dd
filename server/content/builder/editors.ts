import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Executor } from '../version-store.ts'
import type { PageSummaryRow } from './draft-store.ts'
import {
  deleteEditor,
  deleteSilentEditors,
  type EditorRow,
  type EditorWindow,
  findOtherEditors,
  storeEditor,
} from './editor-store.ts'
import { findOpenPage } from './open-page.ts'

/** How a page stands, and who has it open in other windows. */
export interface OpenedPage {
  readonly page: PageSummaryRow
  readonly editors: readonly EditorRow[]
}

/** Keeps that a window has a page open, which says nothing of the page itself. Pass a transaction. */
export async function openEditor(executor: Executor, editor: EditorWindow): Promise<Result<OpenedPage>> {
  const found = await findOpenPage(executor, editor.pageId)
  if (!found.ok) return found
  const own = { ...editor, pageId: found.value.id }
  await deleteSilentEditors(executor)
  await storeEditor(executor, own)
  return ok({ page: found.value, editors: await findOtherEditors(executor, own) })
}

/** Forgets that a window has a page open; `pageId` as sent. */
export async function closeEditor(executor: Executor, editor: EditorWindow): Promise<void> {
  const pageId = normalizeId(editor.pageId)
  if (pageId !== null) await deleteEditor(executor, { ...editor, pageId })
}
