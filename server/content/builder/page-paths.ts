import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { toLowerCasePath } from '@hydrant/page-model/site/page-path.ts'
import { isReservedPath } from '@hydrant/page-model/site/shop-paths.ts'
import { recordChange, toDifference } from '../../records/service.ts'
import { contentErrors, pathTakenError, sectionInUseError, slotTakenError } from '../errors.ts'
import { incrementRevision, type ReadOnlyDb, type Database, type Transaction, lockPagePaths } from '../version-store.ts'
import { findOtherPageAtPath, findOtherPageAtExactPath, lockPageSummary, type PageSummaryRow } from './draft-store.ts'
import { findSectionUses } from '../sections/section-store.ts'
import { getPageSummary } from './drafts.ts'
import { lockActivePage, lockPageAtRevision, type PageRevision } from './active-page.ts'
import {
  findHomePage,
  findPathsWithPrefix,
  deleteRedirect,
  updatePageDeletion,
  updateIsHome,
  updatePathAndDeleteRedirect,
  upsertRedirect,
} from './page-path-store.ts'

/** The new path of a page, or that it becomes the home page. */
export interface PageMove extends PageRevision {
  readonly path: string | undefined
  readonly isHome: boolean | undefined
}

/** Moves a page to another path, makes it the home page, or both. */
export function movePage(
  database: Database,
  { pageId, revision, authorId, path: requestedPath, isHome }: PageMove,
): Promise<Result<PageSummaryRow>> {
  return database.transaction(async (tx) => {
    await lockPagePaths(tx)
    const lockResult = await lockPageAtRevision(tx, { pageId, revision, authorId })
    if (!lockResult.ok) return lockResult
    const page = lockResult.value
    if (page.kind !== 'page') return err(contentErrors.pathOfPageOnly)
    const path = requestedPath === undefined || requestedPath === page.path ? undefined : toLowerCasePath(requestedPath)
    const error = (await findPathError(tx, page, path)) ?? findHomeError(page, isHome)
    if (error !== null) return err(error)
    const isMoved = path !== undefined && path !== page.path
    const isNewHome = isHome === true && !page.isHome
    if (isMoved) await movePageWithRedirect(tx, page, path)
    if (isNewHome) await replaceHomePage(tx, page.id)
    if (isMoved || isNewHome) {
      const after = { path: path ?? page.path, isHome: isNewHome || page.isHome }
      const difference = toDifference({ path: page.path, isHome: page.isHome }, after)
      await recordChange(tx, { objectName: 'Page', recordId: page.id, operation: 'move', ...difference })
      await incrementRevision(tx, page.id, authorId)
    }
    return ok(await getPageSummary(tx, page.id))
  })
}

/**
 * Marks a page as deleted, so that it can be restored. Returns an error for the home page, and for a saved section that
 * pages show.
 */
export function deletePage(
  database: Database,
  pageId: string,
  deletion: { readonly at: Date; readonly byId: string },
): Promise<Result<null>> {
  return database.transaction(async (tx) => {
    const lockResult = await lockActivePage(tx, pageId)
    if (!lockResult.ok) return lockResult
    if (lockResult.value.isHome) return err(contentErrors.homePageRequired)
    const { id, path, kind } = lockResult.value
    const uses = kind === 'section' ? await findSectionUses(tx, id) : []
    if (uses.length > 0) return err(sectionInUseError(uses.map(({ title }) => title)))
    await updatePageDeletion(tx, id, deletion)
    await recordChange(tx, { objectName: 'Page', recordId: id, operation: 'delete', oldValues: { path } })
    return ok(null)
  })
}

/** Where to restore a deleted page, and who does it. */
export interface PageRestoration {
  readonly pageId: string
  readonly authorId: string
  /** The path to restore the page at; undefined for its former path. */
  readonly path: string | undefined
}

/** Restores a deleted page at its former path or at another one; a page that is not deleted stays as it is. */
export function undeletePage(
  database: Database,
  { pageId, authorId, path: requestedPath }: PageRestoration,
): Promise<Result<PageSummaryRow>> {
  return database.transaction(async (tx) => {
    await lockPagePaths(tx)
    const id = normalizeId(pageId)
    const page = id === null ? null : await lockPageSummary(tx, id)
    if (page === null) return err(contentErrors.unknownId)
    if (page.deletedAt === null) return ok(page)
    if (page.kind !== 'page' && requestedPath !== undefined) return err(contentErrors.pathOfPageOnly)
    const path = requestedPath === undefined || requestedPath === page.path ? page.path : toLowerCasePath(requestedPath)
    const result = await (path === page.path
      ? restorePageAtFormerPath(tx, page)
      : restorePageAtOtherPath(tx, page, { path, authorId }))
    if (result.ok)
      await recordChange(tx, { objectName: 'Page', recordId: page.id, operation: 'undelete', newValues: { path } })
    return result
  })
}

async function restorePageAtFormerPath(tx: Transaction, page: PageSummaryRow): Promise<Result<PageSummaryRow>> {
  // Paths were not always in lower case: the paths of two old pages may differ in case only, and both may exist.
  const existingPage = await findOtherPageAtExactPath(tx, page.path, page.id)
  if (existingPage !== null) return err(toTakenError(page, existingPage.title))
  await updatePageDeletion(tx, page.id, null)
  await deleteRedirect(tx, page.path)
  return ok(await getPageSummary(tx, page.id))
}

/** Returns the error for what cannot be restored, because another one, whose title is given, is there. */
function toTakenError({ kind, path }: PageSummaryRow, title: string): DomainError {
  if (kind === 'theme') return contentErrors.themeExists
  return kind === 'page' ? pathTakenError({ path, title }) : slotTakenError(title)
}

async function restorePageAtOtherPath(
  tx: Transaction,
  page: PageSummaryRow,
  { path, authorId }: { readonly path: string; readonly authorId: string },
): Promise<Result<PageSummaryRow>> {
  const error = await findPathError(tx, page, path)
  if (error !== null) return err(error)
  const isFormerPathTaken = (await findOtherPageAtPath(tx, page.path, page.id)) !== null
  // If another page has the former path by now, that page must not be hidden by a redirect.
  await (isFormerPathTaken ? updatePathAndDeleteRedirect(tx, page.id, path) : movePageWithRedirect(tx, page, path))
  await updatePageDeletion(tx, page.id, null)
  await incrementRevision(tx, page.id, authorId)
  return ok(await getPageSummary(tx, page.id))
}

async function findPathError(
  db: ReadOnlyDb,
  page: PageSummaryRow,
  path: string | undefined,
): Promise<DomainError | null> {
  if (path === undefined || path === page.path) return null
  if (path === '/') return contentErrors.homePathReserved
  if (isReservedPath(path)) return contentErrors.reservedPath
  const existingPage = await findOtherPageAtPath(db, path, page.id)
  return existingPage === null ? null : pathTakenError({ path, title: existingPage.title })
}

function findHomeError(
  { isHome, publishedVersion }: PageSummaryRow,
  isHomeRequested: boolean | undefined,
): DomainError | null {
  if (isHomeRequested === undefined || isHomeRequested === isHome) return null
  if (!isHomeRequested) return contentErrors.homePageRequired
  return publishedVersion === null ? contentErrors.homeMustBePublished : null
}

/** Moves a page, and redirects its former path if it was ever published. */
async function movePageWithRedirect(
  tx: Transaction,
  { id, path: formerPath, wasPublished }: PageSummaryRow,
  path: string,
): Promise<void> {
  await updatePathAndDeleteRedirect(tx, id, path)
  if (wasPublished && formerPath !== '/') await upsertRedirect(tx, formerPath, id)
}

/**
 * Makes a page the home page. The former home page is found at its own path again; if its path is `/`, it gets another
 * one, such as `/home`.
 */
async function replaceHomePage(tx: Transaction, id: string): Promise<void> {
  const formerHome = await findHomePage(tx)
  if (formerHome !== null) {
    await updateIsHome(tx, formerHome.id, false)
    if (formerHome.path === '/') await updatePathAndDeleteRedirect(tx, formerHome.id, await findFreePath(tx, '/home'))
  }
  await updateIsHome(tx, id, true)
}

async function findFreePath(db: ReadOnlyDb, requested: string): Promise<string> {
  const takenPaths = new Set(await findPathsWithPrefix(db, requested))
  if (!takenPaths.has(requested)) return requested
  let number = 2
  while (takenPaths.has(`${requested}-${number}`)) number += 1
  return `${requested}-${number}`
}
