import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { MAX_YEARS_AHEAD } from '@hydrant/page-model/site/latest-publication.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/content.js'

/** The errors of pages. */
export const contentErrors = {
  unknownPage: { code: 'ITEM_NOT_FOUND', message: messages.unknownPage },
  unknownDraft: { code: 'ITEM_NOT_FOUND', message: messages.unknownDraft },
  unknownVersion: { code: 'ITEM_NOT_FOUND', message: messages.unknownVersion },
  unknownId: { code: 'ITEM_NOT_FOUND', message: messages.unknownId },
  deletedPage: { code: 'ENTITY_IS_DELETED', message: messages.deletedPage },
  draftsNotAllowed: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.draftsNotAllowed,
  },
  futureNotAllowed: {
    code: 'INSUFFICIENT_ACCESS',
    message: messages.futureNotAllowed,
  },
  malformedDate: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedDate,
  },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedPageToken,
  },
  malformedPublishDate: {
    code: 'INVALID_API_INPUT',
    message: messages.malformedPublishDate,
  },
  pastPublishDate: { code: 'INVALID_API_INPUT', message: messages.pastPublishDate },
  farPublishDate: {
    code: 'INVALID_API_INPUT',
    message: () => messages.farPublishDate({ years: MAX_YEARS_AHEAD }),
  },
  reservedPath: {
    code: 'INVALID_API_INPUT',
    message: messages.reservedPath,
  },
  homePathReserved: {
    code: 'INVALID_OPERATION',
    message: messages.homePathReserved,
  },
  homePageRequired: {
    code: 'INVALID_OPERATION',
    message: messages.homePageRequired,
  },
  homeMustBePublished: {
    code: 'INVALID_OPERATION',
    message: messages.homeMustBePublished,
  },
  pathOfPageOnly: { code: 'INVALID_OPERATION', message: messages.pathOfPageOnly },
  formOnPageOnly: { code: 'INVALID_API_INPUT', message: messages.formOnPageOnly },
  themeExists: { code: 'DUPLICATE', message: messages.themeExists },
  sectionInSection: { code: 'INVALID_API_INPUT', message: messages.sectionInSection },
  unknownTranslationLanguage: { code: 'ITEM_NOT_FOUND', message: messages.unknownTranslationLanguage },
  notPublished: { code: 'INVALID_OPERATION', message: messages.notPublished },
} as const satisfies Record<string, DomainError>

/**
 * Creates the error for a path that another page already has, in the same or another case; `title` is the other page's.
 */
export function pathTakenError({ path, title }: { readonly path: string; readonly title: string }): DomainError {
  return {
    code: 'DUPLICATE',
    message: () => messages.pathTaken({ title, path }),
  }
}

/** Creates the error for a second page slot at one location; `title` is that of the first one. */
export function slotTakenError(title: string): DomainError {
  return { code: 'DUPLICATE', message: () => messages.slotTaken({ title }) }
}

/** How many of the pages with a saved section the error names. */
const NAMED_USES = 5

/** Creates the error for deleting a saved section that pages show; `titles` are theirs. */
export function sectionInUseError(titles: readonly string[]): DomainError {
  const otherCount = Math.max(titles.length - NAMED_USES, 0)
  return {
    code: 'INVALID_OPERATION',
    message: () => {
      const names = titles.slice(0, NAMED_USES).map((title) => messages.quotedTitle({ title }))
      const others = otherCount === 0 ? [] : [messages.otherPages({ count: otherCount })]
      return messages.sectionInUse({ count: titles.length, pages: formatList([...names, ...others]) })
    },
  }
}

/** Who made the last change, and when; null for a program, or before any change. */
export interface LastChange {
  readonly revision: number
  readonly changedAt: Date | null
  readonly changedBy: string | null
  readonly changedById: string | null
}

/**
 * Creates the error for a page, the settings of the site, or (`other`) translations that were changed meanwhile by another user, or by the same
 * user in another window.
 */
export function conflictError(
  subject: 'page' | 'siteSettings' | 'other',
  { revision, changedAt, changedBy, changedById }: LastChange,
  userId: string,
): DomainError {
  const changedAtText = changedAt === null ? '' : toTimestamp(changedAt)
  return {
    code: 'CONFLICT',
    message: () => describeConflict(subject, changedBy, changedAtText),
    arguments: [String(revision), changedAtText, changedBy ?? '', changedById === userId ? 'own' : 'other'],
  }
}

/** `changedAt` is a timestamp, or '' when it is unknown. */
function describeConflict(
  subject: 'page' | 'siteSettings' | 'other',
  changedBy: string | null,
  changedAt: string,
): string {
  const author = changedBy ?? messages.aProgram()
  return changedAt === ''
    ? messages.changedMeanwhile({ author, subject })
    : messages.changedMeanwhileAt({ author, subject, day: changedAt.slice(0, 10), time: changedAt.slice(11, 16) })
}
