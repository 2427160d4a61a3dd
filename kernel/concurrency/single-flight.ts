/** Merges concurrent runs of the same work: calls while it is running get the result of that run. */
export class SingleFlight<Value, Key = string> {
  readonly #running = new Map<Key, Promise<Value>>()

  /** How many runs are under way. */
  get size(): number {
    return this.#running.size
  }

  /**
   * Returns the result of the run under way for a key, or starts one. When a run fails, every call that waits for it
   * fails; the next call starts another run.
   */
  run(key: Key, work: () => Promise<Value>): Promise<Value> {
    return this.#running.get(key) ?? this.#start(key, work)
  }

  /** Returns the promise of the run under way for a key; undefined when there is none. */
  findRunning(key: Key): Promise<Value> | undefined {
    return this.#running.get(key)
  }

  /** Forgets all runs under way, so that later calls start new ones; calls that wait for a run still get its result. */
  forgetRunning(): void {
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
