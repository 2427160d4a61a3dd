import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type BuilderRefusal, conflict, contentRefusals } from '../errors.ts'
import type { Executor } from '../version-store.ts'
import { findSummary, lockSummary, type PageSummaryRow } from './draft-store.ts'

/** A page by its id as sent; refused when there is none, or it is deleted. */
export async function findOpenPage(executor: Executor, pageId: string): Promise<Result<PageSummaryRow>> {
  const id = normalizeId(pageId)
  return checkPage(id === null ? null : await findSummary(executor, id))
}

/** As `findOpenPage`, of a page that nobody else changes until the transaction ends. */
export async function lockOpenPage(executor: Executor, pageId: string): Promise<Result<PageSummaryRow>> {
  const id = normalizeId(pageId)
  return checkPage(id === null ? null : await lockSummary(executor, id))
}

/** A change of a page by somebody who has seen a revision of its draft. */
export interface RevisedPage {
  readonly pageId: string
  readonly revision: number
  readonly authorId: string
}

/** As `lockOpenPage`; refused when the page has been changed since the revision. */
export async function lockPageOfRevision(
  executor: Executor,
  { pageId, revision, authorId }: RevisedPage,
): Promise<Result<PageSummaryRow, BuilderRefusal>> {
  const locked = await lockOpenPage(executor, pageId)
  if (!locked.ok || locked.value.revision === revision) return locked
  return err(conflict('this page', locked.value, authorId))
}

function checkPage(page: PageSummaryRow | null): Result<PageSummaryRow> {
  if (page === null) return err(contentRefusals.unknownId)
  return page.deletedAt === null ? ok(page) : err(contentRefusals.deletedPage)
}
