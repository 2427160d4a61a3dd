import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { createTurns } from './in-turn.ts'
import { makeRendition } from './make-rendition.ts'
import { chooseRendition, type Rendition } from './rendition.ts'
import { findBody, findMedia, findRendition, insertMedia, insertRendition, type NewMedia, type StoredMedia } from './store.ts'

export type { NewMedia } from './store.ts'

/** Bytes as they are sent. */
export interface MediaBytes {
  readonly mimeType: string
  readonly body: Uint8Array
}

/** What a browser asks for: the width in pixels, null for the bytes as they are stored, and the formats it takes. */
export interface MediaRequest {
  readonly contentKey: string
  readonly width: number | null
  readonly accept: string
}

// A large photograph takes a quarter of a gigabyte while it is read, and one alone keeps all cores busy.
const inTurn = createTurns()

const running = new WeakMap<Database, Map<string, Promise<MediaBytes | null>>>()

/** The bytes that a content key stands for, in the width and format that suit the browser, or null. A rendition is made once and kept. */
export async function getMedia(database: Database, request: MediaRequest): Promise<MediaBytes | null> {
  const stored = await database.read((executor) => findMedia(executor, request.contentKey))
  if (stored === null) return null
  const rendition = chooseRendition(stored, request)
  if (rendition === null) return asStored(database, stored)
  const body = await database.read((executor) => findRendition(executor, { mediaId: stored.id, ...rendition }))
  return body === null ? renderOnce(database, stored, rendition) : { mimeType: rendition.mimeType, body }
}

/** Stores media; what is stored already under a content key or an external address stays. */
export async function saveMedia(executor: Executor, rows: readonly NewMedia[]): Promise<void> {
  await insertMedia(executor, rows)
}

/** Requests that come while a rendition is being made wait for the same one. */
function renderOnce(database: Database, stored: StoredMedia, rendition: Rendition): Promise<MediaBytes | null> {
  const pending = running.get(database) ?? new Map<string, Promise<MediaBytes | null>>()
  running.set(database, pending)
  const key = `${stored.id} ${rendition.width} ${rendition.mimeType}`
  const started = pending.get(key) ?? inTurn(() => render(database, stored, rendition)).finally(() => pending.delete(key))
  pending.set(key, started)
  return started
}

async function render(database: Database, stored: StoredMedia, rendition: Rendition): Promise<MediaBytes | null> {
  const original = await asStored(database, stored)
  const body = original === null ? null : await makeRendition(original.body, rendition)
  // What cannot be read as a picture is sent as it is.
  if (body === null) return original
  await database.transaction((executor) => insertRendition(executor, { mediaId: stored.id, ...rendition, body }))
  return { mimeType: rendition.mimeType, body }
}

async function asStored(database: Database, { id, mimeType }: StoredMedia): Promise<MediaBytes | null> {
  const body = await database.read((executor) => findBody(executor, id))
  return body === null ? null : { mimeType, body }
}
