import { Cache } from '../cache/cache.ts'
import { compress, type Encoding } from './encodings.ts'
import { type CachedResponse, MAX_RESPONSE_BYTES } from './response-cache.ts'

/** The maximum number of bytes of compressed bodies in a process. */
const MAX_CACHE_BYTES = 28 * 1024 * 1024

/** About how many bytes an entry takes besides its content. */
const ENTRY_OVERHEAD_BYTES = 400

/** A body smaller than this is not compressed in the background. */
const MIN_COMPRESSED_BYTES = 1024

/**
 * The maximum number of bodies that are compressed in the background at the same time; others are compressed at a later
 * request.
 */
const MAX_CONCURRENT_COMPRESSIONS = 8

/**
 * The cached compressed bodies. The key contains the ETag, which changes with the bytes, so an entry is never stale.
 */
const compressedBodies = new Cache<Buffer>({
  name: 'compressed bodies',
  bytes: { max: MAX_CACHE_BYTES, sizeOf: (bytes, key) => ENTRY_OVERHEAD_BYTES + 2 * key.length + bytes.length },
})

/** A body with the ETag of its bytes. */
type Body = Pick<CachedResponse, 'bytes' | 'etag'>

/**
 * Returns the compressed body if it is cached. Otherwise starts to compress it in the background and returns undefined;
 * bodies that are too small or too large are not compressed.
 */
export function findCompressedOrStart(body: Body, encoding: Encoding): Buffer | undefined {
  const { length } = body.bytes
  if (length < MIN_COMPRESSED_BYTES || length > MAX_RESPONSE_BYTES) return undefined
  const compressed = compressedBodies.get(toCompressedBodyKey(body, encoding))
  if (compressed === undefined && compressedBodies.loadingCount < MAX_CONCURRENT_COMPRESSIONS)
    void getOrCompress(body, encoding)
  return compressed
}

/** Returns the compressed body, and compresses it unless it is cached; concurrent callers share one compression. */
export function getOrCompress(body: Body, encoding: Encoding): Promise<Buffer> {
  return compressedBodies.getOrLoad(toCompressedBodyKey(body, encoding), () => compress(body.bytes, encoding))
}

function toCompressedBodyKey({ etag }: Body, encoding: Encoding): string {
  return `${encoding} ${etag}`
}
