import {
  type CacheEntry,
  type CacheListener,
  createCacheEntry,
  NOTHING_KNOWN,
  outcomeValue,
  type Snapshot,
  updateSnapshot,
} from './cache-entry.ts'
import { type CachePolicy, chooseServing, DEFAULT_LIFETIME, expiryOf } from './cache-policy.ts'
import { AbortedError, cacheMiss, hasStatus, invalidConfiguration } from './errors.ts'
import { joinReading, type Reading } from './reading.ts'

/** Something that can be read from the server, named so that the same thing is read once. */
export interface Resource<Data> {
  readonly key: string
  /** Asks the server; the signal says when nobody waits for the answer any more. */
  readonly load: (signal: AbortSignal) => Promise<Data>
  /**
   * How long an answer may be used, in milliseconds, or how to tell from the answer; -1 for ever, five minutes unless
   * it is given.
   */
  readonly lifetime?: number | ((data: Data) => number | undefined) | undefined
}

/** How a reader wants to be served. */
export interface ReadOptions {
  /** cache-then-network unless it is given. */
  readonly policy?: CachePolicy | undefined
  /**
   * Gives the reading up for this reader, who is told so with an `AbortedError`; the call itself goes on while others
   * wait for it.
   */
  readonly signal?: AbortSignal | undefined
}

/** Between two clearings of what has long expired, in milliseconds. */
const TRIM_PAUSE = 5000

const USUAL_POLICY: CachePolicy = { type: 'cache-then-network' }

/** Keeps answers of the server for as long as they may be used. */
export type ResourceCache = ReturnType<typeof createResourceCache>

/** Makes an empty cache; `now` is the time in milliseconds, without one by the clock of the machine. */
export function createResourceCache({ now = Date.now }: { readonly now?: (() => number) | undefined } = {}) {
  const entries = new Map<string, CacheEntry>()
  const load = createLoader(entries, now)

  function entryOf(key: string): CacheEntry {
    const entry = entries.get(key) ?? createCacheEntry()
    entries.set(key, entry)
    return entry
  }

  // The overloads are where what is kept gets its type back: under one key there is one kind of data, that is what the
  // key is for.
  function read<Data>(resource: Resource<Data>, options?: ReadOptions): Promise<Data>
  async function read(
    resource: Resource<unknown>,
    { policy = USUAL_POLICY, signal }: ReadOptions = {},
  ): Promise<unknown> {
    if (!isConfigured(resource)) throw invalidConfiguration()
    if (signal?.aborted) throw new AbortedError(signal.reason)
    const expiresAt = entries.get(resource.key)?.expiresAt ?? null
    const { from, refresh } = chooseServing(policy, expiresAt, now())
    if (from === 'nowhere') throw cacheMiss(resource.key)
    const entry = entryOf(resource.key)
    if (from === 'network') return join(entry, entry.loading ?? load(resource, entry, 'for a reader'), signal)
    // How a refresh ends is in the snapshot; the reader has been served.
    if (refresh && entry.loading === null) join(entry, load(resource, entry, 'unasked')).catch(() => undefined)
    return outcomeValue(entry)
  }

  function snapshot<Data>(resource: Resource<Data>): Snapshot<Data>
  function snapshot(resource: string): Snapshot
  function snapshot(resource: string | Resource<unknown>): Snapshot {
    const entry = entries.get(typeof resource === 'string' ? resource : resource.key)
    if (entry === undefined) return NOTHING_KNOWN
    updateSnapshot(entry, now())
    return entry.snapshot
  }

  function join(entry: CacheEntry, reading: Reading, signal?: AbortSignal): Promise<unknown> {
    return joinReading(reading, { signal, onAbandoned: () => entry.loading === reading && renew(entry, {}) })
  }

  /** Changes an entry from outside; what is being read of it meanwhile is not kept. */
  function renew(entry: CacheEntry, news: Partial<CacheEntry>, isExpired = false): void {
    Object.assign(entry, { edition: entry.edition + 1, loading: null, ...news })
    publish(entry, now(), isExpired)
  }

  return {
    /**
     * Reads a resource. Rejects with what the reading rejected with, and with a `FetchResponseError` of 504 where only
     * what is kept was wanted.
     */
    read,
    /** What is known of a resource now, or under a key; the same object until that changes. */
    snapshot,
    /** Calls the listener when what is known of a resource changes, until the function that is answered is called. */
    subscribe(key: string, listener: CacheListener): () => void {
      const { listeners } = entryOf(key)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Takes in what became known in another way, such as in a page that the server rendered; it may be used as long as
     * what is read.
     */
    put<Data>({ key, lifetime }: Resource<Data>, data: Data): void {
      const span = lifetimeOf(lifetime, data)
      renew(entryOf(key), { outcome: { data }, lifetime: span, expiresAt: expiryOf(now(), span) })
    },
    /** Says that what is kept under these keys is no longer true; what is being read is not kept either. */
    expire(isMeant: (key: string) => boolean): void {
      // A copy, because who is told may ask for more.
      for (const [key, entry] of new Map(entries)) {
        if (isMeant(key)) renew(entry, { expiresAt: entry.expiresAt && Math.min(entry.expiresAt, now()) }, true)
      }
    },
    /** Forgets what is kept under these keys; who watches it is told that nothing is known, and has to ask. */
    clear(isMeant: (key: string) => boolean): void {
      for (const [key, entry] of new Map(entries)) {
        if (isMeant(key)) renew(entry, { outcome: null, expiresAt: null }, true)
      }
    },
    /** How many resources something is known of. */
    size: () => entries.size,
  }
}

/** Asks the server, keeps what it says, and clears now and then what nobody wants any more. */
function createLoader(entries: Map<string, CacheEntry>, now: () => number) {
  let trimmedAt = Number.NEGATIVE_INFINITY

  function trim(): void {
    if (now() - trimmedAt < TRIM_PAUSE) return
    trimmedAt = now()
    for (const [key, { listeners, loading, expiresAt, lifetime }] of entries) {
      // For one lifetime more it may still be wanted by those who take what is stale.
      if (listeners.size === 0 && loading === null && now() >= (expiresAt ?? 0) + lifetime) entries.delete(key)
    }
  }

  return (resource: Resource<unknown>, entry: CacheEntry, why: 'for a reader' | 'unasked'): Reading => {
    const { edition } = entry
    const controller = new AbortController()
    const keep = (news: Partial<CacheEntry>) => {
      if (entry.edition !== edition) return
      Object.assign(entry, { loading: null, ...news })
      publish(entry, now(), false)
      trim()
    }
    const settle = (outcome: CacheEntry['outcome'], lifetime: number, mayServe = true) =>
      keep({ outcome, lifetime, expiresAt: mayServe ? expiryOf(now(), lifetime) : null })
    // A load that throws at once fails like one that throws later.
    const answer = (async () => resource.load(controller.signal))().then(
      (data) => {
        settle({ data }, lifetimeOf(resource.lifetime, data))
        return data
      },
      (error: unknown) => {
        const lifetime = typeof resource.lifetime === 'number' ? resource.lifetime : DEFAULT_LIFETIME
        // That there is no such thing is an answer like any other. A refresh that fails takes nothing away.
        if (hasStatus(error, 404)) settle({ error }, lifetime)
        else if (why === 'unasked') keep({})
        else settle({ error }, lifetime, false)
        throw error
      },
    )
    const reading = { answer, stop: () => controller.abort(), readers: 0 }
    entry.loading = reading
    publish(entry, now(), false)
    return reading
  }
}

function lifetimeOf<Data>(lifetime: Resource<Data>['lifetime'], data: Data): number {
  return (typeof lifetime === 'function' ? lifetime(data) : lifetime) ?? DEFAULT_LIFETIME
}

function publish(entry: CacheEntry, now: number, isExpired: boolean): void {
  if (!updateSnapshot(entry, now) && !isExpired) return
  for (const listener of new Set(entry.listeners)) listener(isExpired)
}

function isConfigured(resource: { readonly key?: unknown; readonly load?: unknown } | null | undefined): boolean {
  return typeof resource?.key === 'string' && resource.key !== '' && typeof resource.load === 'function'
}
