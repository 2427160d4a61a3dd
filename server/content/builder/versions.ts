import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { contentErrors } from '../errors.ts'
import {
  type ReadOnlyDb,
  type Database,
  type Transaction,
  insertVersion,
  type VersionContent,
} from '../version-store.ts'
import { clearDraftContent, findDraftOrLatestContent, type PageSummaryRow, upsertDraft } from './draft-store.ts'
import { type DraftPage, getPageSummary, addDraftContent } from './drafts.ts'
import { findActivePage, lockPageAtRevision, type PageRevision } from './active-page.ts'
import { findVersion, findVersionRange, type VersionRow } from './version-list-store.ts'

/** Lists the versions of a page, newest first. */
export async function listVersions(
  db: ReadOnlyDb,
  pageId: string,
  range: { readonly offset: number; readonly limit: number },
): Promise<Result<{ versions: VersionRow[]; total: number }>> {
  const result = await findActivePage(db, pageId)
  return result.ok ? ok(await findVersionRange(db, result.value.id, range)) : result
}

/** Loads a version of a page. */
export async function loadVersion(
  db: ReadOnlyDb,
  pageId: string,
  version: number,
): Promise<Result<VersionRow & VersionContent>> {
  const result = await findActivePage(db, pageId)
  if (!result.ok) return result
  const versionRow = await findVersion(db, result.value.id, version)
  return versionRow === null ? err(contentErrors.unknownVersion) : ok(versionRow)
}

/** Saves the draft as a version, unless it is equal to the latest version. */
export function saveDraftAsVersion(
  database: Database,
  { pageId, revision, authorId }: PageRevision,
): Promise<Result<PageSummaryRow>> {
  return database.transaction(async (tx) => {
    const lockResult = await lockPageAtRevision(tx, { pageId, revision, authorId })
    if (!lockResult.ok) return lockResult
    await ensureDraftVersion(tx, lockResult.value, authorId)
    return ok(await getPageSummary(tx, lockResult.value.id))
  })
}

/**
 * Replaces the draft with the content of a version; returns a conflict error if the page has changed since the
 * revision.
 */
export function restoreVersionAsDraft(
  database: Database,
  { pageId, revision, authorId, version }: PageRevision & { readonly version: number },
): Promise<Result<DraftPage>> {
  return database.transaction(async (tx) => {
    const lockResult = await lockPageAtRevision(tx, { pageId, revision, authorId })
    if (!lockResult.ok) return lockResult
    const { id } = lockResult.value
    const versionToRestore = await findVersion(tx, id, version)
    if (versionToRestore === null) return err(contentErrors.unknownVersion)
    const { title, description, document } = versionToRestore
    await upsertDraft(tx, {
      pageId: id,
      content: { title, description, document },
      basedOnVersion: version,
      savedById: authorId,
    })
    await recordChange(tx, { objectName: 'Page', recordId: id, operation: 'restore-version', newValues: { version } })
    return ok(await addDraftContent(tx, await getPageSummary(tx, id)))
  })
}

/**
 * Returns the number of the version with the content of a locked page's draft; creates one if the draft has changes.
 */
export async function ensureDraftVersion(
  tx: Transaction,
  { id, isDraftOpen, latestVersion }: PageSummaryRow,
  authorId: string,
): Promise<number> {
  if (!isDraftOpen && latestVersion !== null) return latestVersion
  const content = await findDraftOrLatestContent(tx, id)
  if (content === null) throw new Error(`The page ${id} says nothing.`)
  const version = await insertVersion(tx, { id: newId('0Pv'), pageId: id, authorId, content })
  await clearDraftContent(tx, id)
  return version
}
