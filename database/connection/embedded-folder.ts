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
    if (!existsSync(folder)) await createDatabase(folder, scope)
    return { client: await EmbeddedClient.open({ fs: new SyncedFolder(folder) }, scope), release }
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

// Under another name until it is whole and on disk, so that a start that is cut off leaves nothing that looks like a database.
async function createDatabase(folder: string, scope: TransactionScope): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  const client = await EmbeddedClient.open({ fs: new SyncedFolder(draft) }, scope)
  await client.close()
  await syncTree(draft)
  await rename(draft, folder)
  await syncNames(dirname(folder))
}
