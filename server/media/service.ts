import type { Database } from '@hydrant/database/connection/database.ts'
import { runExclusive } from './mutex.ts'
import { tryRenderRendition } from './create-rendition.ts'
import { chooseRendition, PREPARED_RENDITIONS, type Rendition } from './rendition.ts'
import { getObjectStore, type ObjectStore, readObject, toOriginalKey, toRenditionObjectKey } from './object-store.ts'
import {
  findBodySlice,
  findMedia,
  findRendition,
  findRenditionSlice,
  insertRenditionIfMissing,
  type RenditionKey,
  type Slice,
  type StoredMedia,
  type StoredRendition,
} from './store.ts'

export { MEDIA_REFERENCE_PATTERN } from './media-reference-pattern.ts'
export type { ObjectStore } from './object-store.ts'
export { createS3ObjectStore, type S3Bucket } from './s3-object-store.ts'
export { findImage, insertMissingMedia, type Slice, toSliceSql } from './store.ts'

/** Where media are: their rows, and the bytes of new files. */
export interface MediaDeps {
  readonly database: Database
  /** Null: the bytes of new files are in the database, too. */
  readonly objectStore: ObjectStore | null
}

/** The bytes of a file, read in chunks, so that a large file is never in memory as a whole. */
export interface MediaBytes {
  readonly mimeType: string
  readonly byteSize: number
  readonly openChunks: () => Promise<AsyncIterable<Uint8Array>>
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
export async function findMediaResource(deps: MediaDeps, request: MediaRequest): Promise<MediaResource | null> {
  const stored = await deps.database.query((db) => findMedia(db, request.contentKey))
  if (stored === null) return null
  const rendition = chooseRendition(stored, request)
  if (rendition === null) return { tag: request.contentKey, open: async () => openOriginal(deps, stored) }
  const tag = `${request.contentKey}-${rendition.width}-${rendition.mimeType.replace('image/', '')}`
  return { tag, open: () => openOrCreateRenditionOrOriginal(deps, stored, rendition) }
}

async function openOrCreateRenditionOrOriginal(
  deps: MediaDeps,
  stored: StoredMedia,
  rendition: Rendition,
): Promise<MediaBytes> {
  const { database, objectStore } = deps
  const key = { mediaId: stored.id, ...rendition }
  const found =
    (await findStoredRendition(database, key)) ??
    (await ensureRenditionAndGetSize({ deps, stored, rendition, readOriginal: () => readBody(deps, stored) }))
  // A file that cannot be decoded as an image is sent unchanged.
  if (found === null) return openOriginal(deps, stored)
  const { byteSize, isObject } = found
  const readSlice = (slice: Slice) => database.query((db) => findRenditionSlice(db, key, slice))
  const openChunks = async () =>
    isObject ? getObjectStore(objectStore).open(toRenditionObjectKey(key)) : readChunks(byteSize, readSlice)
  return { mimeType: rendition.mimeType, byteSize, openChunks }
}

function findStoredRendition(database: Database, key: RenditionKey): Promise<StoredRendition | null> {
  return database.query((db) => findRendition(db, key))
}

function openOriginal(
  { database, objectStore }: MediaDeps,
  { id, mimeType, byteSize, isObject }: StoredMedia,
): MediaBytes {
  const readSlice = (slice: Slice) => database.query((db) => findBodySlice(db, id, slice))
  const openChunks = async () =>
    isObject ? getObjectStore(objectStore).open(toOriginalKey(id)) : readChunks(byteSize, readSlice)
  return { mimeType, byteSize, openChunks }
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
  deps: MediaDeps,
  contentKey: string,
  shouldStop: () => boolean,
): Promise<void> {
  const stored = await deps.database.query((db) => findMedia(db, contentKey))
  const renditions =
    stored === null ? [] : PREPARED_RENDITIONS.flatMap((target) => chooseRendition(stored, target) ?? [])
  // Read once for all renditions.
  const original = stored === null || renditions.length === 0 ? null : await readBody(deps, stored)
  if (stored === null || original === null) return
  for (const rendition of renditions) {
    if (shouldStop()) return
    await ensureRenditionAndGetSize({ deps, stored, rendition, readOriginal: async () => original })
  }
}

interface RenderJob {
  readonly deps: MediaDeps
  readonly stored: StoredMedia
  readonly rendition: Rendition
  readonly readOriginal: () => Promise<Uint8Array | null>
}

/**
 * Makes and stores a rendition, unless another request has done it meanwhile. Returns what is stored; null if the image
 * cannot be decoded.
 */
function ensureRenditionAndGetSize({
  deps: { database, objectStore },
  stored,
  rendition,
  readOriginal,
}: RenderJob): Promise<StoredRendition | null> {
  const key = { mediaId: stored.id, ...rendition }
  return runExclusive(async () => {
    const existing = await findStoredRendition(database, key)
    if (existing !== null) return existing
    const original = await readOriginal()
    const body = original === null ? null : await tryRenderRendition(original, rendition)
    if (body === null) return null
    if (objectStore === null) await database.transaction((tx) => insertRenditionIfMissing(tx, { ...key, body }))
    else {
      // Another process may do the same: the bytes are equal, or as good.
      await objectStore.put(toRenditionObjectKey(key), body, rendition.mimeType)
      const object = { byteSize: body.length, isAnimated: false }
      await database.transaction((tx) => insertRenditionIfMissing(tx, { ...key, object }))
    }
    return findStoredRendition(database, key)
  })
}

/** Reads all bytes of a file of the library; null if it was deleted. */
async function readBody(
  { database, objectStore }: MediaDeps,
  { id, byteSize, isObject }: StoredMedia,
): Promise<Uint8Array | null> {
  if (isObject) return readObject(getObjectStore(objectStore), toOriginalKey(id))
  return readAllSlices(byteSize, (slice) => database.query((db) => findBodySlice(db, id, slice)))
}

/**
 * Reads all bytes of a file in the database; null if it was deleted. Read in chunks, because the embedded database needs
 * several times the memory of a result and does not release it.
 */
export async function readAllSlices(
  byteSize: number,
  readSlice: (slice: Slice) => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(byteSize)
  for (let from = 0; from < byteSize; from += CHUNK_BYTES) {
    const chunk = await readSlice({ from, size: CHUNK_BYTES })
    if (chunk === null) return null
    bytes.set(chunk, from)
  }
  return byteSize === 0 ? null : bytes
}
