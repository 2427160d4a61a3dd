import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** The errors that searches return. */
export const searchErrors = {
  missingTermAndCategory: {
    code: 'INVALID_API_INPUT',
    message: 'A search needs a searchTerm or a categoryId.',
  },
  unknownCategory: {
    code: 'INVALID_API_INPUT',
    message: 'The categoryId names no category of this store.',
  },
  unknownSortRule: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'The sortRuleId names none of the sortRules that searches answer with.',
  },
  malformedRefinements: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'Write refinements as base64 of a JSON list of {nameOrId, values}.',
  },
  tooManyWords: { code: 'MAX_LIMIT_EXCEEDED', message: 'A search term has at most 32 words.' },
  pageOutOfRange: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: 'A search can be paged as long as page times pageSize is at most 5000.',
  },
  malformedPageToken: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "'pageToken' must be one that this list has given out.",
  },
  unknownSearchField: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: 'The searchFields name a field that cannot be searched.',
  },
  fieldsWithoutTerm: {
    code: 'INVALID_API_INPUT',
    message: 'The searchFields say where to look for a searchTerm, and there is none.',
  },
  malformedGroup: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'effectiveBuyerGroupIds' takes ids of buyer groups.",
  },
  tooManyPartNumbers: {
    code: 'MAX_LIMIT_EXCEEDED',
    message: "The 'skus' name at most 100 part numbers at once.",
  },
  queryAndSkus: { code: 'INVALID_API_INPUT', message: "Ask either by 'query' or by 'skus'." },
  noSuggestionsRequested: {
    code: 'INVALID_API_INPUT',
    message: 'Ask for suggested terms, suggested products or both.',
  },
} as const

/** Creates the error for a refinement that cannot be used, with the reason. */
export function invalidRefinementError(nameOrId: string, problem: string): DomainError {
  return { code: 'INVALID_API_INPUT', message: `The refinement '${nameOrId}' cannot be used: ${problem}.` }
}
