import type { DomainError, Message } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/search.js'

/** The errors that searches return. */
export const searchErrors = {
  missingTermAndCategory: {
    code: 'INVALID_API_INPUT',
    message: messages.missingTermAndCategory,
  },
  unknownCategory: {
    code: 'INVALID_API_INPUT',
    message: messages.unknownCategory,
  },
  unknownSortRule: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.unknownSortRule,
  },
  malformedRefinements: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedRefinements,
  },
  tooManyWords: { code: 'MAX_LIMIT_EXCEEDED', message: messages.tooManyWords },
  pageOutOfRange: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.pageOutOfRange,
  },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedPageToken,
  },
  unknownSearchField: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.unknownSearchField,
  },
  fieldsWithoutTerm: {
    code: 'INVALID_API_INPUT',
    message: messages.fieldsWithoutTerm,
  },
  malformedGroup: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.malformedGroup,
  },
  tooManyPartNumbers: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: messages.tooManyPartNumbers,
  },
  queryAndSkus: { code: 'INVALID_API_INPUT', message: messages.queryAndSkus },
  noSuggestionsRequested: {
    code: 'INVALID_API_INPUT',
    message: messages.noSuggestionsRequested,
  },
} as const

/** Creates the error for a refinement that cannot be used, with the reason. */
export function invalidRefinementError(nameOrId: string, problem: Message): DomainError {
  return {
    code: 'INVALID_API_INPUT',
    message: () => messages.invalidRefinement({ name: nameOrId, problem: problem() }),
  }
}
