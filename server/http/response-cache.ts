import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DomainError } from '@hydrant/kernel/result/result.ts'
import { compress, type Encoding } from './encodings.ts'
import { toUnsharedBuffer } from './unshared-buffer.ts'

/** The maximum number of bytes of cached responses in a process, with their keys. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024

/** A response larger than this is not cached. */
const MAX_RESPONSE_BYTES = 1024 * 1024

/** A response smaller than this is not compressed. */
const MIN_COMPRESSED_BYTES = 1024

/** How many responses are compressed at the same time; others are compressed at a later request. */
const MAX_CONCURRENT_COMPRESSIONS = 8

/** About how many bytes an entry takes besides its content. */
const ENTRY_OVERHEAD_BYTES = 400

/** A successful response as it is sent. */
export interface CachedResponse {
  readonly status: number
  readonly bytes: Buffer
  readonly etag: string
  readonly encoded: Map<Encoding, Buffer>
}

/** The result of building a response: bytes to send and cache, or an error, which is not cached. */
export type BuiltResponse = { readonly response: CachedResponse } | { readonly error: DomainError }

/** Caches responses as bytes; the least recently used are evicted first. */
export class ResponseCache {
  readonly #responses = new LRUCache<string, CachedResponse>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: sizeInBytes })
  readonly #pending = new Map<string, Promise<BuiltResponse>>()
  readonly #compressing = new Set<string>()

  /** The cached response of a key. */
  find(key: string): CachedResponse | undefined {
    return this.#responses.get(key)
  }

  /** Builds and caches a response; requests for the same key in the meantime share the one build. */
  buildOnce(key: string, build: () => Promise<BuiltResponse>): Promise<BuiltResponse> {
    const inProgress = this.#pending.get(key)
    if (inProgress !== undefined) return inProgress
    const building = build()
      .then((built) => {
        if ('response' in built && built.response.bytes.length <= MAX_RESPONSE_BYTES)
          this.#responses.set(key, built.response)
        return built
      })
      .finally(() => this.#pending.delete(key))
    this.#pending.set(key, building)
    return building
  }

  /**
   * The compressed bytes of a response; undefined until they have been compressed in the background. Only cached
   * responses are compressed.
   */
  encoded(key: string, response: CachedResponse, encoding: Encoding): Buffer | undefined {
    const bytes = response.encoded.get(encoding)
    const shouldCompress =
      bytes === undefined &&
      response.bytes.length >= MIN_COMPRESSED_BYTES &&
      this.#compressing.size < MAX_CONCURRENT_COMPRESSIONS
    if (shouldCompress && this.#isCached(key, response)) void this.#compress(key, response, encoding)
    return bytes
  }

  #isCached(key: string, response: CachedResponse): boolean {
    return this.#responses.peek(key)?.encoded === response.encoded
  }

  async #compress(key: string, response: CachedResponse, encoding: Encoding): Promise<void> {
    const job = `${encoding} ${key}`
    if (this.#compressing.has(job)) return
    this.#compressing.add(job)
    try {
      response.encoded.set(encoding, await compress(response.bytes, encoding))
      // The entry has grown, so its size is counted again, unless it has been evicted. The cache recounts only a new
      // object.
      if (this.#isCached(key, response)) this.#responses.set(key, { ...response })
    } finally {
      this.#compressing.delete(job)
    }
  }
}

/** Creates a cacheable response with its ETag. */
export function toCachedResponse(status: number, text: string | ArrayBuffer | Buffer): CachedResponse {
  const bytes = toUnsharedBuffer(text)
  return {
    status,
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encoded: new Map(),
  }
}

function sizeInBytes({ bytes, encoded }: CachedResponse, key: string): number {
  return (
    ENTRY_OVERHEAD_BYTES +
    2 * key.length +
    bytes.length +
    encoded.values().reduce((sum, variant) => sum + variant.length, 0)
  )
}
