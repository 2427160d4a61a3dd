import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { YEARS_AHEAD } from '@hydrant/kernel/site/latest-publication.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'

/** Why a page is not read or published. */
export const contentRefusals = {
  unknownPage: { code: 'ITEM_NOT_FOUND', message: 'There is no published page at this path.', status: 404 },
  unknownDraft: { code: 'ITEM_NOT_FOUND', message: 'There is no page at this path, and no draft of one.', status: 404 },
  unknownVersion: { code: 'ITEM_NOT_FOUND', message: 'The page has no such version.', status: 404 },
  unknownId: { code: 'ITEM_NOT_FOUND', message: 'There is no such page.', status: 404 },
  deletedPage: { code: 'ENTITY_IS_DELETED', message: 'This page has been deleted.', status: 410 },
  draftsForBuilders: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Only a signed-in site builder may see drafts.',
    status: 403,
  },
  futureForBuilders: {
    code: 'INSUFFICIENT_ACCESS',
    message: 'Only a signed-in site builder may see what will be published.',
    status: 403,
  },
  malformedMoment: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "'at' must be a day or a moment such as 2026-01-31T08:00:00Z.",
    status: 400,
  },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "'pageToken' must be one that this list has given out.",
    status: 400,
  },
  malformedPublishDate: {
    code: 'INVALID_API_INPUT',
    message: "'publishDate' must be a moment such as 2026-01-31T08:00:00Z.",
    status: 400,
  },
  pastPublishDate: { code: 'INVALID_API_INPUT', message: "'publishDate' must lie in the future.", status: 400 },
  farPublishDate: {
    code: 'INVALID_API_INPUT',
    message: `'publishDate' must lie within the next ${YEARS_AHEAD} years.`,
    status: 400,
  },
  reservedPath: {
    code: 'INVALID_API_INPUT',
    message: 'This path belongs to the shop itself. Choose another one.',
    status: 400,
  },
  homeIsChosen: {
    code: 'INVALID_OPERATION',
    message: "No page moves to '/'. Make it the home page instead.",
    status: 400,
  },
  homeStays: {
    code: 'INVALID_OPERATION',
    message: 'This is the home page. Make another page the home page first.',
    status: 400,
  },
  homeIsLive: {
    code: 'INVALID_OPERATION',
    message: 'Only a published page can be the home page. Publish it first.',
    status: 400,
  },
  notLive: { code: 'INVALID_OPERATION', message: 'This page is not published.', status: 400 },
} as const satisfies Record<string, DomainError>

/** A path belongs to a page of this title already, which may write it with other small and capital letters. */
export function pathTaken({ path, title }: { readonly path: string; readonly title: string }): DomainError {
  return {
    code: 'DUPLICATE',
    message: `The page “${title}” has the address ${path} already. Choose another one.`,
    status: 409,
  }
}

/** A refusal that says more to programs than its code. */
export interface ConflictRefusal extends DomainError {
  readonly arguments: readonly string[]
}

/** Why a site builder's change was not made. */
export type BuilderRefusal = DomainError & Partial<ConflictRefusal>

/** Who changed something last, and when; null for a program, or before anybody has. */
export interface LastChange {
  readonly revision: number
  readonly changedAt: Date | null
  readonly changedBy: string | null
  readonly changedById: string | null
}

/**
 * `what`, such as `this page`, has been changed meanwhile, by somebody else or by the user themselves in another
 * window.
 */
export function conflict(
  what: string,
  { revision, changedAt, changedBy, changedById }: LastChange,
  userId: string,
): ConflictRefusal {
  const moment = changedAt === null ? '' : toTimestamp(changedAt)
  const when = moment === '' ? '' : ` on ${moment.slice(0, 10)} at ${moment.slice(11, 16)} UTC`
  return {
    code: 'CONFLICT',
    message: `${changedBy ?? 'A program'} has changed ${what}${when}. Nothing of yours was stored.`,
    status: 409,
    arguments: [String(revision), moment, changedBy ?? '', changedById === userId ? 'own' : 'other'],
  }
}
