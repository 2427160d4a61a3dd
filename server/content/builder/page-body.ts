import type {
  BuilderPage,
  BuilderPageHead,
  DeletedPage,
  PageSummary,
  PageVersion,
  PageVersionSummary,
} from '@hydrant/contract/admin/pages.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { parseSlotPath } from '@hydrant/page-model/slots/page-slots.ts'
import type { VersionContent } from '../version-store.ts'
import type { DeletedPageRow, PageSummaryRow } from './draft-store.ts'
import type { DraftPage } from './drafts.ts'
import { hasChangedSinceScheduling, toPageState } from './page-state.ts'
import type { VersionRow } from './version-list-store.ts'

/** Converts a page for the list of pages. */
export function toPageSummary(page: PageSummaryRow): PageSummary {
  const { id, kind, path, title, isHome, publishedVersion, scheduledVersion, scheduledAt, changedAt, changedBy } = page
  const slotKey = kind === 'slot' ? parseSlotPath(path) : null
  return {
    pageId: id,
    kind,
    slot: slotKey && { ...slotKey, targetName: page.targetName },
    path,
    title,
    isHome,
    state: toPageState(page),
    liveVersion: publishedVersion,
    scheduledVersion,
    scheduledDate: scheduledAt === null ? null : toTimestamp(scheduledAt),
    isChangedSincePlanned: hasChangedSinceScheduling(page),
    changedDate: toTimestamp(changedAt),
    changedBy,
  }
}

/** Converts a deleted page for the list of deleted pages. */
export function toDeletedPage({ id, path, title, deletedAt, deletedBy }: DeletedPageRow): DeletedPage {
  return { pageId: id, path, title, deletedDate: toTimestamp(deletedAt), deletedBy }
}

/** Converts a page with the description and revision of its draft for the API, without its blocks. */
export function toBuilderPageHead(page: PageSummaryRow): BuilderPageHead {
  const { description, revision, wasPublished, basedOnVersion } = page
  return { ...toPageSummary(page), description, revision, wasPublished, basedOnVersion }
}

/** Converts a page with the content of its draft for the API. */
export function toBuilderPage(page: DraftPage): BuilderPage {
  return { ...toBuilderPageHead(page), document: page.document }
}

/** Converts a version for the list of versions. */
export function toVersionSummary({
  version,
  title,
  createdAt,
  createdBy,
  publishedAt,
  isLive,
}: VersionRow): PageVersionSummary {
  return {
    version,
    title,
    createdDate: toTimestamp(createdAt),
    createdBy,
    publishedDate: publishedAt === null ? null : toTimestamp(publishedAt),
    isLive,
  }
}

/** Converts a version with its content. */
export function toPageVersion(version: VersionRow & VersionContent): PageVersion {
  return { ...toVersionSummary(version), description: version.description, document: version.document }
}
