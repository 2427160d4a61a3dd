import { createHash } from 'node:crypto'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { Cache } from '../cache/cache.ts'
import { toUnsharedBuffer } from './unshared-buffer.ts'

/** The maximum number of bytes of cached responses in a process, with their keys. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024

/** A response larger than this is neither cached nor compressed. */
export const MAX_RESPONSE_BYTES = 1024 * 1024

/** About how many bytes an entry takes besides its content. */
const ENTRY_OVERHEAD_BYTES = 400

/** A successful response as it is sent. */
export interface CachedResponse {
  readonly status: number
  readonly bytes: Buffer
  readonly etag: string
}

/** The result of building a response: bytes to send and cache, or an error, which is not cached. */
export type BuiltResponse = { readonly response: CachedResponse } | { readonly error: DomainError }

/** A cache of responses as bytes. */
export type ResponseCache = Cache<BuiltResponse>

/** Creates an empty cache of responses. */
export function createResponseCache(): ResponseCache {
  return new Cache<BuiltResponse>({
    name: 'responses',
    bytes: {
      max: MAX_CACHE_BYTES,
      sizeOf: (built, key) =>
        ENTRY_OVERHEAD_BYTES + 2 * key.length + ('response' in built ? built.response.bytes.length : 0),
    },
    isCacheable: (built) => 'response' in built && built.response.bytes.length <= MAX_RESPONSE_BYTES,
  })
}

/** Creates a cacheable response with its ETag. */
export function toCachedResponse(status: number, text: string | ArrayBuffer | Buffer): CachedResponse {
  const bytes = toUnsharedBuffer(text)
  return { status, bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
