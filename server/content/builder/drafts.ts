import { isDeepStrictEqual } from 'node:util'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { toLowerCasePath } from '@hydrant/page-model/site/page-path.ts'
import { isReservedPath } from '@hydrant/page-model/site/shop-paths.ts'
import { recordChange } from '../../records/service.ts'
import { contentErrors, pathTakenError } from '../errors.ts'
import { type ReadOnlyDb, type Database, insertPage, lockPagePaths, type VersionContent } from '../version-store.ts'
import {
  findDraftOrLatestContent,
  findPageSummary,
  findOtherPageAtPath,
  type PageSummaryRow,
  upsertDraft,
} from './draft-store.ts'
import { findActivePage, lockPageAtRevision, type PageRevision } from './active-page.ts'
import { findDocumentError } from './page-document.ts'
import { findKindError } from './kind-content.ts'
import { deleteRedirect } from './page-path-store.ts'

/** A page with the content of its draft. */
export interface DraftPage extends PageSummaryRow, VersionContent {}

/** Loads a page with its draft. */
export async function loadDraft(db: ReadOnlyDb, pageId: string): Promise<Result<DraftPage>> {
  const result = await findActivePage(db, pageId)
  return result.ok ? ok(await addDraftContent(db, result.value)) : result
}

/** Creates a page with a draft that visitors do not see. */
export function createPage(
  database: Database,
  {
    path: requestedPath,
    content,
    authorId,
  }: { readonly path: string; readonly content: VersionContent; readonly authorId: string },
): Promise<Result<DraftPage>> {
  return database.transaction(async (tx) => {
    const path = toLowerCasePath(requestedPath)
    const error = isReservedPath(path) ? contentErrors.reservedPath : findDocumentError(content.document)
    if (error !== null) return err(error)
    await lockPagePaths(tx)
    const pageId = newId('0Pg')
    const existingPage = await findOtherPageAtPath(tx, path, pageId)
    if (existingPage !== null) return err(pathTakenError({ path, title: existingPage.title }))
    await insertPage(tx, { id: pageId, path })
    await deleteRedirect(tx, path)
    await upsertDraft(tx, { pageId, content, basedOnVersion: null, savedById: authorId })
    const newValues = { path, title: content.title }
    await recordChange(tx, { objectName: 'Page', recordId: pageId, operation: 'create', newValues })
    return loadDraft(tx, pageId)
  })
}

/** The new content of a draft, and the revision that it replaces. */
export interface DraftChange extends PageRevision {
  readonly content: VersionContent
}

/**
 * Saves the draft of a page. Returns a conflict error if the page has changed since the revision; content that is the
 * same as before changes nothing.
 */
export function saveDraft(
  database: Database,
  { pageId, revision, content, authorId }: DraftChange,
): Promise<Result<PageSummaryRow>> {
  return database.transaction(async (tx) => {
    const error = findDocumentError(content.document)
    if (error !== null) return err(error)
    const lockResult = await lockPageAtRevision(tx, { pageId, revision, authorId })
    if (!lockResult.ok) return lockResult
    const { id, basedOnVersion } = lockResult.value
    const contentError = findKindError(lockResult.value.kind, content.document)
    if (contentError !== null) return err(contentError)
    if (isDeepStrictEqual(await findDraftOrLatestContent(tx, id), content)) return lockResult
    await upsertDraft(tx, { pageId: id, content, basedOnVersion, savedById: authorId })
    return ok(await getPageSummary(tx, id))
  })
}

/** Returns the summary of an existing page; throws if it was removed. */
export async function getPageSummary(db: ReadOnlyDb, id: string): Promise<PageSummaryRow> {
  const result = await findPageSummary(db, id)
  if (result === null) throw new Error(`The page ${id} is gone while it is being changed.`)
  return result
}

/**
 * Loads the content of a page's draft, or else of its latest version, and returns the page with it. Throws if there is
 * neither.
 */
export async function addDraftContent(db: ReadOnlyDb, page: PageSummaryRow): Promise<DraftPage> {
  const content = await findDraftOrLatestContent(db, page.id)
  if (content === null) throw new Error(`The page ${page.id} says nothing.`)
  return { ...page, ...content }
}
