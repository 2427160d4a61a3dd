import type { IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@hydrant/database/connection/database.ts'
import { type Result, ok } from '@hydrant/kernel/result/result.ts'
import { runExclusive } from '../mutex.ts'
import { findKeyBySourceHash } from '../library/store.ts'
import { insertMissingMedia } from '../store.ts'
import { toNewMedia } from './to-new-media.ts'
import { receiveAndInspectFile, type ReceivedFile } from './receive-file.ts'
import { validateAndCleanUpload } from './process-upload.ts'

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
  database: Database,
  incoming: IncomingMessage,
  source: UploadSource,
): Promise<Result<StoredUpload>> {
  const folder = await mkdtemp(join(tmpdir(), 'hydrant-upload-'))
  try {
    const receivedResult = await receiveAndInspectFile(incoming, join(folder, 'file'))
    return receivedResult.ok ? await storeUploadIfAbsent(database, receivedResult.value, source) : receivedResult
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storeUploadIfAbsent(
  database: Database,
  received: ReceivedFile,
  source: UploadSource,
): Promise<Result<StoredUpload>> {
  const existing = await findExistingUpload(database, received)
  return (
    existing ??
    runExclusive(
      async () => (await findExistingUpload(database, received)) ?? processAndStoreFile(database, received, source),
    )
  )
}

async function findExistingUpload(database: Database, { hash }: ReceivedFile): Promise<Result<StoredUpload> | null> {
  const contentKey = await database.query((db) => findKeyBySourceHash(db, hash))
  return contentKey === null ? null : ok({ contentKey, isNew: false })
}

async function processAndStoreFile(
  database: Database,
  { path, kind, hash }: ReceivedFile,
  { fileName, userId }: UploadSource,
): Promise<Result<StoredUpload>> {
  const processedResult = await validateAndCleanUpload(path, kind)
  if (!processedResult.ok) return processedResult
  const media = toNewMedia(processedResult.value, { fileName, sourceHash: hash, createdById: userId })
  // Files that differ only in discarded metadata, such as the time of a photo, become the same file.
  const addedCount = await database.transaction((tx) => insertMissingMedia(tx, [media]))
  return ok({ contentKey: media.contentKey, isNew: addedCount > 0 })
}
