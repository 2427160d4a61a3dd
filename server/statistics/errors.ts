import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/statistics.js'

/** Errors of counting and listing visits. */
export const statisticsErrors = {
  invalidDay: {
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
    message: messages.invalidDay,
  },
  tooManyReports: {
    code: 'REQUEST_LIMIT_EXCEEDED',
    message: messages.tooManyReports,
  },
} as const satisfies Record<string, DomainError>
