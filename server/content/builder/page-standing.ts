import type { PageStanding } from '@hydrant/contract/admin/pages.ts'

/** What of a page decides how it stands. */
export interface StandingFacts {
  readonly scheduledVersion: number | null
  readonly publishedVersion: number | null
  /** Null while nothing but a draft is there. */
  readonly latestVersion: number | null
  /** Whether the draft says something that is in no version yet. */
  readonly isDraftOpen: boolean
  /** Whether visitors have seen any version, now or earlier. */
  readonly wasPublished: boolean
}

/** How a page stands; what waits to be published comes first, because somebody has to know of it. */
export function standingOf({
  scheduledVersion,
  publishedVersion,
  latestVersion,
  isDraftOpen,
  wasPublished,
}: StandingFacts): PageStanding {
  if (scheduledVersion !== null) return 'scheduled'
  if (publishedVersion === null) return wasPublished ? 'unpublished' : 'draft'
  return isDraftOpen || latestVersion !== publishedVersion ? 'changed' : 'live'
}

/** Whether the draft says something that is not part of what waits to be published; false while nothing does. */
export function isChangedSincePlanned({ scheduledVersion, latestVersion, isDraftOpen }: StandingFacts): boolean {
  return scheduledVersion !== null && (isDraftOpen || latestVersion !== scheduledVersion)
}
