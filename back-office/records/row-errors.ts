import type { SaveResult } from '@hydrant/contract/records/record-endpoints.ts'
import type { ErrorCode } from '@hydrant/contract/shared/error-codes.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import type { FormError } from '../shell/office-errors.ts'

/** What a call with `allOrNone` says of the records that were only undone because another one failed. */
const ROLLED_BACK: ErrorCode = 'ALL_OR_NONE_OPERATION_ROLLED_BACK'

/**
 * Lists why a call that changes several records failed, each reason once; none when all of them succeeded. A failure that
 * the server gave no reason for is one, too.
 */
export function listRowErrors(
  results: ReadonlyArray<Pick<SaveResult, 'success'> & { readonly errors: Readonly<SaveResult['errors']> }>,
): readonly FormError[] {
  const failed = results.filter(({ success }) => !success)
  if (failed.length === 0) return []
  const reasons = new Map(
    failed
      .flatMap(({ errors }) => errors)
      .filter(({ statusCode, message }) => statusCode !== ROLLED_BACK && message !== '')
      .map(({ message, fields }) => [message, { message, fields }]),
  )
  return reasons.size > 0 ? [...reasons.values()] : [{ message: messages.failedWithoutReason(), fields: [] }]
}
