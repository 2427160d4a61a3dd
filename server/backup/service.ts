import type { Database } from '@hydrant/database/connection/database.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from './backup-error.ts'
import { type VerifiedBackup, verifyBackup } from './backup-file.ts'
import {
  containsDatabase,
  type EmbeddedLocation,
  packClosedDatabase,
  packRunningDatabase,
  restoreFiles,
} from './embedded-store.ts'
import type { BackupManifest, DatabaseContents } from './manifest.ts'
import {
  analyze,
  countOtherConnections,
  describeWithoutTimeouts,
  dumpPostgresql,
  emptyDatabase,
  findTargetState,
  readServerVersion,
} from './postgresql-store.ts'
import { assertRestorable, assertToolFits, type PostgresqlAccess, restoreDump } from './postgresql-tools.ts'
import { compareMigration, describeContents } from './store.ts'
import { writeBackup } from './write-backup.ts'

export { BackupError } from './backup-error.ts'
export { copyRunningDatabase } from './embedded-store.ts'

/** Writes a backup of an embedded database that no shop uses; returns its size in bytes. */
export function backUpClosedShop(database: Database, dataDir: string, path: string): Promise<number> {
  return packClosedDatabase(database, dataDir, (chunks) => writeBackup(path, chunks))
}

/** Writes a backup of a running shop, which `copy` lets copy its embedded database; returns its size in bytes. */
export function backUpRunningShop(dataDir: string, copy: () => Promise<BackupManifest>, path: string): Promise<number> {
  return packRunningDatabase(dataDir, copy, (chunks) => writeBackup(path, chunks))
}

/** Throws a BackupError when a data folder contains no database that could be backed up. */
export function assertContainsDatabase(dataDir: string): void {
  if (!containsDatabase(dataDir)) throw new BackupError(messages.noShopInFolder({ folder: dataDir }))
}

/** Writes a backup of a PostgreSQL database, which the shop may use meanwhile; returns its size in bytes. */
export async function backUpPostgresql(database: Database, access: PostgresqlAccess, path: string): Promise<number> {
  await assertToolFits('pg_dump', await readServerVersion(database))
  return dumpPostgresql(database, access, (chunks) => writeBackup(path, chunks))
}

/**
 * Reads a backup and checks that this version of the shop can use it in this kind of database. Throws a BackupError when
 * it cannot.
 */
export async function openUsableBackup(path: string, kind: BackupManifest['kind']): Promise<VerifiedBackup> {
  const backup = await verifyBackup(path)
  const { manifest } = backup
  switch (await compareMigration(manifest.migration)) {
    case 'newer':
      throw new BackupError(messages.newerShop({ path }))
    case 'unknown':
      throw new BackupError(messages.unknownMigration({ path }))
    case 'known':
      break
  }
  if (manifest.kind !== kind)
    throw new BackupError(kind === 'embedded' ? messages.isOfServer({ path }) : messages.isOfEmbedded({ path }))
  return backup
}

/**
 * Gives a data folder the database of a backup and checks what it contains. Returns the new path of the database that
 * was there before, or null. Throws a BackupError when there was one and `mayReplace` is false.
 */
export async function restoreEmbedded(
  backup: VerifiedBackup,
  location: EmbeddedLocation,
  mayReplace: boolean,
): Promise<string | null> {
  const { dataDir } = location
  if (containsDatabase(dataDir) && !mayReplace) throw new BackupError(messages.folderNotEmpty({ folder: dataDir }))
  return restoreFiles(backup, location, async (database) =>
    assertSameContents(await database.query(describeContents), backup.manifest),
  )
}

/**
 * Restores a backup to a PostgreSQL database and checks what it contains. Throws a BackupError when the database is not
 * empty and `mayReplace` is false, when it contains something else than a shop, or while something else uses it.
 */
export async function restorePostgresql(
  backup: VerifiedBackup,
  { database, access, mayReplace }: { database: Database; access: PostgresqlAccess; mayReplace: boolean },
): Promise<void> {
  const serverVersion = await readServerVersion(database)
  await assertToolFits('pg_restore', serverVersion)
  const state = await findTargetState(database)
  if (state === 'foreign') throw new BackupError(messages.foreignDatabase())
  if (state === 'shop' && !mayReplace) throw new BackupError(messages.databaseNotEmpty())
  const connections = await countOtherConnections(database)
  if (connections > 0) throw new BackupError(messages.databaseInUse({ count: connections }))
  await assertRestorable(backup.openData(), serverVersion)
  if (state === 'shop') await emptyDatabase(database)
  await restoreDump(access, backup.openData())
  assertSameContents(await describeWithoutTimeouts(database), backup.manifest)
  await analyze(database)
}

function assertSameContents(restored: DatabaseContents | null, manifest: BackupManifest): void {
  if (restored?.migration !== manifest.migration) throw new BackupError(messages.restoredOtherVersion())
  for (const table of new Set([...Object.keys(manifest.rows), ...Object.keys(restored.rows)])) {
    const [expected, found] = [manifest.rows[table] ?? 0, restored.rows[table] ?? 0]
    if (expected !== found)
      throw new BackupError(messages.restoredOtherRows({ table, expected: String(expected), found: String(found) }))
  }
}
