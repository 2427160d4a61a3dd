import { createHash } from 'node:crypto'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { Cache } from '../cache/cache.ts'
import type { PriceDependency } from '../webstore/service.ts'
import { toUnsharedBuffer } from './unshared-buffer.ts'

/** The maximum number of bytes of cached responses in a process, with their keys. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024

/** A response larger than this is neither cached nor compressed. */
export const MAX_RESPONSE_BYTES = 1024 * 1024

/** About how many bytes an entry takes besides its content. */
const ENTRY_OVERHEAD_BYTES = 400

/** About how many bytes the id of a product takes whose prices a response shows. */
const PRODUCT_ID_BYTES = 50

/** A successful response as it is sent. */
export interface CachedResponse {
  readonly status: number
  readonly bytes: Buffer
  readonly etag: string
}

/** A cacheable response with the prices that it shows; null when it shows none. */
export interface PricedResponse {
  readonly response: CachedResponse
  readonly prices: PriceDependency | null
}

/** The result of building a response: bytes to send and cache, or an error, which is not cached. */
export type BuiltResponse = PricedResponse | { readonly error: DomainError }

/** A cache of responses as bytes. */
export type ResponseCache = Cache<BuiltResponse>

/** Creates an empty cache of responses. */
export function createResponseCache(): ResponseCache {
  return new Cache<BuiltResponse>({
    name: 'responses',
    bytes: {
      max: MAX_CACHE_BYTES,
      sizeOf: (built, key) => ENTRY_OVERHEAD_BYTES + 2 * key.length + estimateBuiltSize(built),
    },
    isFresh: (built) => !('response' in built) || built.prices === null || built.prices.isCurrent(),
    isCacheable: (built) => 'response' in built && built.response.bytes.length <= MAX_RESPONSE_BYTES,
  })
}

function estimateBuiltSize(built: BuiltResponse): number {
  if (!('response' in built)) return 0
  return built.response.bytes.length + PRODUCT_ID_BYTES * (built.prices?.products.length ?? 0)
}

/** Creates a cacheable response with its ETag. */
export function toCachedResponse(status: number, text: string | ArrayBuffer | Buffer): CachedResponse {
  const bytes = toUnsharedBuffer(text)
  return { status, bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
