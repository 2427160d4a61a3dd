import { constants } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedFiles, listFiles, withUnchangingFiles } from '@hydrant/database/backup/embedded-files.ts'
import { restoreEmbeddedDatabase } from '@hydrant/database/backup/restore-embedded.ts'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { type ReadFreeBytes, readFreeBytes } from '@hydrant/database/connection/disk-space.ts'
import { hasCompleteDatabase } from '@hydrant/database/connection/embedded-folder.ts'
import { lockFile } from '@hydrant/database/connection/file-lock.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { packFiles, unpackFiles } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { packBackup, type VerifiedBackup } from './backup-file.ts'
import type { BackupManifest } from './manifest.ts'
import { describeContents } from './store.ts'

const MEGABYTE = 1024 * 1024
const CONCURRENT_COPIES = 8
/** What has to stay free: with less than 64 MB beside its reserve of 32 MB the shop would be read-only. */
const MIN_FREE_BYTES = 96 * MEGABYTE

/** Where an embedded database is, and how the free space of its disk is read; from the file system by default. */
export interface EmbeddedLocation {
  readonly dataDir: string
  readonly readFreeBytes?: ReadFreeBytes
}

/**
 * Copies the files of the embedded database of a running shop to `copyFolderOf(dataDir)`, and describes them. Requests
 * wait meanwhile. Throws a BackupError when the disk has no space for the copy.
 */
export function copyRunningDatabase(database: Database, location: EmbeddedLocation): Promise<BackupManifest> {
  return withUnchangingFiles(database, location.dataDir, async (tx, files) => {
    const copyFolder = copyFolderOf(location.dataDir)
    // A backup that was interrupted may have left one.
    await rm(copyFolder, { recursive: true, force: true })
    await ensureSpace(location, sumBytes(files))
    await copyFiles(files, copyFolder)
    return createManifest(tx, files)
  })
}

/**
 * Calls `copy`, which lets the running shop copy its database, passes a backup made of the copy to `write`, and deletes
 * the copy. Throws a BackupError while another backup is made of the same folder.
 */
export async function packRunningDatabase<T>(
  dataDir: string,
  copy: () => Promise<BackupManifest>,
  write: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const lockPath = join(dataDir, 'backup.lock')
  await writeFile(lockPath, '', { mode: 0o600, flag: 'a' })
  const lock = await lockFile(lockPath, 0)
  if (lock === undefined) throw new BackupError(messages.alreadyRunning())
  const copyFolder = copyFolderOf(dataDir)
  try {
    const manifest = await copy()
    return await write(packBackup(manifest, packFiles(copyFolder, await listFiles(copyFolder))))
  } finally {
    await rm(copyFolder, { recursive: true, force: true })
    lock.release()
  }
}

/** Passes a backup of an embedded database that nothing else uses to `write`. */
export function packClosedDatabase<T>(
  database: Database,
  dataDir: string,
  write: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  return withUnchangingFiles(database, dataDir, async (tx, files) =>
    write(packBackup(await createManifest(tx, files), packFiles(files.folder, files.entries))),
  )
}

/** Whether a data folder contains a database. */
export function containsDatabase(dataDir: string): boolean {
  return hasCompleteDatabase(dataDir)
}

/**
 * Gives a data folder the database of a backup, which `verify` has to accept. Returns the new path of the database that
 * was there before, or null. Throws a BackupError when the disk has no space for it.
 */
export async function restoreFiles(
  backup: VerifiedBackup,
  location: EmbeddedLocation,
  verify: (database: Database) => Promise<void>,
): Promise<string | null> {
  const { dataDir } = location
  return restoreEmbeddedDatabase({
    dataDir,
    unpack: async (folder) => {
      await ensureSpace(location, backup.manifest.bytes)
      await unpackFiles(backup.openData(), folder)
    },
    verify,
  })
}

async function createManifest(db: ReadOnlyDb, files: EmbeddedFiles): Promise<BackupManifest> {
  const contents = await describeContents(db)
  if (contents === null) throw new BackupError(messages.noShopInDatabase())
  return { kind: 'embedded', createdAt: new Date().toISOString(), ...contents, bytes: sumBytes(files) }
}

function copyFolderOf(dataDir: string): string {
  return join(dataDir, 'database.copy')
}

async function copyFiles({ folder, entries }: EmbeddedFiles, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 })
  for (const { path, bytes } of entries) if (bytes === null) await mkdir(join(target, path), { mode: 0o700 })
  const files = entries.filter(({ bytes }) => bytes !== null)
  // Requests wait for this, so several files are copied at once; where the file system can, a copy shares the blocks of
  // the original.
  const copyRemaining = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop())
      await copyFile(join(folder, file.path), join(target, file.path), constants.COPYFILE_FICLONE)
  }
  await Promise.all(Array.from({ length: CONCURRENT_COPIES }, copyRemaining))
}

async function ensureSpace(location: EmbeddedLocation, bytes: number): Promise<void> {
  const freeBytes = await (location.readFreeBytes ?? readFreeBytes)(location.dataDir)
  const neededBytes = bytes + MIN_FREE_BYTES
  if (freeBytes < neededBytes) {
    throw new BackupError(
      messages.diskTooFull({
        folder: location.dataDir,
        free: toMegabytes(freeBytes),
        needed: toMegabytes(neededBytes),
      }),
    )
  }
}

function sumBytes({ entries }: EmbeddedFiles): number {
  return entries.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
}

function toMegabytes(bytes: number): string {
  return String(Math.ceil(bytes / MEGABYTE))
}
