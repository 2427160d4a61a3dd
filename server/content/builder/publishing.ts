import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { contentErrors } from '../errors.ts'
import {
  incrementRevision,
  type Database,
  type Transaction,
  lockDuePages,
  setPublishedVersion,
} from '../version-store.ts'
import type { PageSummaryRow } from './draft-store.ts'
import { addDraftContent, getPageSummary } from './drafts.ts'
import { findPublicationError } from './kind-content.ts'
import { lockPageAtRevision, type PageRevision } from './active-page.ts'
import { updateSchedule, clearPublishedVersion } from './page-path-store.ts'
import { ensureDraftVersion } from './versions.ts'

/** Saves the draft of a page as a version, if it has changes, and publishes that version: now, or at the time `at`. */
export function publishOrScheduleDraft(
  database: Database,
  { pageId, revision, authorId, at }: PageRevision & { readonly at: Date | null },
): Promise<Result<PageSummaryRow>> {
  return database.transaction(async (tx) => {
    const lockResult = await lockPageAtRevision(tx, { pageId, revision, authorId })
    if (!lockResult.ok) return lockResult
    const { id, kind } = lockResult.value
    const error = findPublicationError(kind, (await addDraftContent(tx, lockResult.value)).document)
    if (error !== null) return err(error)
    const version = await ensureDraftVersion(tx, lockResult.value, authorId)
    if (at === null) await setPublishedVersion(tx, id, version)
    else await updateSchedule(tx, id, { version, at })
    await recordChange(tx, {
      objectName: 'Page',
      recordId: id,
      operation: at === null ? 'publish' : 'schedule',
      newValues: { version, at: at?.toISOString() ?? null },
    })
    await incrementRevision(tx, id, authorId)
    return ok(await getPageSummary(tx, id))
  })
}

/** Unpublishes a page; its schedule stays. */
export function unpublishPage(
  database: Database,
  { pageId, revision, authorId }: PageRevision,
): Promise<Result<PageSummaryRow>> {
  return database.transaction(async (tx) => {
    const lockResult = await lockPageAtRevision(tx, { pageId, revision, authorId })
    if (!lockResult.ok) return lockResult
    const { id, isHome, publishedVersion } = lockResult.value
    if (publishedVersion === null) return err(contentErrors.notPublished)
    if (isHome) return err(contentErrors.homePageRequired)
    await clearPublishedVersion(tx, id)
    const oldValues = { version: publishedVersion }
    await recordChange(tx, { objectName: 'Page', recordId: id, operation: 'unpublish', oldValues })
    await incrementRevision(tx, id, authorId)
    return ok(await getPageSummary(tx, id))
  })
}

/** Cancels the schedule of a page, if it has one. */
export function cancelSchedule(
  database: Database,
  { pageId, revision, authorId }: PageRevision,
): Promise<Result<PageSummaryRow>> {
  return database.transaction(async (tx) => {
    const lockResult = await lockPageAtRevision(tx, { pageId, revision, authorId })
    if (!lockResult.ok) return lockResult
    const { id, scheduledVersion } = lockResult.value
    if (scheduledVersion === null) return lockResult
    await updateSchedule(tx, id, null)
    const oldValues = { version: scheduledVersion }
    await recordChange(tx, { objectName: 'Page', recordId: id, operation: 'cancel-schedule', oldValues })
    await incrementRevision(tx, id, authorId)
    return ok(await getPageSummary(tx, id))
  })
}

/**
 * Publishes all scheduled versions that are due. The revision stays the same, because editors who have the page open
 * know of the schedule and need no conflict.
 */
export async function publishDueVersions(tx: Transaction, now: Date): Promise<void> {
  for (const { id, version } of await lockDuePages(tx, now)) await setPublishedVersion(tx, id, version)
}
