import type { SearchIndex } from './search-index.ts'

/** Keeps what was worked out from an index until the index changes; of more than `limit` things the longest unused is forgotten. */
export class EpochCache<Value> {
  readonly #limit: number
  readonly #kept = new Map<string, Value>()
  #epoch = -1

  constructor(limit: number) {
    this.#limit = limit
  }

  /** What is kept under a key, worked out where it is not. */
  get(index: SearchIndex, key: string, work: () => Value): Value {
    if (this.#epoch !== index.epoch) {
      this.#kept.clear()
      this.#epoch = index.epoch
    }
    const value = this.#kept.has(key) ? this.#kept.get(key) : undefined
    const found = value ?? work()
    this.#kept.delete(key)
    this.#kept.set(key, found)
    const oldest = this.#kept.size > this.#limit ? this.#kept.keys().next() : undefined
    if (oldest?.done === false) this.#kept.delete(oldest.value)
    return found
  }
}
