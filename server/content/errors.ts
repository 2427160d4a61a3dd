import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { MAX_YEARS_AHEAD } from '@hydrant/page-model/site/latest-publication.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'

/** The errors of pages. */
export const contentErrors = {
  unknownPage: { code: 'ITEM_NOT_FOUND', message: 'There is no published page at this path.' },
  unknownDraft: { code: 'ITEM_NOT_FOUND', message: 'There is no page at this path, and no draft of one.' },
  unknownVersion: { code: 'ITEM_NOT_FOUND', message: 'The page has no such version.' },
  unknownId: { code: 'ITEM_NOT_FOUND', message: 'There is no such page.' },
  deletedPage: { code: 'ENTITY_IS_DELETED', message: 'This page has been deleted.' },
  draftsNotAllowed: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Only a signed-in site builder may see drafts.',
  },
  futureNotAllowed: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Only a signed-in site builder may see what will be published.',
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "'at' must be a day or a moment such as 2026-01-31T08:00:00Z.",
  },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "'pageToken' must be one that this list has given out.",
  },
  malformedPublishDate: {
    code: 'INVALID_API_INPUT',
    message: "'publishDate' must be a moment such as 2026-01-31T08:00:00Z.",
  },
  pastPublishDate: { code: 'INVALID_API_INPUT', message: "'publishDate' must lie in the future." },
  farPublishDate: {
    code: 'INVALID_API_INPUT',
    message: `'publishDate' must lie within the next ${MAX_YEARS_AHEAD} years.`,
  },
  reservedPath: {
    code: 'INVALID_API_INPUT',
    message: 'This path belongs to the shop itself. Choose another one.',
  },
  homePathReserved: {
    code: 'INVALID_OPERATION',
    message: "No page moves to '/'. Make it the home page instead.",
  },
  homePageRequired: {
    code: 'INVALID_OPERATION',
    message: 'This is the home page. Make another page the home page first.',
  },
  homeMustBePublished: {
    code: 'INVALID_OPERATION',
    message: 'Only a published page can be the home page. Publish it first.',
  },
  notPublished: { code: 'INVALID_OPERATION', message: 'This page is not published.' },
} as const satisfies Record<string, DomainError>

/** Creates the error for a path that a page with this title has already, possibly in another case. */
export function pathTakenError({ path, title }: { readonly path: string; readonly title: string }): DomainError {
  return {
    code: 'DUPLICATE',
    message: `The page “${title}” has the address ${path} already. Choose another one.`,
  }
}

/** An error with arguments for programs in addition to its code. */
export interface ConflictError extends DomainError {
  readonly arguments: readonly string[]
}

/** An error of a site builder's change. */
export type BuilderError = DomainError & Partial<ConflictError>

/** Who made the last change, and when; null for a program, or before any change. */
export interface LastChange {
  readonly revision: number
  readonly changedAt: Date | null
  readonly changedBy: string | null
  readonly changedById: string | null
}

/**
 * Creates the error for a subject, such as `this page`, that was changed meanwhile by another user, or by the same user
 * in another window.
 */
export function conflictError(
  subject: string,
  { revision, changedAt, changedBy, changedById }: LastChange,
  userId: string,
): ConflictError {
  const changedAtText = changedAt === null ? '' : toTimestamp(changedAt)
  const when = changedAtText === '' ? '' : ` on ${changedAtText.slice(0, 10)} at ${changedAtText.slice(11, 16)} UTC`
  return {
    code: 'CONFLICT',
    message: `${changedBy ?? 'A program'} has changed ${subject}${when}. Nothing of yours was stored.`,
    arguments: [String(revision), changedAtText, changedBy ?? '', changedById === userId ? 'own' : 'other'],
  }
}
