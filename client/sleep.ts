import { AbortedError } from './errors.ts'

/** Waits; rejects with an `AbortedError` as soon as the signal aborts. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Waits with a timer. */
export const sleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError(signal.reason))
    const onAbort = () => {
      clearTimeout(timer)
      reject(new AbortedError(signal?.reason))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
