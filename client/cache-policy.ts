/** How long a response may be cached unless its resource says otherwise, in milliseconds. */
export const DEFAULT_LIFETIME = 300_000

/** How long SEO properties may be cached, in milliseconds. */
export const SEO_LIFETIME = 3_600_000

/** The lifetime of a response that never expires. */
export const NEVER_EXPIRES = -1

/** How a read uses the cache and the server. */
export type CachePolicy =
  /** The cached response while it is fresh, else the server; the default. */
  | { readonly type: 'cache-then-network' }
  /** The cached response while it is fresh, and the server in any case. */
  | { readonly type: 'cache-and-network' }
  /** Always the server. */
  | { readonly type: 'no-cache' }
  /** The cached response, however old, and never the server. */
  | { readonly type: 'only-if-cached' }
  /**
   * The cached response, also for `staleFor` milliseconds after it expired; then it is read again in the background.
   */
  | { readonly type: 'stale-while-revalidate'; readonly staleFor: number }
  /** The cached response if it was fresh at a time in milliseconds, else the server. */
  | { readonly type: 'valid-at'; readonly at: number }

/** Where a read is served from, and whether the cached response is refreshed as well. */
export interface CacheDecision {
  readonly from: 'cache' | 'network' | 'nowhere'
  readonly refresh: boolean
}

/** When a cached response expires, in milliseconds; null when there is none. */
export type Expiry = number | null

/** Decides how a read is served. */
export function decideCacheUse(policy: CachePolicy, expiresAt: Expiry, now: number): CacheDecision {
  const isFresh = expiresAt !== null && now < expiresAt
  switch (policy.type) {
    case 'cache-then-network':
      return { from: isFresh ? 'cache' : 'network', refresh: false }
    case 'cache-and-network':
      return { from: isFresh ? 'cache' : 'network', refresh: isFresh }
    case 'no-cache':
      return { from: 'network', refresh: false }
    case 'only-if-cached':
      return { from: expiresAt === null ? 'nowhere' : 'cache', refresh: false }
    case 'stale-while-revalidate': {
      const isUsable = expiresAt !== null && now < expiresAt + policy.staleFor
      return { from: isUsable ? 'cache' : 'network', refresh: isUsable && !isFresh }
    }
    case 'valid-at':
      return { from: expiresAt !== null && policy.at < expiresAt ? 'cache' : 'network', refresh: false }
    default:
      return policy satisfies never
  }
}

/** Returns when a response that is cached now expires. */
export function computeExpiry(now: number, lifetime: number): number {
  return lifetime === NEVER_EXPIRES ? Number.POSITIVE_INFINITY : now + lifetime
}
