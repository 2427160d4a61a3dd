import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { type BuilderRefusal, contentRefusals } from '../errors.ts'
import { countChange, type Executor, lockDuePages, storePublication } from '../version-store.ts'
import type { PageSummaryRow } from './draft-store.ts'
import { readSummary } from './drafts.ts'
import { lockPageOfRevision, type RevisedPage } from './open-page.ts'
import { storeSchedule, storeUnpublished } from './place-store.ts'
import { versionOfDraft } from './versions.ts'

/** Publishes the draft of a page, at once or at a moment to come. Pass a transaction. */
export async function publishDraft(
  executor: Executor,
  { pageId, revision, authorId, at }: RevisedPage & { readonly at: Date | null },
): Promise<Result<PageSummaryRow, BuilderRefusal>> {
  const locked = await lockPageOfRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id } = locked.value
  const version = await versionOfDraft(executor, locked.value, authorId)
  if (at === null) await storePublication(executor, id, version)
  else await storeSchedule(executor, id, { version, at })
  await countChange(executor, id, authorId)
  return ok(await readSummary(executor, id))
}

/** Takes a page off the shop; what is planned for it stays. Pass a transaction. */
export async function unpublishPage(
  executor: Executor,
  { pageId, revision, authorId }: RevisedPage,
): Promise<Result<PageSummaryRow, BuilderRefusal>> {
  const locked = await lockPageOfRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id, isHome, publishedVersion } = locked.value
  if (publishedVersion === null) return err(contentRefusals.notLive)
  if (isHome) return err(contentRefusals.homeStays)
  await storeUnpublished(executor, id)
  await countChange(executor, id, authorId)
  return ok(await readSummary(executor, id))
}

/** Gives up what is planned for a page, if anything is. Pass a transaction. */
export async function cancelSchedule(
  executor: Executor,
  { pageId, revision, authorId }: RevisedPage,
): Promise<Result<PageSummaryRow, BuilderRefusal>> {
  const locked = await lockPageOfRevision(executor, { pageId, revision, authorId })
  if (!locked.ok) return locked
  const { id, scheduledVersion } = locked.value
  if (scheduledVersion === null) return locked
  await storeSchedule(executor, id, null)
  await countChange(executor, id, authorId)
  return ok(await readSummary(executor, id))
}

/**
 * Publishes what was to be published until now. Whoever has seen the plan has seen this coming, so it counts as no
 * change. Pass a transaction.
 */
export async function publishDue(executor: Executor, now: Date): Promise<void> {
  for (const { id, version } of await lockDuePages(executor, now)) await storePublication(executor, id, version)
}
