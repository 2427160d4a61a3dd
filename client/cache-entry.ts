import type { PendingRead } from './pending-read.ts'

/** The state of a cached resource, as a view shows it. */
export interface Snapshot<Data = unknown> {
  /** Not read; being read for the first time; read; read and expired; failed. */
  readonly state: 'Unfulfilled' | 'Pending' | 'Fulfilled' | 'Stale' | 'Error'
  /** Whether there is data or an error to show. */
  readonly loaded: boolean
  /** Whether a request to the server is under way. */
  readonly loading: boolean
  readonly data?: Data
  readonly error?: unknown
}

/** The result of loading a resource. */
export type LoadResult = { readonly data: unknown } | { readonly error: unknown }

/**
 * Called when a snapshot has changed; `isExpired` means that the data was invalidated and has to be read again if it is
 * still needed.
 */
export type CacheListener = (isExpired: boolean) => void

/** What the cache holds for one resource. */
export interface CacheEntry {
  result: LoadResult | null
  /** In milliseconds; null while the cached result may not be served. */
  expiresAt: number | null
  lifetime: number
  loading: PendingRead | null
  /** Goes up whenever a read that is under way becomes obsolete. */
  version: number
  snapshot: Snapshot
  readonly listeners: Set<CacheListener>
}

/** The snapshot of a resource that has never been requested. */
export const EMPTY_SNAPSHOT = { state: 'Unfulfilled', loaded: false, loading: false } as const satisfies Snapshot

/** Creates an entry without a result. */
export function createCacheEntry(): CacheEntry {
  return {
    result: null,
    expiresAt: null,
    lifetime: 0,
    loading: null,
    version: 0,
    snapshot: EMPTY_SNAPSHOT,
    listeners: new Set(),
  }
}

/** Updates the snapshot of an entry and returns whether it has changed; an equal snapshot stays the same object. */
export function updateSnapshotIfChanged(entry: CacheEntry, now: number): boolean {
  const next = createSnapshot(entry, now)
  const isSame =
    next.state === entry.snapshot.state &&
    next.loading === entry.snapshot.loading &&
    next.data === entry.snapshot.data &&
    next.error === entry.snapshot.error
  if (!isSame) entry.snapshot = next
  return !isSame
}

/** Returns the data of an entry, or throws its error. */
export function getDataOrThrow({ result }: CacheEntry): unknown {
  if (result !== null && 'error' in result) throw result.error
  return result?.data
}

function createSnapshot({ result, expiresAt, loading }: CacheEntry, now: number): Snapshot {
  const isLoading = loading !== null
  if (result === null) return { state: isLoading ? 'Pending' : 'Unfulfilled', loaded: false, loading: isLoading }
  const isStale = expiresAt === null || now >= expiresAt
  const dataState = isStale ? 'Stale' : 'Fulfilled'
  return { state: 'error' in result ? 'Error' : dataState, loaded: true, loading: isLoading, ...result }
}
