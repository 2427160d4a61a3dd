import type { Database } from '../connection/database.ts'
import { openEmbeddedCopy } from './embedded-template.ts'
import { notify } from './notify.ts'
import { openPostgresqlCopy, openPostgresqlCopyTwice } from './postgresql-template.ts'

/**
 * A fresh, migrated database for one test file; close it when the file is done.
 *
 * It is embedded and in memory, or, when TEST_DATABASE_URL is the URL of a PostgreSQL server whose user may create
 * databases, a database of its own there.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openPostgresqlCopy(server) : openEmbeddedCopy()
}

/**
 * A fresh, migrated database as two processes open it, and a way to wait until the second has received everything that
 * the first has written so far. Close the first when the file is done. The embedded database belongs to one process, so
 * that both are the same there.
 */
export async function openTestDatabaseTwice(): Promise<{
  readonly first: Database
  readonly second: Database
  readonly allReceived: () => Promise<void>
}> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) {
    const database = await openEmbeddedCopy()
    return { first: database, second: database, allReceived: () => Promise.resolve() }
  }
  const [first, second] = await openPostgresqlCopyTwice(server)
  let received = Promise.withResolvers<void>()
  await second.listen(BARRIER, { onMessage: () => received.resolve() })
  const allReceived = async (): Promise<void> => {
    received = Promise.withResolvers()
    // One connection receives all channels, in the order of the commits.
    await first.transaction((tx) => notify(tx, BARRIER, ''))
    await received.promise
  }
  return { first, second, allReceived }
}

const BARRIER = 'test_barrier'
