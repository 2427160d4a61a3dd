import { Cache } from '../../cache/cache.ts'
import type { CachedResponse } from '../../http/response-cache.ts'

/** The maximum size of the JSON whose parsed form is cached, in bytes; parsed, it takes a few times as much memory. */
const MAX_CACHE_BYTES = 4 * 1024 * 1024

/** The parsed bodies of responses that the API caches, for pages; an ETag stands for the bytes. */
const parsedResponses = new Cache<{ readonly body: unknown; readonly bytes: number }>({
  name: 'parsed responses',
  bytes: { max: MAX_CACHE_BYTES, sizeOf: ({ bytes }) => bytes },
})

/** Parses the body of a cached response; equal bodies are the same frozen object. */
export function parseOnce({ bytes, etag }: CachedResponse): unknown {
  return parsedResponses.getOrCompute(etag, () => ({
    body: freezeAll(JSON.parse(bytes.toString())),
    bytes: bytes.length,
  })).body
}

/** Freezes what JSON contains: a loader must not change what other pages are made from. */
function freezeAll(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freezeAll(part)
  return Object.freeze(value)
}
