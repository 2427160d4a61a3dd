import { AbortedError } from './errors.ts'

/** A read that is under way, for one or several readers. */
export interface PendingRead {
  readonly response: Promise<unknown>
  /** Aborts the call. */
  readonly abort: () => void
  /** How many readers wait for it. */
  readers: number
}

/**
 * Waits for a read together with its other readers, until this reader's signal aborts. When the last reader leaves, the
 * call is aborted and `onAbandoned` is called.
 */
export async function joinPendingRead(
  pendingRead: PendingRead,
  { signal, onAbandoned }: { readonly signal: AbortSignal | undefined; readonly onAbandoned: () => void },
): Promise<unknown> {
  pendingRead.readers += 1
  try {
    return await (signal === undefined ? pendingRead.response : rejectOnAbort(pendingRead.response, signal))
  } catch (error) {
    if (!signal?.aborted) throw error
    pendingRead.readers -= 1
    if (pendingRead.readers === 0) {
      pendingRead.abort()
      onAbandoned()
    }
    throw error
  }
}

function rejectOnAbort<Value>(response: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new AbortedError(signal.reason))
    signal.addEventListener('abort', onAbort, { once: true })
    void response.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
