import type { Database, DatabaseLog } from './database.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { openFolder } from './embedded-folder.ts'
import { checkServer } from './postgresql-checks.ts'
import { postgresqlDatabase } from './postgresql-database.ts'
import { TransactionScope } from './transaction-scope.ts'

/** Where the shop's data is. */
export interface DatabaseLocation {
  /** A PostgreSQL URL; without one the embedded database in the data folder is used. */
  url?: string | undefined
  dataDir: string
  log?: DatabaseLog | undefined
}

/** Opens the shop's database, not yet migrated. Throws a DatabaseRefusal when it cannot be used. */
export async function openDatabase({ url, dataDir, log }: DatabaseLocation): Promise<Database> {
  if (url) {
    await checkServer(url)
    return postgresqlDatabase(url, log)
  }
  const scope = new TransactionScope()
  const { client, release } = await openFolder(dataDir, scope)
  return embeddedDatabase({ client, scope, onClosed: release })
}
