import { UnavailableError } from '@hydrant/database/connection/availability.ts'
import type { RenditionKey } from './store.ts'

/**
 * Keeps the bytes of files outside the database. Every function rejects with an `UnavailableError` while the store
 * cannot be used.
 */
export interface ObjectStore {
  /** Stores bytes; resolves when the store has acknowledged them. */
  put(key: string, bytes: Uint8Array, mimeType: string): Promise<void>
  /** Opens the bytes of a key; resolves when they begin to arrive. */
  open(key: string): Promise<AsyncIterable<Uint8Array>>
  /** Deletes keys, whether or not they exist. */
  delete(keys: readonly string[]): Promise<void>
}

/** The key of a file's original bytes. Ids are never used again, so what a key stands for never changes. */
export function toOriginalKey(mediaId: string): string {
  return `media/${mediaId}`
}

/** The key of a rendition. */
export function toRenditionObjectKey({ mediaId, width, mimeType }: RenditionKey): string {
  return `media/${mediaId}-${width}.${mimeType.replace('image/', '')}`
}

/** Returns the store that has the bytes of a file. Throws an `UnavailableError` when the settings name none. */
export function getObjectStore(objectStore: ObjectStore | null): ObjectStore {
  if (objectStore === null)
    throw new UnavailableError('The file is in an object store, and MEDIA_S3_BUCKET does not name one.')
  return objectStore
}

/** Reads all bytes of a key. */
export async function readObject(objectStore: ObjectStore, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await objectStore.open(key)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
