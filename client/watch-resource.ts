import type { Snapshot } from './cache-entry.ts'
import { isClientError } from './errors.ts'
import type { Resource, ResourceCache } from './resource-cache.ts'

/** A read failed because of a bug, not because of the server or network; `cause` is the original error. */
export class AdapterRejectedError extends Error {
  override readonly name = 'AdapterRejectedError'

  constructor(cause: unknown) {
    super(
      `Luvio wire adapter Promise<Snapshot> rejected. Original error: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

/**
 * Reads a resource and calls `onSnapshot` with its snapshot, now and after each change; returns a function that stops
 * this. Invalidated data is read again; an error stays until the next read.
 */
export function watchResource<Data>(
  cache: ResourceCache,
  resource: Resource<Data>,
  onSnapshot: (snapshot: Snapshot<Data>) => void,
): () => void {
  // The result of a read is in the snapshot.
  const refresh = () => void cache.read(resource).catch(() => undefined)
  const stop = cache.subscribe(resource.key, (isExpired) => {
    const snapshot = cache.snapshot(resource)
    onSnapshot(wrapUnexpectedError(snapshot))
    // Only after an invalidation: data that expires at once would be read for ever.
    if (isExpired && !snapshot.loading) refresh()
  })
  const firstSnapshot = cache.snapshot(resource)
  refresh()
  // Starting a load has notified the listener already.
  if (firstSnapshot === cache.snapshot(resource)) onSnapshot(wrapUnexpectedError(firstSnapshot))
  return stop
}

function wrapUnexpectedError<Data>(snapshot: Snapshot<Data>): Snapshot<Data> {
  return snapshot.state !== 'Error' || isClientError(snapshot.error)
    ? snapshot
    : { ...snapshot, error: new AdapterRejectedError(snapshot.error) }
}
