/** How long an answer may be used unless its resource says otherwise, in milliseconds. */
export const DEFAULT_LIFETIME = 300_000

/** How long the properties that pages have for search engines may be used, in milliseconds. */
export const SEO_LIFETIME = 3_600_000

/** The lifetime of what never expires. */
export const NEVER_EXPIRES = -1

/** How a reader wants to be served from what is kept and from the server. */
export type CachePolicy =
  /** What is kept while it is fresh, else the server; what readers get who say nothing. */
  | { readonly type: 'cache-then-network' }
  /** What is kept while it is fresh, and the server in any case. */
  | { readonly type: 'cache-and-network' }
  /** The server in any case. */
  | { readonly type: 'no-cache' }
  /** What is kept, however old, and never the server. */
  | { readonly type: 'only-if-cached' }
  /** What is kept, also for `staleFor` milliseconds after it expired; then it is read anew behind the reader's back. */
  | { readonly type: 'stale-while-revalidate'; readonly staleFor: number }
  /** What is kept if it was fresh at a moment in milliseconds, else the server. */
  | { readonly type: 'valid-at'; readonly at: number }

/** What a reader is served, and whether the server is asked besides. */
export interface Serving {
  readonly from: 'cache' | 'network' | 'nowhere'
  readonly refresh: boolean
}

/** When something kept expires, in milliseconds; null when nothing is kept. */
export type Expiry = number | null

/** Decides how a reader is served. */
export function chooseServing(policy: CachePolicy, expiresAt: Expiry, now: number): Serving {
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

/** When something that is kept now expires. */
export function expiryOf(now: number, lifetime: number): number {
  return lifetime === NEVER_EXPIRES ? Number.POSITIVE_INFINITY : now + lifetime
}
