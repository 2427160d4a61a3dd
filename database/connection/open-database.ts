import type { Database, DatabaseLog } from './database.ts'
import { createEmbeddedDatabase } from './embedded-database.ts'
import { lockAndOpenDatabaseFolder } from './embedded-folder.ts'
import type { ReadFreeBytes } from './disk-space.ts'
import { startEmbeddedMaintenance } from './maintain-embedded.ts'
import { checkPooler, connectAndAssertUsable } from './postgresql-checks.ts'
import { createPostgresqlDatabase, type PostgresqlOptions } from './postgresql-database.ts'
import { TransactionScope } from './transaction-scope.ts'

/** Where the shop's data is. */
export interface DatabaseLocation {
  /** A PostgreSQL URL; without one the embedded database in the data folder is used. */
  url?: string | undefined
  /** How the shop connects to the server at the URL. */
  server?: Pick<PostgresqlOptions, 'directUrl' | 'replicaUrl' | 'poolSize' | 'hasPreparedStatements'>
  dataDir: string
  log?: DatabaseLog | undefined
  /** How the free space of the embedded database's disk is read; from the file system by default. */
  readFreeBytes?: ReadFreeBytes | undefined
}

/** Opens the shop's database, not yet migrated. Throws a DatabaseError when it cannot be used. */
export async function openDatabase({
  url,
  server = {},
  dataDir,
  log,
  readFreeBytes,
}: DatabaseLocation): Promise<Database> {
  if (url) {
    await connectAndAssertUsable(server.directUrl ?? url)
    if (server.directUrl !== undefined) await checkPooler(url, server.directUrl)
    return createPostgresqlDatabase(url, log, server)
  }
  const scope = new TransactionScope()
  const { client, reserve, release } = await lockAndOpenDatabaseFolder(dataDir, scope)
  return createEmbeddedDatabase({
    client,
    scope,
    startMaintenance: () => startEmbeddedMaintenance(client, { dataDir, reserve, log, readFreeBytes }),
    onClosed: release,
  })
}
