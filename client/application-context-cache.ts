import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallAnswer, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** How long the store's switches may be used when the answer does not say, in milliseconds. */
const DEFAULT_LIFETIME = 300_000

/** How long before they expire they are read anew, in milliseconds. */
const REFRESHED_BEFORE = 30_000

/** What a cache of the store's switches needs. */
export interface ApplicationContextCacheOptions {
  /** The time in milliseconds; without one by the clock of the machine. */
  readonly now?: (() => number) | undefined
  readonly query?: CallQuery<'getApplicationContext'> | undefined
}

interface Entry {
  readonly context: CallAnswer<'getApplicationContext'>
  readonly expiresAt: number
}

/**
 * Keeps the store's switches for as long as the server says, and reads them anew half a minute before that ends.
 * Callers at the same moment share one reading; when it fails, what is kept serves until it really expires.
 */
export function createApplicationContextCache(
  { exchange }: Requester,
  { now = Date.now, query }: ApplicationContextCacheOptions = {},
) {
  let entry: Entry | null = null
  let reading: Promise<Entry> | null = null

  async function read(): Promise<Entry> {
    const { body, headers } = await exchange(ROUTES.getApplicationContext, { query, policy: { type: 'no-cache' } })
    entry = { context: body, expiresAt: now() + lifetimeOf(headers.get('cache-control')) }
    return entry
  }

  function refresh(): Promise<Entry> {
    // Shared, so that it cannot be given up by one of those who wait for it.
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  return {
    /** Answers the store's switches. */
    async get(): Promise<CallAnswer<'getApplicationContext'>> {
      const kept = entry
      if (kept !== null && now() < kept.expiresAt - REFRESHED_BEFORE) return kept.context
      try {
        return (await refresh()).context
      } catch (error) {
        if (kept !== null && now() < kept.expiresAt) return kept.context
        throw error
      }
    },
    /** Forgets what is kept. */
    clear(): void {
      entry = null
    },
  }
}

/** Milliseconds that a Cache-Control header allows. */
function lifetimeOf(cacheControl: string | null): number {
  if (/\bno-(?:store|cache)\b/i.test(cacheControl ?? '')) return 0
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(cacheControl ?? '')?.[1]
  return seconds === undefined ? DEFAULT_LIFETIME : Number(seconds) * 1000
}
