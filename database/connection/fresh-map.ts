/**
 * Values read from the database, remembered until a change of them is heard of.
 *
 * Whoever owns it watches the database and calls `forget` for what has changed. A reading that was under way at that
 * moment is answered but not remembered, because it may have seen the state before the change.
 */
export class FreshMap<Value> {
  readonly #limit: number
  readonly #isWorthIt: (value: Value) => boolean
  readonly #values = new Map<string, Value>()
  readonly #readings = new Map<string, Promise<Value>>()
  #isCertain = true

  /** Remembers up to `limit` values that are worth it; beyond that the oldest go. */
  constructor(limit: number, isWorthIt: (value: Value) => boolean = () => true) {
    this.#limit = limit
    this.#isWorthIt = isWorthIt
  }

  /** The remembered value, if there is one. */
  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** The remembered value, or what `read` finds. Callers that ask for one key at once share one reading. */
  async find(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    if (!this.#isCertain) return read()
    return this.#readings.get(key) ?? this.#read(key, read)
  }

  /** Drops one value, and keeps a reading of it that is under way from being remembered. */
  forgetKey(key: string): void {
    this.#values.delete(key)
    this.#readings.delete(key)
  }

  /** Drops what has changed, or everything, and keeps readings that are under way from being remembered. */
  forget(hasChanged: (value: Value) => boolean = () => true): void {
    this.#readings.clear()
    for (const [key, value] of this.#values) if (hasChanged(value)) this.#values.delete(key)
  }

  /** Remembers nothing until `trust`: changes may go unheard. */
  distrust(): void {
    this.#isCertain = false
    this.forget()
  }

  /** Remembers again what is read from now on. */
  trust(): void {
    this.forget()
    this.#isCertain = true
  }

  async #read(key: string, read: () => Promise<Value>): Promise<Value> {
    const reading = read()
    this.#readings.set(key, reading)
    try {
      const value = await reading
      if (this.#readings.get(key) === reading && this.#isWorthIt(value)) this.#keep(key, value)
      return value
    } finally {
      if (this.#readings.get(key) === reading) this.#readings.delete(key)
    }
  }

  #keep(key: string, value: Value): void {
    if (this.#values.size >= this.#limit) for (const oldest of this.#values.keys().take(1)) this.#values.delete(oldest)
    this.#values.set(key, value)
  }
}
