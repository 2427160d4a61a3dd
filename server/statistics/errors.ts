import type { DomainError } from '@hydrant/kernel/result/result.ts'

/** Errors of counting and listing visits. */
export const statisticsErrors = {
  invalidDay: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: "The query parameter 'day' is no day of the calendar.",
  },
  tooManyReports: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: 'There were too many reports from this address. Wait a minute and report less often.',
  },
} as const satisfies Record<string, DomainError>
