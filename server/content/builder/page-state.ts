import type { PageStanding } from '@hydrant/contract/admin/pages.ts'

/** The properties that a page's state depends on. */
export interface PageStateInput {
  readonly scheduledVersion: number | null
  readonly publishedVersion: number | null
  /** Null while there is only a draft. */
  readonly latestVersion: number | null
  /** Whether the draft differs from all versions. */
  readonly isDraftOpen: boolean
  /** Whether any version is or was published. */
  readonly wasPublished: boolean
}

/** Returns the state of a page; a scheduled publication comes first, because editors must notice it. */
export function toPageState({
  scheduledVersion,
  publishedVersion,
  latestVersion,
  isDraftOpen,
  wasPublished,
}: PageStateInput): PageStanding {
  if (scheduledVersion !== null) return 'scheduled'
  if (publishedVersion === null) return wasPublished ? 'unpublished' : 'draft'
  return isDraftOpen || latestVersion !== publishedVersion ? 'changed' : 'live'
}

/** Whether the draft differs from the version that is scheduled for publication; false when none is scheduled. */
export function hasChangedSinceScheduling({ scheduledVersion, latestVersion, isDraftOpen }: PageStateInput): boolean {
  return scheduledVersion !== null && (isDraftOpen || latestVersion !== scheduledVersion)
}
