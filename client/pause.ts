import { AbortedError } from './errors.ts'

/** Waits; rejects with an `AbortedError` as soon as the signal says so. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Waits by the clock of the machine. */
export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError(signal.reason))
    const giveUp = () => {
      clearTimeout(timer)
      reject(new AbortedError(signal?.reason))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', giveUp, { once: true })
  })
