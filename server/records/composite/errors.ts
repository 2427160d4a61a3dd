import type { DomainError } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'

/** The errors of requests inside others. */
export const compositeErrors = {
  halted: { code: 'PROCESSING_HALTED', message: messages.processingHalted },
  batchHalted: { code: 'BATCH_PROCESSING_HALTED', message: messages.batchHalted },
  notSupported: { code: 'NOT_FOUND', message: messages.noObject },
  repeatedReference: { code: 'LIMIT_EXCEEDED', message: messages.repeatedReference },
  tooManyLarge: { code: 'LIMIT_EXCEEDED', message: messages.tooManyLargeRequests },
  rowCount: { code: 'TOO_MANY_RECORDS', message: () => messages.tooManyRows({ maximum: '200' }) },
  treeTooLarge: { code: 'LIMIT_EXCEEDED', message: messages.treeTooLarge },
  treeReference: { code: 'INVALID_API_INPUT', message: messages.treeReference },
} as const satisfies Readonly<Record<string, DomainError>>

/** Creates the error for a reference to something that an earlier response does not have. */
export function unknownReferenceError(reference: string): DomainError {
  return { code: 'PROCESSING_HALTED', message: () => messages.unknownReference({ reference }) }
}
