import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { inTurn } from './in-turn.ts'
import { makeRendition } from './make-rendition.ts'
import { chooseRendition, PREPARED, type Rendition } from './rendition.ts'
import {
  findBodySlice,
  findMedia,
  findRenditionSize,
  findRenditionSlice,
  insertMedia,
  insertRendition,
  type NewMedia,
  type Slice,
  type StoredMedia,
} from './store.ts'

export { NAMED_MEDIA } from './named-media.ts'
export type { NewMedia } from './store.ts'

/** Bytes as they are sent: piece by piece, so that a large file is never held whole for it. */
export interface MediaBytes {
  readonly mimeType: string
  readonly byteSize: number
  readonly pieces: () => AsyncIterable<Uint8Array>
}

/** What answers a request, before any of its bytes is read. */
export interface FoundMedia {
  /** The same for the same bytes of a content key. */
  readonly tag: string
  readonly open: () => Promise<MediaBytes>
}

/** What a browser asks for: the width in pixels, null for the bytes as they are stored, and the formats it takes. */
export interface MediaRequest {
  readonly contentKey: string
  readonly width: number | null
  readonly accept: string
}

/** How many bytes are held of a file while it is sent. */
const PIECE = 1024 * 1024

const running = new WeakMap<Database, Map<string, Promise<boolean>>>()

/**
 * What a content key stands for, in the width and format that suit the browser, or null. A rendition is made once, when
 * it is first opened, and kept.
 */
export async function findMediaFor(database: Database, request: MediaRequest): Promise<FoundMedia | null> {
  const stored = await database.read((executor) => findMedia(executor, request.contentKey))
  if (stored === null) return null
  const rendition = chooseRendition(stored, request)
  if (rendition === null) return { tag: request.contentKey, open: async () => originalOf(database, stored) }
  const tag = `${request.contentKey}-${rendition.width}-${rendition.mimeType.replace('image/', '')}`
  return { tag, open: () => openRendition(database, stored, rendition) }
}

async function openRendition(database: Database, stored: StoredMedia, rendition: Rendition): Promise<MediaBytes> {
  const key = { mediaId: stored.id, ...rendition }
  const findSize = () => database.read((executor) => findRenditionSize(executor, key))
  const found = await findSize()
  if (found === null) await renderOnce({ database, stored, rendition, readOriginal: () => readBody(database, stored) })
  const byteSize = found ?? (await findSize())
  // What cannot be read as a picture is sent as it is.
  if (byteSize === null) return originalOf(database, stored)
  const read = (slice: Slice) => database.read((executor) => findRenditionSlice(executor, key, slice))
  return { mimeType: rendition.mimeType, byteSize, pieces: () => piecesOf(byteSize, read) }
}

function originalOf(database: Database, { id, mimeType, byteSize }: StoredMedia): MediaBytes {
  const read = (slice: Slice) => database.read((executor) => findBodySlice(executor, id, slice))
  return { mimeType, byteSize, pieces: () => piecesOf(byteSize, read) }
}

async function* piecesOf(
  byteSize: number,
  read: (slice: Slice) => Promise<Uint8Array | null>,
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < byteSize; from += PIECE) {
    const piece = await read({ from, size: PIECE })
    if (piece === null) throw new Error('The file was removed while it was being sent.')
    yield piece
  }
}

/** Stores media; what is stored already under a content key or an external address stays. */
export async function saveMedia(executor: Executor, rows: readonly NewMedia[]): Promise<void> {
  await insertMedia(executor, rows)
}

/**
 * Makes the renditions of a picture that pages will ask for; those that there are stay. It ends early when `isEnough`
 * says so.
 */
export async function prepareRenditions(
  database: Database,
  contentKey: string,
  isEnough: () => boolean,
): Promise<void> {
  const stored = await database.read((executor) => findMedia(executor, contentKey))
  const renditions = stored === null ? [] : PREPARED.flatMap((asked) => chooseRendition(stored, asked) ?? [])
  // Read once for all of them.
  const original = stored === null || renditions.length === 0 ? null : await readBody(database, stored)
  if (stored === null || original === null) return
  for (const rendition of renditions) {
    if (isEnough()) return
    const size = await database.read((executor) => findRenditionSize(executor, { mediaId: stored.id, ...rendition }))
    if (size === null) await renderOnce({ database, stored, rendition, readOriginal: async () => original })
  }
}

/** Requests that come while a rendition is being made wait for the same one. */
function renderOnce(rendering: Rendering): Promise<boolean> {
  const { database, stored, rendition } = rendering
  const pending = running.get(database) ?? new Map<string, Promise<boolean>>()
  running.set(database, pending)
  const key = `${stored.id} ${rendition.width} ${rendition.mimeType}`
  const started = pending.get(key) ?? inTurn(() => render(rendering)).finally(() => pending.delete(key))
  pending.set(key, started)
  return started
}

interface Rendering {
  readonly database: Database
  readonly stored: StoredMedia
  readonly rendition: Rendition
  readonly readOriginal: () => Promise<Uint8Array | null>
}

/** Whether there is a rendition now. */
async function render({ database, stored, rendition, readOriginal }: Rendering): Promise<boolean> {
  const original = await readOriginal()
  const body = original === null ? null : await makeRendition(original, rendition)
  if (body === null) return false
  await database.transaction((executor) => insertRendition(executor, { mediaId: stored.id, ...rendition, body }))
  return true
}

/**
 * All bytes of a file; null when it is gone. Read piece by piece: the embedded database holds several times of what it
 * answers at once, and keeps that memory.
 */
async function readBody(database: Database, { id, byteSize }: StoredMedia): Promise<Uint8Array | null> {
  const whole = new Uint8Array(byteSize)
  for (let from = 0; from < byteSize; from += PIECE) {
    const piece = await database.read((executor) => findBodySlice(executor, id, { from, size: PIECE }))
    if (piece === null) return null
    whole.set(piece, from)
  }
  return byteSize === 0 ? null : whole
}
