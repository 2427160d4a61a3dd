/** The statistics of a cache since the process started. */
export interface CacheStatistics {
  readonly name: string
  /** How often a value was cached, or a running load of it was shared. */
  readonly hits: number
  /** How often a value had to be loaded or computed. */
  readonly misses: number
  readonly entries: number
  /** About how many bytes the entries take; null where only their number is bounded. */
  readonly bytes: number | null
}

interface MeasuredCache {
  readonly statistics: CacheStatistics
}

/** Weak references, so that a cache can be garbage-collected with its owner. */
const caches = new Map<string, WeakRef<MeasuredCache>>()

/** Adds a cache to the statistics, in place of an earlier one of that name. */
export function registerCache(name: string, cache: MeasuredCache): void {
  caches.set(name, new WeakRef(cache))
}

/** Lists the statistics of each cache of the process, by name. */
export function listCacheStatistics(): CacheStatistics[] {
  return [...caches.values()]
    .flatMap((reference) => reference.deref()?.statistics ?? [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
