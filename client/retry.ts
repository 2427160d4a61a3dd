import { isNetworkError, isResponseError } from './errors.ts'
import type { Pause } from './pause.ts'

/** How often an action is tried. */
const TRIES = 3

/** Milliseconds between two tries. */
const WAIT = 4000

/** Refusals below 500 that may be over at the next try: too slow, too early, too often. */
const PASSING = [408, 425, 429]

/**
 * Tries an action up to three times, four seconds apart. What a repetition cannot mend is not repeated, and a conflict
 * never is.
 */
export async function retryAction<Result>(
  action: () => Promise<Result>,
  wait: { readonly pause: Pause; readonly signal?: AbortSignal | undefined },
): Promise<Result> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await action()
    } catch (error) {
      if (left === 0 || !mayPass(error)) throw error
    }
    await wait.pause(WAIT, wait.signal)
  }
}

/** Whether a failure may be over at the next try. */
export function mayPass(error: unknown): boolean {
  return isNetworkError(error) || (isResponseError(error) && (error.status >= 500 || PASSING.includes(error.status)))
}
