import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { canonicalPath } from '@hydrant/kernel/site/page-path.ts'
import { isShopPath } from '@hydrant/kernel/site/shop-paths.ts'
import { type BuilderRefusal, contentRefusals, pathTaken } from '../errors.ts'
import { countChange, type Executor, lockPlaces } from '../version-store.ts'
import { findSummaryAt, findSummaryAtExactly, lockSummary, type PageSummaryRow } from './draft-store.ts'
import { readSummary } from './drafts.ts'
import { lockOpenPage, lockPageOfRevision, type RevisedPage } from './open-page.ts'
import {
  findHome,
  findPathsFrom,
  forgetRedirect,
  storeDeletion,
  storeIsHome,
  storePath,
  storeRedirect,
} from './place-store.ts'

/** Where a page is to answer. */
export interface PlaceChange extends RevisedPage {
  readonly path: string | undefined
  readonly isHome: boolean | undefined
}

/** Moves a page to another path, makes it the home page, or both. Pass a transaction. */
export async function changePlace(
  executor: Executor,
  { pageId, revision, authorId, path: asked, isHome }: PlaceChange,
): Promise<Result<PageSummaryRow, BuilderRefusal>> {
  await lockPlaces(executor)
  const locked = await lockPageOfRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const page = locked.value
  const path = asked === undefined || asked === page.path ? undefined : canonicalPath(asked)
  const refusal = (await faultOfPath(executor, page, path)) ?? faultOfHome(page, isHome)
  if (refusal !== null) return err(refusal)
  const isMoved = path !== undefined && path !== page.path
  const isNewHome = isHome === true && !page.isHome
  if (isMoved) await move(executor, page, path)
  if (isNewHome) await makeHome(executor, page.id)
  if (isMoved || isNewHome) await countChange(executor, page.id, authorId)
  return ok(await readSummary(executor, page.id))
}

/** Deletes a page, which can be brought back. Pass a transaction. */
export async function deletePage(
  executor: Executor,
  pageId: string,
  deletion: { readonly at: Date; readonly byId: string },
): Promise<Result<null>> {
  const locked = await lockOpenPage(executor, pageId)
  if (!locked.ok) return locked
  if (locked.value.isHome) return err(contentRefusals.homeStays)
  await storeDeletion(executor, locked.value.id, deletion)
  return ok(null)
}

/** Where a deleted page is to come back, and who brings it back. */
export interface Return {
  readonly pageId: string
  readonly authorId: string
  /** Undefined for where it was. */
  readonly path: string | undefined
}

/** Brings a deleted page back as it was, or at another path. Pass a transaction. */
export async function undeletePage(
  executor: Executor,
  { pageId, authorId, path: asked }: Return,
): Promise<Result<PageSummaryRow>> {
  await lockPlaces(executor)
  const id = normalizeId(pageId)
  const page = id === null ? null : await lockSummary(executor, id)
  if (page === null) return err(contentRefusals.unknownId)
  if (page.deletedAt === null) return ok(page)
  const path = asked === undefined || asked === page.path ? page.path : canonicalPath(asked)
  return path === page.path ? returnToPath(executor, page) : returnElsewhere(executor, page, { path, authorId })
}

async function returnToPath(executor: Executor, page: PageSummaryRow): Promise<Result<PageSummaryRow>> {
  // Pages from before paths were in small letters may differ by these alone, and come back beside each other.
  const holder = await findSummaryAtExactly(executor, page.path, page.id)
  if (holder !== null) return err(pathTaken({ path: page.path, title: holder.title }))
  await storeDeletion(executor, page.id, null)
  await forgetRedirect(executor, page.path)
  return ok(await readSummary(executor, page.id))
}

async function returnElsewhere(
  executor: Executor,
  page: PageSummaryRow,
  { path, authorId }: { readonly path: string; readonly authorId: string },
): Promise<Result<PageSummaryRow>> {
  const refusal = await faultOfPath(executor, page, path)
  if (refusal !== null) return err(refusal)
  const isFormerTaken = (await findSummaryAt(executor, page.path, page.id)) !== null
  // Where another page answers by now, nobody is led away from it.
  await (isFormerTaken ? storePath(executor, page.id, path) : move(executor, page, path))
  await storeDeletion(executor, page.id, null)
  await countChange(executor, page.id, authorId)
  return ok(await readSummary(executor, page.id))
}

async function faultOfPath(
  executor: Executor,
  page: PageSummaryRow,
  path: string | undefined,
): Promise<DomainError | null> {
  if (path === undefined || path === page.path) return null
  if (path === '/') return contentRefusals.homeIsChosen
  if (isShopPath(path)) return contentRefusals.reservedPath
  const holder = await findSummaryAt(executor, path, page.id)
  return holder === null ? null : pathTaken({ path, title: holder.title })
}

function faultOfHome({ isHome, publishedVersion }: PageSummaryRow, wanted: boolean | undefined): DomainError | null {
  if (wanted === undefined || wanted === isHome) return null
  if (!wanted) return contentRefusals.homeStays
  return publishedVersion === null ? contentRefusals.homeIsLive : null
}

/** Whoever knows the old path is led to the new one; of a page that nobody has seen, nobody does. */
async function move(
  executor: Executor,
  { id, path: former, wasPublished }: PageSummaryRow,
  path: string,
): Promise<void> {
  await storePath(executor, id, path)
  if (wasPublished && former !== '/') await storeRedirect(executor, former, id)
}

/** The former home page answers at its own path again; one that has none gets one. */
async function makeHome(executor: Executor, id: string): Promise<void> {
  const former = await findHome(executor)
  if (former !== null) {
    await storeIsHome(executor, former.id, false)
    if (former.path === '/') await storePath(executor, former.id, await freePath(executor, '/home'))
  }
  await storeIsHome(executor, id, true)
}

async function freePath(executor: Executor, wanted: string): Promise<string> {
  const taken = new Set(await findPathsFrom(executor, wanted))
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
