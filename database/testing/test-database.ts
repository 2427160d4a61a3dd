import type { Database } from '../connection/database.ts'
import { openEmbeddedTemplateCopy } from './embedded-template.ts'
import { notify } from './notify.ts'
import { openPostgresqlTemplateCopy, openPostgresqlTemplateCopyTwice } from './postgresql-template.ts'

/**
 * Opens a fresh, migrated database for one test file; close it at the end of the file.
 *
 * It is embedded and in memory, or, when TEST_DATABASE_URL is the URL of a PostgreSQL server whose user may create
 * databases, a separate database on that server.
 */
export function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openPostgresqlTemplateCopy(server) : openEmbeddedTemplateCopy()
}

/**
 * Opens a fresh, migrated database twice, as two processes would, and returns a function that waits until the second
 * has received everything that the first has written so far. Close the first at the end of the file. The embedded
 * database belongs to one process, so both are the same there.
 */
export async function openTestDatabaseTwice(): Promise<{
  readonly first: Database
  readonly second: Database
  readonly waitUntilAllReceived: () => Promise<void>
}> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) {
    const database = await openEmbeddedTemplateCopy()
    return { first: database, second: database, waitUntilAllReceived: () => Promise.resolve() }
  }
  const [first, second] = await openPostgresqlTemplateCopyTwice(server)
  let barrierReceived = Promise.withResolvers<void>()
  await second.listen(BARRIER, { onMessage: () => barrierReceived.resolve() })
  const waitUntilAllReceived = async (): Promise<void> => {
    barrierReceived = Promise.withResolvers()
    // One connection receives all channels, in the order of the commits.
    await first.transaction((tx) => notify(tx, BARRIER, ''))
    await barrierReceived.promise
  }
  return { first, second, waitUntilAllReceived }
}

const BARRIER = 'test_barrier'
