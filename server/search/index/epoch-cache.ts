import { LRUCache } from 'lru-cache'
import type { SearchIndex } from './search-index.ts'

/** The size limits of a cache. */
export interface EpochCacheLimits<Value> {
  readonly count: number
  /** The approximate size limit in bytes, where the count alone does not bound it. */
  readonly bytes?: { readonly maxBytes: number; readonly sizeOf: (value: Value, key: string) => number }
}

/**
 * Caches values computed from an index until the index changes. When it is full, the least recently used value is
 * dropped.
 */
export class EpochCache<Value extends object> {
  readonly #entries: LRUCache<string, Value>
  #epoch = -1

  constructor({ count, bytes }: EpochCacheLimits<Value>) {
    this.#entries =
      bytes === undefined
        ? new LRUCache({ max: count })
        : new LRUCache({
            max: count,
            maxSize: bytes.maxBytes,
            sizeCalculation: (value, key) => Math.max(1, bytes.sizeOf(value, key)),
          })
  }

  /** Returns the cached value of a key, or computes and caches it. */
  get(index: SearchIndex, key: string, compute: () => Value): Value {
    const cached = this.find(index, key)
    if (cached !== undefined) return cached
    const value = compute()
    this.#entries.set(key, value)
    return value
  }

  /** Finds the cached value of a key. */
  find(index: SearchIndex, key: string): Value | undefined {
    if (this.#epoch !== index.epoch) {
      this.#entries.clear()
      this.#epoch = index.epoch
    }
    return this.#entries.get(key)
  }

  /** Caches a value until the index changes, replacing an earlier one. */
  put(index: SearchIndex, key: string, value: Value): void {
    if (this.#epoch === index.epoch) this.#entries.set(key, value)
  }
}
