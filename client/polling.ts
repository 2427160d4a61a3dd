import { PollingTimeoutError } from './errors.ts'
import type { Sleep } from './sleep.ts'

/** The maximum number of reads of something that the server is working on. */
export const MAX_READS = 14

/** Options of reading something until the server has finished its work on it. */
export interface PollingOptions<Value> {
  readonly isReady: (value: Value) => boolean
  /** Whether to read again after a read that failed with this error; by default every failure ends the polling. */
  readonly shouldRetry?: ((error: unknown) => boolean) | undefined
  readonly sleep: Sleep
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads until the result is ready: four times without a delay, then with growing delays. Throws a
 * `PollingTimeoutError` after `MAX_READS` reads, and the error of a failed read that is not retried.
 */
export async function pollUntilReady<Value>(
  read: () => Promise<Value>,
  { isReady, shouldRetry = () => false, sleep, signal }: PollingOptions<Value>,
): Promise<Value> {
  let failure: unknown
  for (let attempt = 1; attempt <= MAX_READS; attempt++) {
    const delayMs = getDelayBeforeRead(attempt)
    if (delayMs > 0) await sleep(delayMs, signal)
    try {
      const value = await read()
      if (isReady(value)) return value
    } catch (error) {
      if (!shouldRetry(error)) throw error
      failure = error
    }
  }
  throw new PollingTimeoutError(failure)
}

/** Returns the milliseconds to wait before the nth read, counted from 1. */
export function getDelayBeforeRead(attempt: number): number {
  if (attempt <= 4) return 0
  return attempt <= 8 ? 100 * (attempt - 4) : 750 * 2 ** (attempt - 8)
}
