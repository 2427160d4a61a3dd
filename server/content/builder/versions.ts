import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type BuilderRefusal, contentRefusals } from '../errors.ts'
import { type Executor, insertVersion, type VersionContent } from '../version-store.ts'
import { closeDraft, findDraftContent, type PageSummaryRow, storeDraft } from './draft-store.ts'
import { type DraftPage, readSummary, withContent } from './drafts.ts'
import { findOpenPage, lockPageOfRevision, type RevisedPage } from './open-page.ts'
import { findVersion, findVersions, type VersionRow } from './version-list-store.ts'

/** The versions of a page, newest first. */
export async function listVersions(
  executor: Executor,
  pageId: string,
  window: { readonly offset: number; readonly limit: number },
): Promise<Result<{ versions: VersionRow[]; total: number }>> {
  const found = await findOpenPage(executor, pageId)
  return found.ok ? ok(await findVersions(executor, found.value.id, window)) : found
}

/** One version of a page. */
export async function readVersion(
  executor: Executor,
  pageId: string,
  version: number,
): Promise<Result<VersionRow & VersionContent>> {
  const found = await findOpenPage(executor, pageId)
  if (!found.ok) return found
  const read = await findVersion(executor, found.value.id, version)
  return read === null ? err(contentRefusals.unknownVersion) : ok(read)
}

/** Keeps the draft as a version; where it says nothing new, the latest version is it already. Pass a transaction. */
export async function keepVersion(
  executor: Executor,
  { pageId, revision, authorId }: RevisedPage,
): Promise<Result<PageSummaryRow, BuilderRefusal>> {
  const locked = await lockPageOfRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  await versionOfDraft(executor, locked.value, authorId)
  return ok(await readSummary(executor, locked.value.id))
}

/** Makes the draft what a version says. Pass a transaction. */
export async function restoreVersion(
  executor: Executor,
  { pageId, revision, authorId, version }: RevisedPage & { readonly version: number },
): Promise<Result<DraftPage, BuilderRefusal>> {
  const locked = await lockPageOfRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id } = locked.value
  const restored = await findVersion(executor, id, version)
  if (restored === null) return err(contentRefusals.unknownVersion)
  const { title, description, document } = restored
  await storeDraft(executor, {
    pageId: id,
    content: { title, description, document },
    basedOnVersion: version,
    savedById: authorId,
  })
  return ok(await withContent(executor, await readSummary(executor, id)))
}

/** The number of the version that says what the draft of a locked page says: a new one where there is something new. */
export async function versionOfDraft(
  executor: Executor,
  { id, isDraftOpen, latestVersion }: PageSummaryRow,
  authorId: string,
): Promise<number> {
  if (!isDraftOpen && latestVersion !== null) return latestVersion
  const content = await findDraftContent(executor, id)
  if (content === null) throw new Error(`The page ${id} says nothing.`)
  const version = await insertVersion(executor, { id: newId('0Pv'), pageId: id, authorId, content })
  await closeDraft(executor, id)
  return version
}
