import type { Transaction } from '@hydrant/database/connection/database.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { type AttemptLimit, countAttemptWithinLimit, getSecondsToNextAttempt } from './attempt-store.ts'

/**
 * Counts one attempt of a key. Returns `error`, with the seconds after which the next attempt is allowed, and counts
 * nothing when the key has used up its limit or is paused after failures.
 */
export async function countAttempt(
  tx: Transaction,
  { error, ...attempt }: AttemptLimit & { readonly error: DomainError },
): Promise<Result<null>> {
  return (await countAttemptWithinLimit(tx, attempt))
    ? ok(null)
    : err({ ...error, retryAfterSeconds: await getSecondsToNextAttempt(tx, attempt) })
}
