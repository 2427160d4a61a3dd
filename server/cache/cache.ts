import { LRUCache } from 'lru-cache'
import { SingleFlight } from '@hydrant/kernel/concurrency/single-flight.ts'
import { type CacheStatistics, registerCache } from './statistics.ts'

/** Options of a cache. `maxEntries` limits the number of entries, `bytes` their size; at least one is needed. */
export interface CacheOptions<Value, Key> {
  /** Names the cache in the log and in ARCHITECTURE.md. */
  readonly name: string
  readonly maxEntries?: number
  /** The size limit in bytes, and how many an entry takes, about. */
  readonly bytes?: { readonly max: number; readonly sizeOf: (value: NonNullable<Value>, key: Key) => number }
  /** Whether a loaded value may be cached; by default every value may, except null and undefined. */
  readonly isCacheable?: (value: NonNullable<Value>) => boolean
  /** Whether a cached value may still be used; by default every value may until it is removed. */
  readonly isFresh?: (value: NonNullable<Value>) => boolean
  /** Whether a fresh value is loaded again in the background while it is used; by default none is. */
  readonly needsRefresh?: (value: NonNullable<Value>) => boolean
  /**
   * Whether concurrent callers share one load; true by default. False where loads read inside the transaction of their
   * caller: nobody may wait for the transaction of somebody else.
   */
  readonly sharesLoads?: boolean
}

/** The requests of one `getOrLoadMany`. */
export interface BatchLookup<Request, Value, Key> {
  readonly requests: readonly Request[]
  /** The key of a value in the cache. */
  readonly toKey: (request: Request) => Key
  /** The key of a value in the results. */
  readonly toResultKey: (request: Request) => string
  /** Whether a loaded value may be cached; by default every value may. */
  readonly isCacheable?: (request: Request, value: Value) => boolean
}

/**
 * The cache class of the server; it has a limit, and evicts the least recently used entry first.
 *
 * Concurrent loads of one key are merged into one. The value of a load that started before an invalidation is returned
 * but not cached, because it may have been read before the change. A failed load fails for all callers that wait for it
 * and is not cached. (The library's own `fetch` returns to waiting callers only what it stores, and cannot discard
 * running loads without knowing their keys.)
 */
export class Cache<Value, Key extends {} = string> {
  readonly #name: string
  readonly #entries: LRUCache<Key, NonNullable<Value>>
  readonly #loads = new SingleFlight<Value, Key>()
  readonly #isCacheable: (value: NonNullable<Value>) => boolean
  readonly #isFresh: (value: NonNullable<Value>) => boolean
  readonly #needsRefresh: (value: NonNullable<Value>) => boolean
  readonly #sharesLoads: boolean
  #version: unknown
  #isSuspended = false
  /** Goes up with every invalidation: a load compares it at its start and at its end. */
  #generation = 0
  #hits = 0
  #misses = 0

  /** Creates an empty cache, which the log of the process lists by its name. */
  constructor(options: CacheOptions<Value, Key>) {
    const { name, maxEntries, bytes, sharesLoads = true } = options
    const { isCacheable = always, isFresh = always, needsRefresh = never } = options
    this.#name = name
    this.#entries = new LRUCache({
      max: maxEntries ?? 0,
      ...(bytes !== undefined && {
        maxSize: bytes.max,
        sizeCalculation: (value, key) => Math.max(1, Math.ceil(bytes.sizeOf(value, key))),
      }),
    })
    this.#isCacheable = isCacheable
    this.#isFresh = isFresh
    this.#needsRefresh = needsRefresh
    this.#sharesLoads = sharesLoads
    registerCache(name, this)
  }

  /** Returns the numbers of hits, misses and entries, and the size in bytes. */
  get statistics(): CacheStatistics {
    return {
      name: this.#name,
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#entries.size,
      bytes: this.#entries.maxSize === 0 ? null : this.#entries.calculatedSize,
    }
  }

  /** How many shared loads are under way. */
  get loadingCount(): number {
    return this.#loads.size
  }

  /** Returns the cached value, if there is one that is still fresh. */
  get(key: Key): NonNullable<Value> | undefined {
    const cached = this.#entries.get(key)
    if (cached === undefined) return undefined
    if (!this.#isFresh(cached)) {
      this.#entries.delete(key)
      return undefined
    }
    this.#hits += 1
    return cached
  }

  /** Returns the cached value, or computes and caches it. */
  getOrCompute(key: Key, compute: () => Value): Value {
    const cached = this.get(key)
    if (cached !== undefined) return cached
    const value = compute()
    this.set(key, value)
    return value
  }

  /**
   * Returns the cached value, or loads and caches it. Rejects with the error of the load. When a load in the background
   * fails, the error is ignored and the cached value is used until it is no longer fresh. Callers with the same `loadKey`
   * share one load: it contains a version when a load that began at an earlier version must not be shared. Of a load in
   * the background there is one for each key.
   */
  getOrLoad(key: Key, load: () => Promise<Value>, loadKey: Key = key): Promise<Value> {
    const cached = this.get(key)
    if (cached !== undefined) {
      if (this.#needsRefresh(cached)) this.#loads.run(key, () => this.#loadAndStore(key, load)).catch(() => undefined)
      return Promise.resolve(cached)
    }
    if (this.#isSuspended || !this.#sharesLoads) return this.#loadAndStore(key, load)
    const running = this.#loads.findRunning(loadKey)
    if (running !== undefined) this.#hits += 1
    return running ?? this.#loads.run(loadKey, () => this.#loadAndStore(key, load))
  }

  /**
   * Returns the cached values, and loads and caches the missing ones with one call. The results are a map by
   * `toResultKey`; values that the load does not return are missing in it. Loads of concurrent callers are not merged.
   */
  async getOrLoadMany<Request>(
    { requests, toKey, toResultKey, isCacheable = () => true }: BatchLookup<Request, Value, Key>,
    loadMissing: (missing: Request[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    const values = new Map<string, Value>()
    const missing: Request[] = []
    for (const request of requests) {
      const cached = this.get(toKey(request))
      if (cached === undefined) missing.push(request)
      else values.set(toResultKey(request), cached)
    }
    if (missing.length === 0) return values
    this.#misses += missing.length
    const generation = this.#generation
    const loaded = await loadMissing(missing)
    for (const request of missing) {
      const value = loaded.get(toResultKey(request))
      if (value === undefined) continue
      values.set(toResultKey(request), value)
      if (generation === this.#generation && isCacheable(request, value)) this.#store(toKey(request), value)
    }
    return values
  }

  /**
   * Caches a value that the caller has computed, if it may be cached, in place of an earlier one. It counts as a miss.
   */
  set(key: Key, value: Value): void {
    this.#misses += 1
    this.#store(key, value)
  }

  /**
   * Removes all values unless they belong to this version of the data, and uses the cache for this version from now on.
   * Versions are compared by identity. Returns the cache.
   */
  switchToVersion(version: unknown): this {
    if (this.#version !== version) {
      this.invalidate()
      this.#version = version
    }
    return this
  }

  /** Removes the entries whose value has changed, or all entries, and discards running loads. */
  invalidate(hasChanged?: (value: NonNullable<Value>) => boolean): void {
    this.#generation += 1
    this.#loads.forgetRunning()
    if (hasChanged === undefined) return this.#entries.clear()
    // Listed first: the library cannot remove entries while it is iterated.
    const changed = this.#entries.entries().filter(([, value]) => hasChanged(value))
    for (const [key] of changed.toArray()) this.#entries.delete(key)
  }

  /** Empties the cache and caches nothing until `resume` is called: for times when changes may be missed. */
  suspend(): void {
    this.invalidate()
    this.#isSuspended = true
  }

  /** Starts to cache values again after `suspend`. */
  resume(): void {
    this.invalidate()
    this.#isSuspended = false
  }

  #store(key: Key, value: Value): void {
    if (value === null || value === undefined || this.#isSuspended) return
    if (this.#isCacheable(value)) this.#entries.set(key, value)
  }

  async #loadAndStore(key: Key, load: () => Promise<Value>): Promise<Value> {
    this.#misses += 1
    const generation = this.#generation
    const value = await load()
    if (generation === this.#generation) this.#store(key, value)
    return value
  }
}

const always = (): boolean => true
const never = (): boolean => false
