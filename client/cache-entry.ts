import type { Reading } from './reading.ts'

/** What is known of a resource. */
export interface Snapshot<Data = unknown> {
  /** Nothing yet; being read for the first time; read; read and expired; failed. */
  readonly state: 'Unfulfilled' | 'Pending' | 'Fulfilled' | 'Stale' | 'Error'
  /** Whether there is an answer or a failure to show. */
  readonly loaded: boolean
  /** Whether the server is being asked. */
  readonly loading: boolean
  readonly data?: Data
  readonly error?: unknown
}

/** What came of a reading. */
export type Outcome = { readonly data: unknown } | { readonly error: unknown }

/**
 * Told when what is known has changed; `isExpired` says that it was called untrue, and that who still wants it has to
 * ask.
 */
export type CacheListener = (isExpired: boolean) => void

/** What is kept of a resource. */
export interface CacheEntry {
  outcome: Outcome | null
  /** In milliseconds; null while what is kept may not be served. */
  expiresAt: number | null
  lifetime: number
  loading: Reading | null
  /** Counts up when what is being read is no longer what is wanted. */
  edition: number
  snapshot: Snapshot
  readonly listeners: Set<CacheListener>
}

/** What is known of a resource that nobody has asked for. */
export const NOTHING_KNOWN = { state: 'Unfulfilled', loaded: false, loading: false } as const satisfies Snapshot

/** An entry that knows nothing. */
export function createCacheEntry(): CacheEntry {
  return {
    outcome: null,
    expiresAt: null,
    lifetime: 0,
    loading: null,
    edition: 0,
    snapshot: NOTHING_KNOWN,
    listeners: new Set(),
  }
}

/**
 * Brings the snapshot of an entry up to date and answers whether it has changed; an equal one stays the same object.
 */
export function updateSnapshot(entry: CacheEntry, now: number): boolean {
  const next = snapshotOf(entry, now)
  const isSame =
    next.state === entry.snapshot.state &&
    next.loading === entry.snapshot.loading &&
    next.data === entry.snapshot.data &&
    next.error === entry.snapshot.error
  if (!isSame) entry.snapshot = next
  return !isSame
}

/** What an entry serves: its data, or its failure thrown. */
export function outcomeValue({ outcome }: CacheEntry): unknown {
  if (outcome !== null && 'error' in outcome) throw outcome.error
  return outcome?.data
}

function snapshotOf({ outcome, expiresAt, loading }: CacheEntry, now: number): Snapshot {
  const isLoading = loading !== null
  if (outcome === null) return { state: isLoading ? 'Pending' : 'Unfulfilled', loaded: false, loading: isLoading }
  const isStale = expiresAt === null || now >= expiresAt
  const ofData = isStale ? 'Stale' : 'Fulfilled'
  return { state: 'error' in outcome ? 'Error' : ofData, loaded: true, loading: isLoading, ...outcome }
}
