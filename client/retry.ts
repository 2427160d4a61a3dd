import { isNetworkError, isResponseError } from './errors.ts'
import type { Sleep } from './sleep.ts'

/** The maximum number of attempts. */
const MAX_ATTEMPTS = 3

/** Milliseconds between two attempts. */
const RETRY_DELAY = 4000

/** Statuses below 500 that the next attempt may not get: request timeout, too early, too many requests. */
const TRANSIENT_STATUSES = [408, 425, 429]

/**
 * Runs an action up to three times, four seconds apart. Only transient failures are retried, and a conflict never is.
 */
export async function runWithRetries<Result>(
  action: () => Promise<Result>,
  options: { readonly sleep: Sleep; readonly signal?: AbortSignal | undefined },
): Promise<Result> {
  for (let attemptsLeft = MAX_ATTEMPTS - 1; ; attemptsLeft--) {
    try {
      return await action()
    } catch (error) {
      if (attemptsLeft === 0 || !isTransientFailure(error)) throw error
    }
    await options.sleep(RETRY_DELAY, options.signal)
  }
}

/** Whether the next attempt may succeed after this failure. */
export function isTransientFailure(error: unknown): boolean {
  return (
    isNetworkError(error) ||
    (isResponseError(error) && (error.status >= 500 || TRANSIENT_STATUSES.includes(error.status)))
  )
}
