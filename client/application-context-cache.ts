import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallResponse, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** How long the application context may be cached when the response does not say, in milliseconds. */
const DEFAULT_LIFETIME = 300_000

/** How long before its expiry the application context is read again, in milliseconds. */
const REFRESH_BEFORE_EXPIRY = 30_000

/** Options of a cache of the store's application context. */
export interface ApplicationContextCacheOptions {
  /** Returns the time in milliseconds; `Date.now` by default. */
  readonly now?: (() => number) | undefined
  readonly query?: CallQuery<'getApplicationContext'> | undefined
}

interface Entry {
  readonly context: CallResponse<'getApplicationContext'>
  readonly expiresAt: number
}

/**
 * Caches the store's application context for as long as the server's response allows, and reads it again half a minute
 * before that ends. Concurrent callers share one read; when it fails, the cached context is used until it expires.
 */
export function createApplicationContextCache(
  { exchange }: Requester,
  { now = Date.now, query }: ApplicationContextCacheOptions = {},
) {
  let entry: Entry | null = null
  let pendingRead: Promise<Entry> | null = null

  async function read(): Promise<Entry> {
    const { body, headers } = await exchange(ROUTES.getApplicationContext, { query, policy: { type: 'no-cache' } })
    entry = { context: body, expiresAt: now() + parseLifetime(headers.get('cache-control')) }
    return entry
  }

  function refresh(): Promise<Entry> {
    // Shared by all callers, so no single caller can abort it.
    pendingRead ??= read().finally(() => {
      pendingRead = null
    })
    return pendingRead
  }

  return {
    /** Returns the application context, from the cache or from the server. */
    async get(): Promise<CallResponse<'getApplicationContext'>> {
      const cached = entry
      if (cached !== null && now() < cached.expiresAt - REFRESH_BEFORE_EXPIRY) return cached.context
      try {
        return (await refresh()).context
      } catch (error) {
        if (cached !== null && now() < cached.expiresAt) return cached.context
        throw error
      }
    },
    /** Empties the cache. */
    clear(): void {
      entry = null
    },
  }
}

/** Returns how many milliseconds a Cache-Control header allows a response to be used. */
function parseLifetime(cacheControl: string | null): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(cacheControl ?? '')?.[1]
  return seconds === undefined ? DEFAULT_LIFETIME : Number(seconds) * 1000
}
