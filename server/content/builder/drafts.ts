import { isDeepStrictEqual } from 'node:util'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { canonicalPath } from '@hydrant/kernel/site/page-path.ts'
import { isShopPath } from '@hydrant/kernel/site/shop-paths.ts'
import { type BuilderRefusal, contentRefusals, pathTaken } from '../errors.ts'
import { type Executor, insertPage, lockPlaces, type VersionContent } from '../version-store.ts'
import { findDraftContent, findSummary, findSummaryAt, type PageSummaryRow, storeDraft } from './draft-store.ts'
import { findOpenPage, lockPageOfRevision, type RevisedPage } from './open-page.ts'
import { faultOfDocument } from './page-document.ts'
import { forgetRedirect } from './place-store.ts'

/** A page with what its draft says. */
export interface DraftPage extends PageSummaryRow, VersionContent {}

/** A page's draft. */
export async function readDraft(executor: Executor, pageId: string): Promise<Result<DraftPage>> {
  const found = await findOpenPage(executor, pageId)
  return found.ok ? ok(await withContent(executor, found.value)) : found
}

/** Makes a page with a draft that nobody sees yet. Pass a transaction. */
export async function createPage(
  executor: Executor,
  {
    path: asked,
    content,
    authorId,
  }: { readonly path: string; readonly content: VersionContent; readonly authorId: string },
): Promise<Result<DraftPage, BuilderRefusal>> {
  const path = canonicalPath(asked)
  const fault = isShopPath(path) ? contentRefusals.reservedPath : faultOfDocument(content.document)
  if (fault !== null) return err(fault)
  await lockPlaces(executor)
  const pageId = newId('0Pg')
  const holder = await findSummaryAt(executor, path, pageId)
  if (holder !== null) return err(pathTaken({ path, title: holder.title }))
  await insertPage(executor, { id: pageId, path })
  await forgetRedirect(executor, path)
  await storeDraft(executor, { pageId, content, basedOnVersion: null, savedById: authorId })
  return readDraft(executor, pageId)
}

/** What is saved as a draft, over which state of it. */
export interface DraftChange extends RevisedPage {
  readonly content: VersionContent
}

/**
 * Saves a page's draft, unless somebody has changed it since the revision; what says the same as before is no change.
 * Pass a transaction.
 */
export async function saveDraft(
  executor: Executor,
  { pageId, revision, content, authorId }: DraftChange,
): Promise<Result<PageSummaryRow, BuilderRefusal>> {
  const fault = faultOfDocument(content.document)
  if (fault !== null) return err(fault)
  const locked = await lockPageOfRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id, basedOnVersion } = locked.value
  if (isDeepStrictEqual(await findDraftContent(executor, id), content)) return locked
  await storeDraft(executor, { pageId: id, content, basedOnVersion, savedById: authorId })
  return ok(await readSummary(executor, id))
}

/** How a page stands that is known to be there. */
export async function readSummary(executor: Executor, id: string): Promise<PageSummaryRow> {
  const found = await findSummary(executor, id)
  if (found === null) throw new Error(`The page ${id} is gone while it is being changed.`)
  return found
}

/** A page together with what its draft says. */
export async function withContent(executor: Executor, page: PageSummaryRow): Promise<DraftPage> {
  const content = await findDraftContent(executor, page.id)
  if (content === null) throw new Error(`The page ${page.id} says nothing.`)
  return { ...page, ...content }
}
