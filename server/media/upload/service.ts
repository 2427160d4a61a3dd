import type { IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@hydrant/database/connection/database.ts'
import { err, type Result, ok } from '@hydrant/kernel/result/result.ts'
import { recordChange } from '../../records/service.ts'
import { MAX_PRIVATE_PIXELS } from '../image-limits.ts'
import { runExclusive, runPrivateExclusive } from '../mutex.ts'
import { findKeyBySourceHash } from '../library/store.ts'
import { isAnimatedWebp } from '../animation.ts'
import { type ObjectStore, toOriginalKey } from '../object-store.ts'
import type { MediaDeps } from '../service.ts'
import { insertMissingMedia, type NewMedia } from '../store.ts'
import { toNewMedia, type UploadedMedia } from './to-new-media.ts'
import { uploadErrors } from './errors.ts'
import type { ProcessedFile } from './file-kind.ts'
import { receiveAndInspectFile, type ReceivedFile } from './receive-file.ts'
import { validateAndCleanUpload } from './process-upload.ts'

export { toPrivateFileBody } from './private-file-body.ts'

/** The content key of an uploaded file, and whether it was added just now. */
export interface StoredUpload {
  readonly contentKey: string
  readonly isNew: boolean
}

/** The user who uploads a file, and its name. */
export interface UploadSource {
  readonly fileName: string
  readonly userId: string
}

/**
 * Stores an uploaded file in the media library, or returns the existing file if the same bytes were uploaded before.
 * Several uploads are written to the disk at a time but processed one after another, because a large image needs much
 * memory.
 */
export async function storeUpload(
  deps: MediaDeps,
  incoming: IncomingMessage,
  source: UploadSource,
): Promise<Result<StoredUpload>> {
  const folder = await mkdtemp(join(tmpdir(), 'hydrant-upload-'))
  try {
    const received = await receiveAndInspectFile(incoming, join(folder, 'file'))
    return received.ok ? await storeUploadIfAbsent(deps, received.value, source) : received
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Receives a file that is not for the library, with the same checks: a PDF, or an image, which is encoded again without
 * its metadata; no SVG. Its images may have fewer pixels than those of the library. Whoever calls it stores the bytes. Returns an error as an upload to the library does.
 */
export async function receivePrivateFile(
  incoming: IncomingMessage,
  { maxBytes }: { readonly maxBytes: number },
): Promise<Result<ProcessedFile>> {
  const folder = await mkdtemp(join(tmpdir(), 'hydrant-upload-'))
  try {
    const received = await receiveAndInspectFile(incoming, join(folder, 'file'), maxBytes)
    if (!received.ok)
      return received.error === uploadErrors.unknownKind ? err(uploadErrors.unknownPrivateKind) : received
    const { path, kind } = received.value
    return kind === 'image/svg+xml'
      ? err(uploadErrors.unknownPrivateKind)
      : await runPrivateExclusive(() => validateAndCleanUpload(path, kind, MAX_PRIVATE_PIXELS))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storeUploadIfAbsent(
  deps: MediaDeps,
  received: ReceivedFile,
  source: UploadSource,
): Promise<Result<StoredUpload>> {
  const { database } = deps
  const existing = await findExistingUpload(database, received)
  return (
    existing ??
    runExclusive(
      async () => (await findExistingUpload(database, received)) ?? processAndStoreFile(deps, received, source),
    )
  )
}

async function findExistingUpload(database: Database, { hash }: ReceivedFile): Promise<Result<StoredUpload> | null> {
  const contentKey = await database.query((db) => findKeyBySourceHash(db, hash))
  return contentKey === null ? null : ok({ contentKey, isNew: false })
}

async function processAndStoreFile(
  { database, objectStore }: MediaDeps,
  { path, kind, hash }: ReceivedFile,
  { fileName, userId }: UploadSource,
): Promise<Result<StoredUpload>> {
  const processedResult = await validateAndCleanUpload(path, kind)
  if (!processedResult.ok) return processedResult
  const media = toNewMedia(processedResult.value, { fileName, sourceHash: hash, createdById: userId })
  // Files that differ only in discarded metadata, such as the time of a photo, become the same file.
  const row = objectStore === null ? media : await putOriginal(objectStore, media)
  const isNew = await database.transaction(async (tx) => {
    const isInserted = (await insertMissingMedia(tx, [row])) > 0
    const newValues = { fileName }
    if (isInserted)
      await recordChange(tx, { objectName: 'Media', recordId: media.contentKey, operation: 'upload', newValues })
    return isInserted
  })
  // Another process stored the same file meanwhile; without this deletion the bytes would only cost space.
  if (!isNew) await objectStore?.delete([toOriginalKey(media.id)]).catch(() => undefined)
  return ok({ contentKey: media.contentKey, isNew })
}

/** Stores the bytes before the row that says so: a failure leaves bytes without a row, never a row without bytes. */
async function putOriginal(objectStore: ObjectStore, media: UploadedMedia): Promise<NewMedia> {
  const { body, ...row } = media
  await objectStore.put(toOriginalKey(media.id), body, media.mimeType)
  return { ...row, object: { byteSize: body.length, isAnimated: isAnimatedWebp(media.mimeType, body) } }
}
