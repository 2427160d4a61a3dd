import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type BuilderError, contentErrors } from '../errors.ts'
import { incrementRevision, type Executor, lockDuePages, setPublishedVersion } from '../version-store.ts'
import type { PageSummaryRow } from './draft-store.ts'
import { getPageSummary } from './drafts.ts'
import { lockPageAtRevision, type PageRevision } from './active-page.ts'
import { updateSchedule, clearPublishedVersion } from './page-path-store.ts'
import { ensureDraftVersion } from './versions.ts'

/** Publishes the draft of a page, now or at a time in the future. Pass a transaction. */
export async function publishDraft(
  executor: Executor,
  { pageId, revision, authorId, at }: PageRevision & { readonly at: Date | null },
): Promise<Result<PageSummaryRow, BuilderError>> {
  const locked = await lockPageAtRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id } = locked.value
  const version = await ensureDraftVersion(executor, locked.value, authorId)
  if (at === null) await setPublishedVersion(executor, id, version)
  else await updateSchedule(executor, id, { version, at })
  await incrementRevision(executor, id, authorId)
  return ok(await getPageSummary(executor, id))
}

/** Unpublishes a page; its schedule stays. Pass a transaction. */
export async function unpublishPage(
  executor: Executor,
  { pageId, revision, authorId }: PageRevision,
): Promise<Result<PageSummaryRow, BuilderError>> {
  const locked = await lockPageAtRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id, isHome, publishedVersion } = locked.value
  if (publishedVersion === null) return err(contentErrors.notPublished)
  if (isHome) return err(contentErrors.homePageRequired)
  await clearPublishedVersion(executor, id)
  await incrementRevision(executor, id, authorId)
  return ok(await getPageSummary(executor, id))
}

/** Cancels the schedule of a page, if it has one. Pass a transaction. */
export async function cancelSchedule(
  executor: Executor,
  { pageId, revision, authorId }: PageRevision,
): Promise<Result<PageSummaryRow, BuilderError>> {
  const locked = await lockPageAtRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id, scheduledVersion } = locked.value
  if (scheduledVersion === null) return locked
  await updateSchedule(executor, id, null)
  await incrementRevision(executor, id, authorId)
  return ok(await getPageSummary(executor, id))
}

/**
 * Publishes all scheduled versions that are due. The revision stays the same, because editors know of the schedule.
 * Pass a transaction.
 */
export async function publishDue(executor: Executor, now: Date): Promise<void> {
  for (const { id, version } of await lockDuePages(executor, now)) await setPublishedVersion(executor, id, version)
}
