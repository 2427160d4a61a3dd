import type { Database } from '../connection/database.ts'
import { openEmbeddedCopy } from './embedded-template.ts'
import { openPostgresqlCopy } from './postgresql-template.ts'

/**
 * A fresh, migrated database for one test file; close it when the file is done.
 *
 * It is embedded and in memory, or, when TEST_DATABASE_URL names a PostgreSQL server whose user may create databases, a database of its own there.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openPostgresqlCopy(server) : openEmbeddedCopy()
}
