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
  importTooLarge: { code: 'TOO_LARGE', message: messages.importTooLarge },
  emptyFile: { code: 'INVALID_API_INPUT', message: messages.importEmpty },
  noRows: { code: 'INVALID_API_INPUT', message: messages.importNoRows },
  notChecked: { code: 'INVALIDJOBSTATE', message: messages.importNotChecked },
  isChecking: { code: 'INVALIDJOBSTATE', message: messages.importIsChecking },
  notOpenForMapping: { code: 'INVALIDJOBSTATE', message: messages.importHasBegun },
  notEnded: { code: 'INVALIDJOBSTATE', message: messages.importNotEnded },
  tooManyJobs: { code: 'LIMIT_EXCEEDED', message: messages.tooManyJobs },
} as const satisfies Readonly<Record<string, DomainError>>

/** Creates the error for a file whose first row is no CSV. */
export function brokenHeadingsError(reason: string): DomainError {
  return { code: 'INVALID_API_INPUT', message: () => messages.importBrokenHeadings({ reason }) }
}

/** Creates the error for a row that changes a record which does not exist, by the field that names it. */
export function noRecordError(field: string, value: string): DomainError {
  const shortened = value.length > 100 ? `${value.slice(0, 100)}…` : value
  return { code: 'NOT_FOUND', message: () => messages.importNoRecord({ field, value: shortened }), fields: [field] }
}
