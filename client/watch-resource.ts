import type { Snapshot } from './cache-entry.ts'
import { isClientError } from './errors.ts'
import type { Resource, ResourceCache } from './resource-cache.ts'

/** A reading failed in a way that no server and no network can cause: there is a bug in it, which is the `cause`. */
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
 * Reads a resource for a view and tells it everything that becomes known, beginning now, until the function that is
 * answered is called. What is said to be no longer true is read anew; a failure is told and stays until somebody asks
 * again.
 */
export function watchResource<Data>(
  cache: ResourceCache,
  resource: Resource<Data>,
  tell: (snapshot: Snapshot<Data>) => void,
): () => void {
  // How a reading ends is in the snapshot.
  const ask = () => void cache.read(resource).catch(() => undefined)
  const stop = cache.subscribe(resource.key, (isExpired) => {
    const snapshot = cache.snapshot(resource)
    tell(withTaggedError(snapshot))
    // Only what was called untrue: what expires the moment it is read would be read for ever.
    if (isExpired && !snapshot.loading) ask()
  })
  const first = cache.snapshot(resource)
  ask()
  // Asking for what has to be loaded has told it already.
  if (first === cache.snapshot(resource)) tell(withTaggedError(first))
  return stop
}

function withTaggedError<Data>(snapshot: Snapshot<Data>): Snapshot<Data> {
  return snapshot.state !== 'Error' || isClientError(snapshot.error)
    ? snapshot
    : { ...snapshot, error: new AdapterRejectedError(snapshot.error) }
}
