import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { conflictError, contentErrors } from '../errors.ts'
import type { ReadOnlyDb, Transaction } from '../version-store.ts'
import { findPageSummary, lockPageSummary, type PageSummaryRow } from './draft-store.ts'

/** Finds a page by its id as the client sent it. Returns an error if there is none or it is deleted. */
export async function findActivePage(db: ReadOnlyDb, pageId: string): Promise<Result<PageSummaryRow>> {
  const id = normalizeId(pageId)
  return toActivePageResult(id === null ? null : await findPageSummary(db, id))
}

/**
 * Finds a page by its id as the client sent it, and locks it until the transaction ends. Returns an error if there is
 * none or it is deleted.
 */
export async function lockActivePage(tx: Transaction, pageId: string): Promise<Result<PageSummaryRow>> {
  const id = normalizeId(pageId)
  return toActivePageResult(id === null ? null : await lockPageSummary(tx, id))
}

/** Who changes which page, and the revision of the page that they have seen. */
export interface PageRevision {
  readonly pageId: string
  readonly revision: number
  readonly authorId: string
}

/** Locks a page as `lockActivePage` does; returns a conflict error if the page has changed since the revision. */
export async function lockPageAtRevision(
  tx: Transaction,
  { pageId, revision, authorId }: PageRevision,
): Promise<Result<PageSummaryRow>> {
  const lockResult = await lockActivePage(tx, pageId)
  if (!lockResult.ok || lockResult.value.revision === revision) return lockResult
  return err(conflictError('page', lockResult.value, authorId))
}

function toActivePageResult(page: PageSummaryRow | null): Result<PageSummaryRow> {
  if (page === null) return err(contentErrors.unknownId)
  return page.deletedAt === null ? ok(page) : err(contentErrors.deletedPage)
}
