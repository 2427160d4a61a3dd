import * as messages from '@hydrant/messages/compiled/rendering/submissions.js'
import type { FailedSubmission } from './failed-submission.ts'

/** Gets the message of a failed submission of any form. */
export function getFailureMessage({
  reason,
  isStale,
  unreachedPage,
}: Pick<FailedSubmission, 'reason' | 'isStale' | 'unreachedPage'>): string {
  if (unreachedPage !== null) return messages.unreachable()
  if (isStale) return reason === 'network' ? messages.outdatedForNetwork() : messages.outdatedAfterFailure()
  return reason === 'network' ? messages.notSentForNetwork() : messages.notSentAfterFailure()
}
