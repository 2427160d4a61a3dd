import {
  type CacheEntry,
  type CacheListener,
  createCacheEntry,
  EMPTY_SNAPSHOT,
  getDataOrThrow,
  type Snapshot,
  updateSnapshotIfChanged,
} from './cache-entry.ts'
import { type CachePolicy, decideCacheUse, DEFAULT_LIFETIME, computeExpiry } from './cache-policy.ts'
import { AbortedError, createCacheMissError, hasStatus, createInvalidConfigurationError } from './errors.ts'
import { joinPendingRead, type PendingRead } from './pending-read.ts'

/** Something that can be read from the server, with a key so that it is read only once. */
export interface Resource<Data> {
  readonly key: string
  /** Requests it from the server; the signal aborts when no reader waits any more. */
  readonly load: (signal: AbortSignal) => Promise<Data>
  /**
   * How long the data may be cached, in milliseconds, or a function of the data; -1 means for ever, and the default is
   * five minutes.
   */
  readonly lifetime?: number | ((data: Data) => number | undefined) | undefined
}

/** Options of a read. */
export interface ReadOptions {
  /** `cache-then-network` by default. */
  readonly policy?: CachePolicy | undefined
  /**
   * Aborts the read for this reader, which then rejects with an `AbortedError`; the call itself continues while others
   * wait for it.
   */
  readonly signal?: AbortSignal | undefined
}

/** The minimum time between two removals of expired entries, in milliseconds. */
const TRIM_INTERVAL = 5000

const DEFAULT_POLICY: CachePolicy = { type: 'cache-then-network' }

/** A cache of the server's responses. */
export type ResourceCache = ReturnType<typeof createResourceCache>

/** Creates an empty cache; `now` returns the time in milliseconds and is `Date.now` by default. */
export function createResourceCache({ now = Date.now }: { readonly now?: (() => number) | undefined } = {}) {
  const entries = new Map<string, CacheEntry>()
  const load = createResourceLoader(entries, now)

  function getOrCreateEntry(key: string): CacheEntry {
    const entry = entries.get(key) ?? createCacheEntry()
    entries.set(key, entry)
    return entry
  }

  // The overloads give cached data its type: under one key there is always the same type of data.
  function read<Data>(resource: Resource<Data>, options?: ReadOptions): Promise<Data>
  async function read(
    resource: Resource<unknown>,
    { policy = DEFAULT_POLICY, signal }: ReadOptions = {},
  ): Promise<unknown> {
    if (!isValidResource(resource)) throw createInvalidConfigurationError()
    if (signal?.aborted) throw new AbortedError(signal.reason)
    const expiresAt = entries.get(resource.key)?.expiresAt ?? null
    const { from, refresh } = decideCacheUse(policy, expiresAt, now())
    if (from === 'nowhere') throw createCacheMissError(resource.key)
    const entry = getOrCreateEntry(resource.key)
    if (from === 'network') return joinEntryRead(entry, entry.loading ?? load(resource, entry, 'for a reader'), signal)
    // The result of a refresh is in the snapshot; the reader has been served already.
    if (refresh && entry.loading === null) joinEntryRead(entry, load(resource, entry, 'unasked')).catch(() => undefined)
    return getDataOrThrow(entry)
  }

  function snapshot<Data>(resource: Resource<Data>): Snapshot<Data>
  function snapshot(resource: string): Snapshot
  function snapshot(resource: string | Resource<unknown>): Snapshot {
    const entry = entries.get(typeof resource === 'string' ? resource : resource.key)
    if (entry === undefined) return EMPTY_SNAPSHOT
    updateSnapshotIfChanged(entry, now())
    return entry.snapshot
  }

  function joinEntryRead(entry: CacheEntry, pendingRead: PendingRead, signal?: AbortSignal): Promise<unknown> {
    return joinPendingRead(pendingRead, {
      signal,
      onAbandoned: () => entry.loading === pendingRead && overwriteEntry(entry, {}),
    })
  }

  /** Changes an entry and notifies its listeners; the result of a read that is under way is dropped. */
  function overwriteEntry(entry: CacheEntry, changes: Partial<CacheEntry>, isExpired = false): void {
    Object.assign(entry, { version: entry.version + 1, loading: null, ...changes })
    updateSnapshotAndNotify(entry, now(), isExpired)
  }

  return {
    /**
     * Reads a resource. Rejects with the error of the read, and with a `FetchResponseError` of 504 when only the cache
     * was allowed and has nothing.
     */
    read,
    /** Returns the snapshot of a resource, by the resource or its key; the same object until it changes. */
    snapshot,
    /** Calls the listener when the snapshot of a resource changes; returns a function that unsubscribes it. */
    subscribe(key: string, listener: CacheListener): () => void {
      const { listeners } = getOrCreateEntry(key)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Stores data that was obtained in another way, such as from a server render; it expires like data that was read.
     */
    put<Data>({ key, lifetime }: Resource<Data>, data: Data): void {
      const lifetimeMs = getLifetimeOrDefault(lifetime, data)
      overwriteEntry(getOrCreateEntry(key), {
        result: { data },
        lifetime: lifetimeMs,
        expiresAt: computeExpiry(now(), lifetimeMs),
      })
    },
    /** Invalidates the entries under the matching keys; the result of a read that is under way is dropped as well. */
    expire(matches: (key: string) => boolean): void {
      // A copy, because listeners may add entries.
      for (const [key, entry] of new Map(entries)) {
        if (matches(key))
          overwriteEntry(entry, { expiresAt: entry.expiresAt && Math.min(entry.expiresAt, now()) }, true)
      }
    },
    /** Removes the data under the matching keys; listeners are notified and have to read it again. */
    clear(matches: (key: string) => boolean): void {
      for (const [key, entry] of new Map(entries)) {
        if (matches(key)) overwriteEntry(entry, { result: null, expiresAt: null }, true)
      }
    },
    /** Returns the number of entries. */
    size: () => entries.size,
  }
}

/** Creates the function that loads a resource into its entry, and removes expired entries from time to time. */
function createResourceLoader(entries: Map<string, CacheEntry>, now: () => number) {
  let trimmedAt = Number.NEGATIVE_INFINITY

  function removeExpiredEntries(): void {
    if (now() - trimmedAt < TRIM_INTERVAL) return
    trimmedAt = now()
    for (const [key, { listeners, loading, expiresAt, lifetime }] of entries) {
      // An expired entry stays for one more lifetime, for readers that accept stale data.
      if (listeners.size === 0 && loading === null && now() >= (expiresAt ?? 0) + lifetime) entries.delete(key)
    }
  }

  return (resource: Resource<unknown>, entry: CacheEntry, reason: 'for a reader' | 'unasked'): PendingRead => {
    const { version } = entry
    const controller = new AbortController()
    const applyIfCurrent = (changes: Partial<CacheEntry>) => {
      if (entry.version !== version) return
      Object.assign(entry, { loading: null, ...changes })
      updateSnapshotAndNotify(entry, now(), false)
      removeExpiredEntries()
    }
    const storeResult = (loadResult: CacheEntry['result'], lifetime: number, isServable = true) =>
      applyIfCurrent({ result: loadResult, lifetime, expiresAt: isServable ? computeExpiry(now(), lifetime) : null })
    // A load that throws synchronously fails like one that rejects.
    const response = (async () => resource.load(controller.signal))().then(
      (data) => {
        storeResult({ data }, getLifetimeOrDefault(resource.lifetime, data))
        return data
      },
      (error: unknown) => {
        const lifetime = typeof resource.lifetime === 'number' ? resource.lifetime : DEFAULT_LIFETIME
        // A 404 is cached like any other response. A refresh that fails removes nothing.
        if (hasStatus(error, 404)) storeResult({ error }, lifetime)
        else if (reason === 'unasked') applyIfCurrent({})
        else storeResult({ error }, lifetime, false)
        throw error
      },
    )
    const pendingRead = { response, abort: () => controller.abort(), readers: 0 }
    entry.loading = pendingRead
    updateSnapshotAndNotify(entry, now(), false)
    return pendingRead
  }
}

function getLifetimeOrDefault<Data>(lifetime: Resource<Data>['lifetime'], data: Data): number {
  return (typeof lifetime === 'function' ? lifetime(data) : lifetime) ?? DEFAULT_LIFETIME
}

/** Brings the snapshot of an entry up to date, and calls the listeners if it changed or the entry has expired. */
function updateSnapshotAndNotify(entry: CacheEntry, now: number, isExpired: boolean): void {
  if (!updateSnapshotIfChanged(entry, now) && !isExpired) return
  for (const listener of new Set(entry.listeners)) listener(isExpired)
}

function isValidResource(resource: { readonly key?: unknown; readonly load?: unknown } | null | undefined): boolean {
  return typeof resource?.key === 'string' && resource.key !== '' && typeof resource.load === 'function'
}
