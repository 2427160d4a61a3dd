/** How a cache is doing since the process began. */
export interface CacheStatistics {
  readonly name: string
  /** How often a value was there, or was being loaded already. */
  readonly hits: number
  /** How often a value had to be made. */
  readonly misses: number
  readonly entries: number
  /** About how many bytes the entries take; null where only their number is bounded. */
  readonly bytes: number | null
}

interface MeasuredCache {
  readonly statistics: CacheStatistics
}

/** Weak references: a cache lives as long as its owner. */
const caches = new Map<string, WeakRef<MeasuredCache>>()

/** Makes a cache appear in the statistics, in place of an earlier one of that name. */
export function registerCache(name: string, cache: MeasuredCache): void {
  caches.set(name, new WeakRef(cache))
}

/** Lists how each cache of the process is doing, by name. */
export function listCacheStatistics(): CacheStatistics[] {
  return [...caches.values()]
    .flatMap((reference) => reference.deref()?.statistics ?? [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
