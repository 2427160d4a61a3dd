import { type CacheEntry, createCacheEntry, NOTHING_KNOWN, outcomeValue, type Snapshot, updateSnapshot } from './cache-entry.ts'
import { type CachePolicy, chooseServing, DEFAULT_LIFETIME, expiryOf } from './cache-policy.ts'
import { cacheMiss, hasStatus, invalidConfiguration } from './errors.ts'

/** Something that can be read from the server, named so that the same thing is read once. */
export interface Resource<Data> {
  readonly key: string
  readonly load: () => Promise<Data>
  /** How long an answer may be used, in milliseconds; -1 for ever, five minutes unless it is given. */
  readonly lifetime?: number | undefined
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

  // The overload is where what is kept gets its type back: under one key there is one kind of data, that is what the key is for.
  function read<Data>(resource: Resource<Data>, policy?: CachePolicy): Promise<Data>
  async function read(resource: Resource<unknown>, policy = USUAL_POLICY): Promise<unknown> {
    if (!isConfigured(resource)) throw invalidConfiguration()
    const expiresAt = entries.get(resource.key)?.expiresAt ?? null
    const { from, refresh } = chooseServing(policy, expiresAt, now())
    if (from === 'nowhere') throw cacheMiss(resource.key)
    const entry = entryOf(resource.key)
    if (from === 'network') return entry.loading ?? load(resource, entry, 'for a reader')
    // How a refresh ends is in the snapshot; the reader has been served.
    if (refresh && entry.loading === null) load(resource, entry, 'unasked').catch(() => undefined)
    return outcomeValue(entry)
  }

  return {
    /** Reads a resource. Rejects with what the reading rejected with, and with a `FetchResponseError` of 504 where only what is kept was wanted. */
    read,
    /** What is known of a resource now; the same object until that changes. */
    snapshot(key: string): Snapshot {
      const entry = entries.get(key)
      if (entry === undefined) return NOTHING_KNOWN
      updateSnapshot(entry, now())
      return entry.snapshot
    },
    /** Calls the listener when what is known of a resource changes, until the function that is answered is called. */
    subscribe(key: string, listener: () => void): () => void {
      const { listeners } = entryOf(key)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Says that what is kept under these keys is no longer true; what is being read is not kept either. */
    expire(isMeant: (key: string) => boolean): void {
      for (const [key, entry] of entries) {
        if (!isMeant(key)) continue
        Object.assign(entry, { edition: entry.edition + 1, loading: null, expiresAt: entry.expiresAt && Math.min(entry.expiresAt, now()) })
        publish(entry, now())
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

  return async (resource: Resource<unknown>, entry: CacheEntry, why: 'for a reader' | 'unasked'): Promise<unknown> => {
    const { edition } = entry
    const { lifetime = DEFAULT_LIFETIME } = resource
    const settle = (news: Partial<CacheEntry>) => {
      if (entry.edition !== edition) return
      Object.assign(entry, { loading: null, ...news })
      publish(entry, now())
      trim()
    }
    // A load that throws at once fails like one that throws later.
    entry.loading = (async () => resource.load())().then(
      (data) => {
        settle({ outcome: { data }, lifetime, expiresAt: expiryOf(now(), lifetime) })
        return data
      },
      (error: unknown) => {
        // That there is no such thing is an answer like any other. A refresh that fails takes nothing away.
        if (hasStatus(error, 404)) settle({ outcome: { error }, lifetime, expiresAt: expiryOf(now(), lifetime) })
        else settle(why === 'unasked' ? {} : { outcome: { error }, lifetime, expiresAt: null })
        throw error
      },
    )
    publish(entry, now())
    return entry.loading
  }
}

function publish(entry: CacheEntry, now: number): void {
  if (!updateSnapshot(entry, now)) return
  for (const listener of entry.listeners) listener()
}

function isConfigured(resource: { readonly key?: unknown; readonly load?: unknown } | null | undefined): boolean {
  return typeof resource?.key === 'string' && resource.key !== '' && typeof resource.load === 'function'
}
