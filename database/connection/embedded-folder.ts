import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { prepareDataFolder } from './data-folder.ts'
import { DatabaseRefusal } from './database.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { DiskReserve } from './disk-reserve.ts'
import { readFreeBytes } from './disk-space.ts'
import { SyncedFolder } from './embedded-filesystem.ts'
import { type FileLock, lockFile } from './file-lock.ts'
import { syncNames, syncTree } from './sync-tree.ts'
import type { TransactionScope } from './transaction-scope.ts'

const PATIENCE_MILLISECONDS = 1000

/** An open embedded database on disk, which no other process can open. */
export interface EmbeddedFolder {
  client: EmbeddedClient
  /** Disk space that is held back for the database. */
  reserve: DiskReserve
  release: () => Promise<void>
}

/** What a new database with the demo shop takes, with its reserve and the space below which nothing is written. */
const NEW_DATABASE_BYTES = 144 * 1024 * 1024
/** What PostgreSQL may write while it opens a database that was not closed. */
const OPENING_BYTES = 16 * 1024 * 1024

/**
 * Opens `<dataDir>/database`, made when missing, and keeps every other process out of it. Throws a DatabaseRefusal when
 * that cannot be done.
 */
export async function openFolder(dataDir: string, scope: TransactionScope): Promise<EmbeddedFolder> {
  const home = resolve(dataDir)
  try {
    await prepareDataFolder(home)
    // Even the lock needs a few bytes.
    const reserve = await reserveSpace(home)
    return await openLocked({ home, reserve, lock: await lockFolder(home) }, scope)
  } catch (error) {
    if (error instanceof DatabaseRefusal) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseRefusal(`The database in ${home} cannot be opened: ${reason}.`, { cause: error })
  }
}

interface LockedFolder {
  readonly home: string
  readonly reserve: DiskReserve
  readonly lock: FileLock
}

async function openLocked({ home, reserve, lock }: LockedFolder, scope: TransactionScope): Promise<EmbeddedFolder> {
  const release = () => releaseFolder(home, lock)
  try {
    const folder = folderOf(home)
    const isWhole = hasWholeDatabase(home)
    const open = () => EmbeddedClient.open({ fs: new SyncedFolder(folder, reserve) }, scope)
    return { client: isWhole ? await open() : await createDatabase(folder, open), reserve, release }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Gives the reserve up where nothing else is left to open the database with. Throws a DatabaseRefusal when that is too
 * little.
 */
async function reserveSpace(home: string): Promise<DiskReserve> {
  const neededBytes = hasWholeDatabase(home) ? OPENING_BYTES : NEW_DATABASE_BYTES
  const reserve = new DiskReserve(join(home, 'database.reserve'))
  if ((await readFreeBytes(home)) < neededBytes) reserve.delete()
  const freeBytes = await readFreeBytes(home)
  if (freeBytes < neededBytes) throw diskIsFull(home, { freeBytes, neededBytes })
  return reserve
}

function hasWholeDatabase(home: string): boolean {
  return existsSync(folderOf(home)) && !existsSync(unfinishedPath(home))
}

function folderOf(home: string): string {
  return join(home, 'database')
}

function diskIsFull(
  home: string,
  { freeBytes, neededBytes }: { readonly freeBytes: number; readonly neededBytes: number },
): DatabaseRefusal {
  const [free, needed] = [freeBytes, neededBytes].map((bytes) => `${Math.floor(bytes / 1024 / 1024)} MB`)
  return new DatabaseRefusal(
    `The disk of ${home} is too full: ${free} are free, and the database needs ${needed} to open. Make space on it, or choose another disk with HYDRANT_DATA_DIR.`,
  )
}

async function lockFolder(home: string): Promise<FileLock> {
  const path = join(home, 'database.lock')
  // What SQLite writes beside the file gets the file's mode. The file itself must not be opened by other means once it
  // is locked.
  await writeFile(path, '', { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!isFileThere(error)) throw error
  })
  await chmod(path, 0o600)
  const lock = await lockFile(path, PATIENCE_MILLISECONDS)
  if (!lock)
    throw new DatabaseRefusal(
      `The data folder ${home} is in use by ${await holder(home)}. Stop it first, or give this one another folder.`,
    )
  await writeFile(holderPath(home), String(process.pid), { mode: 0o600 })
  return lock
}

function isFileThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

async function releaseFolder(home: string, lock: FileLock): Promise<void> {
  await rm(holderPath(home), { force: true })
  lock.release()
}

async function holder(home: string): Promise<string> {
  const pid = await readFile(holderPath(home), 'utf8').catch(() => '')
  return pid ? `process ${pid}` : 'another process'
}

function holderPath(home: string): string {
  return join(home, 'database.pid')
}

/**
 * A mark stands beside the folder until it is whole and on disk: what a start that was cut off leaves is no database,
 * and one is made anew. It is put aside all the same, never deleted: a disk that brought the mark back would otherwise
 * cost the shop its data. The client that has made the new one stays open: PostgreSQL is not started twice.
 */
async function createDatabase(folder: string, open: () => Promise<EmbeddedClient>): Promise<EmbeddedClient> {
  const home = dirname(folder)
  await writeFile(unfinishedPath(home), '', { mode: 0o600 })
  await syncNames(home)
  if (existsSync(folder)) await rename(folder, `${folder}.put-aside-${Date.now()}`)
  await mkdir(folder, { mode: 0o700 })
  const client = await open()
  await client.exec('checkpoint')
  await syncTree(folder)
  await rm(unfinishedPath(home))
  await syncNames(home)
  return client
}

function unfinishedPath(home: string): string {
  return join(home, 'database.unfinished')
}
