import { PollingTimeoutError } from './errors.ts'
import type { Sleep } from './sleep.ts'

/** The maximum number of reads of something that the server is working on. */
export const MAX_READS = 14

/** How something is read until the server has finished its work on it. */
export interface PollingOptions<Value> {
  readonly isReady: (value: Value) => boolean
  /** Whether a read that failed with this error counts as one that was not ready; without it every failure ends it. */
  readonly isRetried?: ((error: unknown) => boolean) | undefined
  readonly sleep: Sleep
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads until the result is ready, at first at once and then with growing delays. Throws a `PollingTimeoutError` after
 * the last read, and the error of a read that failed.
 */
export async function pollUntilReady<Value>(
  read: () => Promise<Value>,
  { isReady, isRetried = () => false, sleep, signal }: PollingOptions<Value>,
): Promise<Value> {
  let failure: unknown
  for (let attempt = 1; attempt <= MAX_READS; attempt++) {
    const delayMs = delayBeforeRead(attempt)
    if (delayMs > 0) await sleep(delayMs, signal)
    try {
      const value = await read()
      if (isReady(value)) return value
    } catch (error) {
      if (!isRetried(error)) throw error
      failure = error
    }
  }
  throw new PollingTimeoutError(failure)
}

/** Returns the milliseconds to wait before the nth read, counted from 1. */
export function delayBeforeRead(attempt: number): number {
  if (attempt <= 4) return 0
  return attempt <= 8 ? 100 * (attempt - 4) : 750 * 2 ** (attempt - 8)
}
