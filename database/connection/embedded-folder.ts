import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { prepareDataFolder } from './data-folder.ts'
import { DatabaseRefusal } from './database.ts'
import { EmbeddedClient } from './embedded-client.ts'
import { SyncedFolder } from './embedded-filesystem.ts'
import { type FileLock, lockFile } from './file-lock.ts'
import { syncNames, syncTree } from './sync-tree.ts'
import type { TransactionScope } from './transaction-scope.ts'

const PATIENCE_MILLISECONDS = 1000

/** An open embedded database on disk, which no other process can open. */
export interface EmbeddedFolder {
  client: EmbeddedClient
  release: () => Promise<void>
}

/** Opens `<dataDir>/database`, made when missing, and keeps every other process out of it. Throws a DatabaseRefusal when that cannot be done. */
export async function openFolder(dataDir: string, scope: TransactionScope): Promise<EmbeddedFolder> {
  const home = resolve(dataDir)
  try {
    await prepareDataFolder(home)
    return await openLocked(home, await lockFolder(home), scope)
  } catch (error) {
    if (error instanceof DatabaseRefusal) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseRefusal(`The database in ${home} cannot be opened: ${reason}.`, { cause: error })
  }
}

async function openLocked(home: string, lock: FileLock, scope: TransactionScope): Promise<EmbeddedFolder> {
  const release = () => releaseFolder(home, lock)
  try {
    const folder = join(home, 'database')
    const open = () => EmbeddedClient.open({ fs: new SyncedFolder(folder) }, scope)
    const isWhole = existsSync(folder) && !existsSync(unfinishedPath(home))
    return { client: isWhole ? await open() : await createDatabase(folder, open), release }
  } catch (error) {
    await release()
    throw error
  }
}

async function lockFolder(home: string): Promise<FileLock> {
  const lock = await lockFile(join(home, 'database.lock'), PATIENCE_MILLISECONDS)
  if (!lock) throw new DatabaseRefusal(`The data folder ${home} is in use by ${await holder(home)}. Stop it first, or give this one another folder.`)
  await writeFile(holderPath(home), String(process.pid))
  return lock
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
 * A mark stands beside the folder until it is whole and on disk: what a start that was cut off leaves is no database, and one is made anew.
 * It is put aside all the same, never deleted: a disk that brought the mark back would otherwise cost the shop its data.
 * The client that has made the new one stays open: PostgreSQL is not started twice.
 */
async function createDatabase(folder: string, open: () => Promise<EmbeddedClient>): Promise<EmbeddedClient> {
  const home = dirname(folder)
  await writeFile(unfinishedPath(home), '')
  await syncNames(home)
  if (existsSync(folder)) await rename(folder, `${folder}.put-aside-${Date.now()}`)
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
