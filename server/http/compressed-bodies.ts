import { Cache } from '../cache/cache.ts'
import { compress, type Encoding } from './encodings.ts'
import { type CachedResponse, MAX_RESPONSE_BYTES } from './response-cache.ts'

/** The maximum number of bytes of compressed bodies in a process. */
const MAX_CACHE_BYTES = 28 * 1024 * 1024

/** About how many bytes an entry takes besides its content. */
const ENTRY_OVERHEAD_BYTES = 400

/** A body smaller than this is not compressed in the background. */
const MIN_COMPRESSED_BYTES = 1024

/** How many bodies are compressed at the same time in the background; others are compressed at a later request. */
const MAX_CONCURRENT_COMPRESSIONS = 8

/** The compressed forms of bodies that are cached; an ETag stands for the bytes, so that no form ever gets stale. */
const compressedBodies = new Cache<Buffer>({
  name: 'compressed bodies',
  bytes: { max: MAX_CACHE_BYTES, sizeOf: (bytes, key) => ENTRY_OVERHEAD_BYTES + 2 * key.length + bytes.length },
})

/** A body with the ETag of its bytes. */
type Body = Pick<CachedResponse, 'bytes' | 'etag'>

/**
 * Returns the compressed form of a body; undefined until it has been compressed in the background, and for a body that
 * is too small or too large for it.
 */
export function findCompressed(body: Body, encoding: Encoding): Buffer | undefined {
  const { length } = body.bytes
  if (length < MIN_COMPRESSED_BYTES || length > MAX_RESPONSE_BYTES) return undefined
  const compressed = compressedBodies.get(toKey(body, encoding))
  if (compressed === undefined && compressedBodies.loading < MAX_CONCURRENT_COMPRESSIONS)
    void getCompressed(body, encoding)
  return compressed
}

/** Returns the compressed form of a body; concurrent callers share the one compression. */
export function getCompressed(body: Body, encoding: Encoding): Promise<Buffer> {
  return compressedBodies.getOrLoad(toKey(body, encoding), () => compress(body.bytes, encoding))
}

function toKey({ etag }: Body, encoding: Encoding): string {
  return `${encoding} ${etag}`
}
