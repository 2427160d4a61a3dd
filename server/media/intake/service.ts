import type { IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@hydrant/database/connection/database.ts'
import { type Result, ok } from '@hydrant/kernel/result/result.ts'
import { inTurn } from '../in-turn.ts'
import { findKeyOfSource } from '../library/store.ts'
import { insertMedia } from '../store.ts'
import { mediaOf } from './media-of-file.ts'
import { receiveFile, type ReceivedFile } from './receive-file.ts'
import { readUpload } from './read-upload.ts'

/** Under which key the library has a file, and whether it has it only now. */
export interface Taken {
  readonly contentKey: string
  readonly isNew: boolean
}

/** Who sends a file, and what they call it. */
export interface Sender {
  readonly fileName: string
  readonly userId: string
}

/**
 * Takes a file into the library while it arrives. Many may arrive at a time, on the disk; they are read one after the
 * other, because a large picture fills the memory of several small ones. Of bytes that the library has already it keeps
 * what it has.
 */
export async function takeFile(database: Database, incoming: IncomingMessage, sender: Sender): Promise<Result<Taken>> {
  const folder = await mkdtemp(join(tmpdir(), 'hydrant-upload-'))
  try {
    const received = await receiveFile(incoming, join(folder, 'file'))
    return received.ok ? await keepOnce(database, received.value, sender) : received
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function keepOnce(database: Database, received: ReceivedFile, sender: Sender): Promise<Result<Taken>> {
  const known = await findKnown(database, received)
  return known ?? inTurn(async () => (await findKnown(database, received)) ?? keep(database, received, sender))
}

async function findKnown(database: Database, { hash }: ReceivedFile): Promise<Result<Taken> | null> {
  const contentKey = await database.read((executor) => findKeyOfSource(executor, hash))
  return contentKey === null ? null : ok({ contentKey, isNew: false })
}

async function keep(
  database: Database,
  { path, kind, hash }: ReceivedFile,
  { fileName, userId }: Sender,
): Promise<Result<Taken>> {
  const read = await readUpload(path, kind)
  if (!read.ok) return read
  const media = mediaOf(read.value, { fileName, sourceHash: hash, createdById: userId })
  // Two files that differ in what is not kept, such as the time of the photograph, become the same one.
  const isNew = await database.transaction((executor) => insertMedia(executor, [media]))
  return ok({ contentKey: media.contentKey, isNew: isNew > 0 })
}
