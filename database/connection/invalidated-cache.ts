/**
 * Caches values read from the database until a change invalidates them.
 *
 * Its owner subscribes to changes and calls `invalidate` for what has changed. A read that is under way at that moment
 * is returned but not cached, because it may have read the state before the change.
 */
export class InvalidatedCache<Value> {
  readonly #limit: number
  readonly #shouldCache: (value: Value) => boolean
  readonly #values = new Map<string, Value>()
  readonly #pendingReads = new Map<string, Promise<Value>>()
  #isReliable = true

  /** Caches up to `limit` values that `shouldCache` accepts; beyond that the oldest are removed. */
  constructor(limit: number, shouldCache: (value: Value) => boolean = () => true) {
    this.#limit = limit
    this.#shouldCache = shouldCache
  }

  /** Returns the cached value, if there is one. */
  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Returns the cached value, or calls `read`. Concurrent callers with the same key share one read. */
  async getOrRead(key: string, read: () => Promise<Value>): Promise<Value> {
    const cached = this.#values.get(key)
    if (cached !== undefined) return cached
    if (!this.#isReliable) return read()
    return this.#pendingReads.get(key) ?? this.#read(key, read)
  }

  /** Removes one value; a read of it that is under way is not cached. */
  invalidateKey(key: string): void {
    this.#values.delete(key)
    this.#pendingReads.delete(key)
  }

  /** Removes what has changed, or everything; reads that are under way are not cached. */
  invalidate(hasChanged: (value: Value) => boolean = () => true): void {
    this.#pendingReads.clear()
    for (const [key, value] of this.#values) if (hasChanged(value)) this.#values.delete(key)
  }

  /** Caches nothing until `resume` is called, because changes may be missed. */
  suspend(): void {
    this.#isReliable = false
    this.invalidate()
  }

  /** Caches again what is read from now on. */
  resume(): void {
    this.invalidate()
    this.#isReliable = true
  }

  async #read(key: string, read: () => Promise<Value>): Promise<Value> {
    const pendingRead = read()
    this.#pendingReads.set(key, pendingRead)
    try {
      const value = await pendingRead
      if (this.#pendingReads.get(key) === pendingRead && this.#shouldCache(value)) this.#store(key, value)
      return value
    } finally {
      if (this.#pendingReads.get(key) === pendingRead) this.#pendingReads.delete(key)
    }
  }

  #store(key: string, value: Value): void {
    if (this.#values.size >= this.#limit) for (const oldest of this.#values.keys().take(1)) this.#values.delete(oldest)
    this.#values.set(key, value)
  }
}
