import { existsSync, renameSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { prepareDataFolder } from '../connection/data-folder.ts'
import type { Database } from '../connection/database.ts'
import { DiskReserve } from '../connection/disk-reserve.ts'
import { EmbeddedClient } from '../connection/embedded-client.ts'
import { createEmbeddedDatabase } from '../connection/embedded-database.ts'
import { SyncedFolder } from '../connection/embedded-filesystem.ts'
import { databaseFolderOf, incompleteMarkerPath, lockFolder, unlockFolder } from '../connection/embedded-folder.ts'
import { fsyncFolderEntries, fsyncTree } from '../connection/sync-tree.ts'
import { TransactionScope } from '../connection/transaction-scope.ts'

/** How a data folder gets another database. */
export interface EmbeddedRestore {
  readonly dataDir: string
  /** Writes the files of the database into an empty folder. */
  readonly unpack: (folder: string) => Promise<void>
  /** Checks the opened database; it becomes the shop's unless this throws. */
  readonly verify: (database: Database) => Promise<void>
}

/**
 * Gives a data folder the database that `unpack` writes. A database that was there before is renamed; its new path is
 * returned, or null when there was none. When anything fails, the folder is as before. Throws a DatabaseError when a
 * process uses the folder.
 */
export async function restoreEmbeddedDatabase({ dataDir, unpack, verify }: EmbeddedRestore): Promise<string | null> {
  const dataFolder = resolve(dataDir)
  await prepareDataFolder(dataFolder)
  const lock = await lockFolder(dataFolder)
  const restoredFolder = `${databaseFolderOf(dataFolder)}.restoring`
  try {
    await rm(restoredFolder, { recursive: true, force: true })
    await mkdir(restoredFolder, { mode: 0o700 })
    await unpack(restoredFolder)
    await openAndVerify(restoredFolder, { dataFolder, verify })
    await fsyncTree(restoredFolder)
    return await replaceFolder(dataFolder, restoredFolder)
  } finally {
    await rm(restoredFolder, { recursive: true, force: true })
    await unlockFolder(dataFolder, lock)
  }
}

async function openAndVerify(
  folder: string,
  { dataFolder, verify }: { readonly dataFolder: string; readonly verify: EmbeddedRestore['verify'] },
): Promise<void> {
  const scope = new TransactionScope()
  const reserve = new DiskReserve(join(dataFolder, 'database.reserve'))
  const client = await EmbeddedClient.open({ fs: new SyncedFolder(folder, reserve) }, scope)
  const database = createEmbeddedDatabase({ client, scope, onClosed: () => Promise.resolve() })
  await verify(database).finally(() => database.close())
}

async function replaceFolder(dataFolder: string, restoredFolder: string): Promise<string | null> {
  const folder = databaseFolderOf(dataFolder)
  const previousFolder = existsSync(folder) ? `${folder}.before-restore-${Date.now()}` : null
  // Nothing runs between the two: no start can find the folder without a database.
  if (previousFolder !== null) renameSync(folder, previousFolder)
  renameSync(restoredFolder, folder)
  await rm(incompleteMarkerPath(dataFolder), { force: true })
  await fsyncFolderEntries(dataFolder)
  return previousFolder
}
