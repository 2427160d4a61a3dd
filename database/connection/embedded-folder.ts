import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { prepareDataFolder } from './data-folder.ts'
import { DatabaseError } from './database.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { DiskReserve } from './disk-reserve.ts'
import { readFreeBytes } from './disk-space.ts'
import { SyncedFolder } from './embedded-filesystem.ts'
import { type FileLock, lockFile } from './file-lock.ts'
import { fsyncFolderEntries, fsyncTree } from './sync-tree.ts'
import type { TransactionScope } from './transaction-scope.ts'

const LOCK_TIMEOUT_MS = 1000

/** An open embedded database on disk, which no other process can open. */
export interface OpenDatabaseFolder {
  client: EmbeddedClient
  /** Disk space that is reserved for the database. */
  reserve: DiskReserve
  release: () => Promise<void>
}

/** The space that a new database with the demo shop takes, with its reserve and the minimum of free space. */
const NEW_DATABASE_BYTES = 144 * 1024 * 1024
/** The space that PostgreSQL may need to open a database that was not closed properly. */
const OPENING_BYTES = 16 * 1024 * 1024

/**
 * Opens `<dataDir>/database`, creates it when missing, and locks it against other processes. Throws a DatabaseError
 * when that fails.
 */
export async function lockAndOpenDatabaseFolder(dataDir: string, scope: TransactionScope): Promise<OpenDatabaseFolder> {
  const dataFolder = resolve(dataDir)
  try {
    await prepareDataFolder(dataFolder)
    // Creating the lock needs a few bytes, so the space is checked first.
    const reserve = await ensureSpaceAndGetReserve(dataFolder)
    return await openLockedFolder({ dataFolder, reserve, lock: await lockFolder(dataFolder) }, scope)
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseError(`The database in ${dataFolder} cannot be opened: ${reason}.`, { cause: error })
  }
}

interface LockedFolder {
  readonly dataFolder: string
  readonly reserve: DiskReserve
  readonly lock: FileLock
}

async function openLockedFolder(
  { dataFolder, reserve, lock }: LockedFolder,
  scope: TransactionScope,
): Promise<OpenDatabaseFolder> {
  const release = () => unlockFolder(dataFolder, lock)
  try {
    const folder = databaseFolderOf(dataFolder)
    const isComplete = hasCompleteDatabase(dataFolder)
    const open = () => EmbeddedClient.open({ fs: new SyncedFolder(folder, reserve) }, scope)
    return { client: isComplete ? await open() : await putAsideAndCreateDatabase(folder, open), reserve, release }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Returns the disk reserve, and deletes its file if there is no other space to open the database with. Throws a
 * DatabaseError when even that is too little.
 */
async function ensureSpaceAndGetReserve(dataFolder: string): Promise<DiskReserve> {
  const neededBytes = hasCompleteDatabase(dataFolder) ? OPENING_BYTES : NEW_DATABASE_BYTES
  const reserve = new DiskReserve(join(dataFolder, 'database.reserve'))
  if ((await readFreeBytes(dataFolder)) < neededBytes) reserve.delete()
  const freeBytes = await readFreeBytes(dataFolder)
  if (freeBytes < neededBytes) throw createDiskFullError(dataFolder, { freeBytes, neededBytes })
  return reserve
}

/** Whether a data folder contains a database whose creation was completed. */
export function hasCompleteDatabase(dataFolder: string): boolean {
  return existsSync(databaseFolderOf(dataFolder)) && !existsSync(incompleteMarkerPath(dataFolder))
}

/** The folder of the database in a data folder. */
export function databaseFolderOf(dataFolder: string): string {
  return join(dataFolder, 'database')
}

function createDiskFullError(
  dataFolder: string,
  { freeBytes, neededBytes }: { readonly freeBytes: number; readonly neededBytes: number },
): DatabaseError {
  const [free, needed] = [freeBytes, neededBytes].map((bytes) => `${Math.floor(bytes / 1024 / 1024)} MB`)
  return new DatabaseError(
    `The disk of ${dataFolder} is too full: ${free} are free, and the database needs ${needed} to open. Make space on it, or choose another disk with HYDRANT_DATA_DIR.`,
  )
}

/** Locks a data folder against other processes. Throws a DatabaseError when one of them uses it. */
export async function lockFolder(dataFolder: string): Promise<FileLock> {
  const path = join(dataFolder, 'database.lock')
  // SQLite's additional files get the mode of this file. The file itself must not be opened by other means once it is
  // locked.
  await writeFile(path, '', { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!isFileExistsError(error)) throw error
  })
  await chmod(path, 0o600)
  const lock = await lockFile(path, LOCK_TIMEOUT_MS)
  if (!lock)
    throw new DatabaseError(
      `The data folder ${dataFolder} is in use by ${await describeLockHolder(dataFolder)}. Stop it first, or give this one another folder.`,
    )
  await writeFile(lockHolderPath(dataFolder), String(process.pid), { mode: 0o600 })
  return lock
}

function isFileExistsError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** Releases the lock of a data folder. */
export async function unlockFolder(dataFolder: string, lock: FileLock): Promise<void> {
  await rm(lockHolderPath(dataFolder), { force: true })
  lock.release()
}

async function describeLockHolder(dataFolder: string): Promise<string> {
  const pid = await readFile(lockHolderPath(dataFolder), 'utf8').catch(() => '')
  return pid ? `process ${pid}` : 'another process'
}

function lockHolderPath(dataFolder: string): string {
  return join(dataFolder, 'database.pid')
}

/**
 * Creates the database in a folder and returns its client, which stays open so that PostgreSQL is not started twice. A
 * marker file exists until the folder is complete and on disk; if the process ends before that, the next start creates
 * the database again. The incomplete folder is then renamed rather than deleted, because a disk error may have restored
 * the marker of a complete database.
 */
async function putAsideAndCreateDatabase(folder: string, open: () => Promise<EmbeddedClient>): Promise<EmbeddedClient> {
  const dataFolder = dirname(folder)
  await writeFile(incompleteMarkerPath(dataFolder), '', { mode: 0o600 })
  await fsyncFolderEntries(dataFolder)
  if (existsSync(folder)) await rename(folder, `${folder}.put-aside-${Date.now()}`)
  await mkdir(folder, { mode: 0o700 })
  const client = await open()
  await client.exec('checkpoint')
  await fsyncTree(folder)
  await rm(incompleteMarkerPath(dataFolder))
  await fsyncFolderEntries(dataFolder)
  return client
}

/** A file that exists while a database is created: what is in its folder then is put aside by the next start. */
export function incompleteMarkerPath(dataFolder: string): string {
  return join(dataFolder, 'database.unfinished')
}
