import type {
  BuilderPage,
  BuilderPageHead,
  DeletedPage,
  PageSummary,
  PageVersion,
  PageVersionSummary,
} from '@hydrant/contract/admin/pages.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { VersionContent } from '../version-store.ts'
import type { DeletedPageRow, PageSummaryRow } from './draft-store.ts'
import type { DraftPage } from './drafts.ts'
import { isChangedSincePlanned, standingOf } from './page-standing.ts'
import type { VersionRow } from './version-list-store.ts'

/** What a list tells of a page. */
export function summaryBody(page: PageSummaryRow): PageSummary {
  const { id, path, title, isHome, publishedVersion, scheduledVersion, scheduledAt, changedAt, changedBy } = page
  return {
    pageId: id,
    path,
    title,
    isHome,
    state: standingOf(page),
    liveVersion: publishedVersion,
    scheduledVersion,
    scheduledDate: scheduledAt === null ? null : toTimestamp(scheduledAt),
    isChangedSincePlanned: isChangedSincePlanned(page),
    changedDate: toTimestamp(changedAt),
    changedBy,
  }
}

/** What the list of deleted pages tells of one. */
export function deletedBody({ id, path, title, deletedAt, deletedBy }: DeletedPageRow): DeletedPage {
  return { pageId: id, path, title, deletedDate: toTimestamp(deletedAt), deletedBy }
}

/** A page's draft without its blocks. */
export function headBody(page: PageSummaryRow): BuilderPageHead {
  const { description, revision, wasPublished, basedOnVersion } = page
  return { ...summaryBody(page), description, revision, wasPublished, basedOnVersion }
}

/** A page's draft. */
export function pageBody(page: DraftPage): BuilderPage {
  return { ...headBody(page), document: page.document }
}

/** What the list of versions tells of one. */
export function versionSummaryBody({
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

/** A version with what it says. */
export function versionBody(version: VersionRow & VersionContent): PageVersion {
  return { ...versionSummaryBody(version), description: version.description, document: version.document }
}
