/** Merges concurrent runs of the same work: calls while it is running get the result of that run. */
export class SingleFlight<Value, Key = string> {
  readonly #running = new Map<Key, Promise<Value>>()

  /** How many runs are under way. */
  get size(): number {
    return this.#running.size
  }

  /**
   * Returns the result of the run under way for a key, or starts one. A failed run fails for all who share it; the next
   * call starts another.
   */
  run(key: Key, work: () => Promise<Value>): Promise<Value> {
    return this.#running.get(key) ?? this.#start(key, work)
  }

  /** The run under way for a key, if there is one. */
  find(key: Key): Promise<Value> | undefined {
    return this.#running.get(key)
  }

  /** Lets later calls start runs of their own; who shares a run under way still gets its result. */
  forget(): void {
    this.#running.clear()
  }

  #start(key: Key, work: () => Promise<Value>): Promise<Value> {
    const run = work().finally(() => {
      if (this.#running.get(key) === run) this.#running.delete(key)
    })
    this.#running.set(key, run)
    return run
  }
}
