import { setImmediate as nextTurn } from 'node:timers/promises'

interface Batch<Requested, Value> {
  readonly requests: Map<string, Requested>
  readonly result: Promise<ReadonlyMap<string, Value>>
}

/** Combines the loads that several requests need in the same turn of the event loop into one call. */
export class BatchLoader<Requested extends { readonly id: string }, Value> {
  readonly #batches = new Map<string, Batch<Requested, Value>>()

  /**
   * Loads values by id; the result may contain values of other callers. Only callers with the same `profile` share a
   * call: for them equal ids must mean equal values, and `loadBatch` of any of them must do for all. The call starts
   * after the last of them has asked, so no value is older than a caller expects.
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
