import { setImmediate as nextTurn } from 'node:timers/promises'

interface Batch<Requested, Value> {
  readonly requests: Map<string, Requested>
  readonly result: Promise<ReadonlyMap<string, Value>>
}

/** Combines loads of several requests in the same turn of the event loop into one call. */
export class BatchLoader<Requested extends { readonly id: string }, Value> {
  readonly #batches = new Map<string, Batch<Requested, Value>>()

  /**
   * Loads values by id, in one call of `loadBatch` for all callers with the same `profile` in this turn of the event
   * loop; the result may contain the values of the other callers, too. A profile must determine the value of each id,
   * because only the first caller's `loadBatch` is used. It is called after all of them have called, so that no value
   * is older than a caller expects.
   */
  load(
    profile: string,
    missing: readonly Requested[],
    loadBatch: (requests: readonly Requested[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const batch = this.#batches.get(profile) ?? this.#startBatch(profile, loadBatch)
    for (const request of missing) batch.requests.set(request.id, request)
    return batch.result
  }

  #startBatch(
    profile: string,
    loadBatch: (requests: readonly Requested[]) => Promise<ReadonlyMap<string, Value>>,
  ): Batch<Requested, Value> {
    const requests = new Map<string, Requested>()
    const result = nextTurn().then(() => {
      this.#batches.delete(profile)
      return loadBatch([...requests.values()])
    })
    const batch = { requests, result }
    this.#batches.set(profile, batch)
    return batch
  }
}
