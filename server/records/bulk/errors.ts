import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'

/** The errors of jobs. */
export const bulkErrors = {
  notOpen: { code: 'INVALIDJOBSTATE', message: messages.jobNotOpen },
  hasEnded: { code: 'INVALIDJOBSTATE', message: messages.jobHasEnded },
  isRunning: { code: 'INVALIDJOBSTATE', message: messages.jobIsRunning },
  notComplete: { code: 'INVALIDJOBSTATE', message: messages.jobNotComplete },
  noFile: { code: 'INVALIDJOBSTATE', message: messages.jobWithoutFile },
  noHeader: { code: 'INVALID_API_INPUT', message: messages.bulkNoHeader },
  notUtf8: { code: 'INVALID_API_INPUT', message: messages.bulkNotUtf8 },
  notCsv: { code: 'UNSUPPORTED_MEDIA_TYPE', message: messages.bulkNotCsv },
  lineTooLong: { code: 'INVALID_API_INPUT', message: messages.bulkLineTooLong },
  incomplete: { code: 'INVALID_API_INPUT', message: messages.bulkIncomplete },
  fileTooLarge: { code: 'TOO_LARGE', message: messages.bulkFileTooLarge },
  tooManyJobs: { code: 'LIMIT_EXCEEDED', message: messages.tooManyJobs },
} as const satisfies Readonly<Record<string, DomainError>>
