import type { Database } from '@hydrant/database/connection/database.ts'
import { runExclusive } from './mutex.ts'
import { tryRenderRendition } from './create-rendition.ts'
import { chooseRendition, PREPARED_RENDITIONS, type Rendition } from './rendition.ts'
import {
  findBodySlice,
  findMedia,
  findRenditionSize,
  findRenditionSlice,
  insertRenditionIfMissing,
  type RenditionKey,
  type Slice,
  type StoredMedia,
} from './store.ts'

export { MEDIA_REFERENCE_PATTERN } from './media-reference-pattern.ts'
export { insertMissingMedia } from './store.ts'

/** The bytes of a file, read in chunks, so that a large file is never in memory as a whole. */
export interface MediaBytes {
  readonly mimeType: string
  readonly byteSize: number
  readonly chunks: () => AsyncIterable<Uint8Array>
}

/** The media for a request, before any bytes are read. */
export interface MediaResource {
  /** The ETag: equal for equal bytes of a content key. */
  readonly tag: string
  readonly open: () => Promise<MediaBytes>
}

/** A request for media: the width in pixels, null for the stored bytes, and the accepted formats. */
export interface MediaRequest {
  readonly contentKey: string
  readonly width: number | null
  readonly accept: string
}

/** The size of a chunk: the number of bytes in memory while a file is sent. */
const CHUNK_BYTES = 1024 * 1024

/**
 * Finds the media with a content key in the requested width and an accepted format, or null. A rendition that does not
 * exist is made and stored when `open` is called.
 */
export async function findMediaResource(database: Database, request: MediaRequest): Promise<MediaResource | null> {
  const stored = await database.query((db) => findMedia(db, request.contentKey))
  if (stored === null) return null
  const rendition = chooseRendition(stored, request)
  if (rendition === null) return { tag: request.contentKey, open: async () => openOriginal(database, stored) }
  const tag = `${request.contentKey}-${rendition.width}-${rendition.mimeType.replace('image/', '')}`
  return { tag, open: () => openOrCreateRenditionOrOriginal(database, stored, rendition) }
}

async function openOrCreateRenditionOrOriginal(
  database: Database,
  stored: StoredMedia,
  rendition: Rendition,
): Promise<MediaBytes> {
  const key = { mediaId: stored.id, ...rendition }
  const byteSize =
    (await findRenditionByteSize(database, key)) ??
    (await ensureRenditionAndGetSize({ database, stored, rendition, readOriginal: () => readBody(database, stored) }))
  // A file that cannot be decoded as an image is sent unchanged.
  if (byteSize === null) return openOriginal(database, stored)
  const readSlice = (slice: Slice) => database.query((db) => findRenditionSlice(db, key, slice))
  return { mimeType: rendition.mimeType, byteSize, chunks: () => readChunks(byteSize, readSlice) }
}

function findRenditionByteSize(database: Database, key: RenditionKey): Promise<number | null> {
  return database.query((db) => findRenditionSize(db, key))
}

function openOriginal(database: Database, { id, mimeType, byteSize }: StoredMedia): MediaBytes {
  const readSlice = (slice: Slice) => database.query((db) => findBodySlice(db, id, slice))
  return { mimeType, byteSize, chunks: () => readChunks(byteSize, readSlice) }
}

async function* readChunks(
  byteSize: number,
  readSlice: (slice: Slice) => Promise<Uint8Array | null>,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < byteSize; from += CHUNK_BYTES) {
    const chunk = await readSlice({ from, size: CHUNK_BYTES })
    if (chunk === null) throw new Error('The file was removed while it was being sent.')
    yield chunk
  }
}

/**
 * Makes and stores the missing renditions of an image that pages will request. Stops early when `shouldStop` returns
 * true.
 */
export async function createMissingPreparedRenditions(
  database: Database,
  contentKey: string,
  shouldStop: () => boolean,
): Promise<void> {
  const stored = await database.query((db) => findMedia(db, contentKey))
  const renditions =
    stored === null ? [] : PREPARED_RENDITIONS.flatMap((target) => chooseRendition(stored, target) ?? [])
  // Read once for all renditions.
  const original = stored === null || renditions.length === 0 ? null : await readBody(database, stored)
  if (stored === null || original === null) return
  for (const rendition of renditions) {
    if (shouldStop()) return
    await ensureRenditionAndGetSize({ database, stored, rendition, readOriginal: async () => original })
  }
}

interface RenderJob {
  readonly database: Database
  readonly stored: StoredMedia
  readonly rendition: Rendition
  readonly readOriginal: () => Promise<Uint8Array | null>
}

/**
 * Makes and stores a rendition, unless another request has done it meanwhile. Returns its size in bytes; null if the
 * image cannot be decoded.
 */
function ensureRenditionAndGetSize({ database, stored, rendition, readOriginal }: RenderJob): Promise<number | null> {
  const key = { mediaId: stored.id, ...rendition }
  return runExclusive(async () => {
    const existingSize = await findRenditionByteSize(database, key)
    if (existingSize !== null) return existingSize
    const original = await readOriginal()
    const body = original === null ? null : await tryRenderRendition(original, rendition)
    if (body === null) return null
    await database.transaction((tx) => insertRenditionIfMissing(tx, { ...key, body }))
    return findRenditionByteSize(database, key)
  })
}

/**
 * Reads all bytes of a file; null if it was deleted. Read in chunks, because the embedded database needs several times
 * the memory of a result and does not release it.
 */
async function readBody(database: Database, { id, byteSize }: StoredMedia): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(byteSize)
  for (let from = 0; from < byteSize; from += CHUNK_BYTES) {
    const chunk = await database.query((db) => findBodySlice(db, id, { from, size: CHUNK_BYTES }))
    if (chunk === null) return null
    bytes.set(chunk, from)
  }
  return byteSize === 0 ? null : bytes
}
