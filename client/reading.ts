import { AbortedError } from './errors.ts'

/** A reading that is under way, for one reader or for several. */
export interface Reading {
  readonly answer: Promise<unknown>
  /** Gives the call up. */
  readonly stop: () => void
  /** How many wait for it. */
  readers: number
}

/**
 * Waits for a reading with the others who do, until the signal says that this reader does no more. The last one to
 * leave gives the call up, and `onAbandoned` is told.
 */
export async function joinReading(
  reading: Reading,
  { signal, onAbandoned }: { readonly signal: AbortSignal | undefined; readonly onAbandoned: () => void },
): Promise<unknown> {
  reading.readers += 1
  try {
    return await (signal === undefined ? reading.answer : untilAborted(reading.answer, signal))
  } catch (error) {
    if (!signal?.aborted) throw error
    reading.readers -= 1
    if (reading.readers === 0) {
      reading.stop()
      onAbandoned()
    }
    throw error
  }
}

function untilAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AbortedError(signal.reason))
    signal.addEventListener('abort', giveUp, { once: true })
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
