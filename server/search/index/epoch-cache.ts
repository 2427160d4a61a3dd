import { LRUCache } from 'lru-cache'
import type { SearchIndex } from './search-index.ts'

/** How much is kept at once. */
export interface EpochCacheLimits<Value> {
  readonly count: number
  /** So many bytes, about, where that is not bounded by the count. */
  readonly bytes?: { readonly most: number; readonly of: (value: Value, key: string) => number }
}

/**
 * Keeps what was worked out from an index until the index changes; of more than is to be kept the longest unused is
 * forgotten.
 */
export class EpochCache<Value extends object> {
  readonly #kept: LRUCache<string, Value>
  #epoch = -1

  constructor({ count, bytes }: EpochCacheLimits<Value>) {
    this.#kept =
      bytes === undefined
        ? new LRUCache({ max: count })
        : new LRUCache({
            max: count,
            maxSize: bytes.most,
            sizeCalculation: (value, key) => Math.max(1, bytes.of(value, key)),
          })
  }

  /** What is kept under a key, worked out where it is not. */
  get(index: SearchIndex, key: string, work: () => Value): Value {
    const known = this.find(index, key)
    if (known !== undefined) return known
    const value = work()
    this.#kept.set(key, value)
    return value
  }

  /** What is kept under a key. */
  find(index: SearchIndex, key: string): Value | undefined {
    if (this.#epoch !== index.epoch) {
      this.#kept.clear()
      this.#epoch = index.epoch
    }
    return this.#kept.get(key)
  }

  /** Keeps a value, in place of another one, for as long as the index is as it is now. */
  put(index: SearchIndex, key: string, value: Value): void {
    if (this.#epoch === index.epoch) this.#kept.set(key, value)
  }
}
