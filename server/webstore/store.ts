import type { Executor } from '@hydrant/database/connection/database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'

/** The web store with its settings. */
export type Webstore = Omit<typeof webstore.$inferSelect, 'createdAt'>

/** Finds the one web store of this database; null before it is set up. */
export async function findWebstore(executor: Executor): Promise<Webstore | null> {
  const [row] = await executor.select().from(webstore).limit(1)
  return row ?? null
}

/** Inserts the web store. */
export async function insertWebstore(executor: Executor, values: typeof webstore.$inferInsert): Promise<void> {
  await executor.insert(webstore).values(values)
}

/** Increments the catalogue version, once per transaction. */
export async function incrementCatalogVersion(executor: Executor): Promise<void> {
  await executor.execute(sql`select move_catalog_version()`)
}

/** Locks the web store table until the transaction ends, so that one process at a time sets up the shop. */
export async function lockWebstoreTable(executor: Executor): Promise<void> {
  await executor.execute(sql`lock table ${webstore} in share row exclusive mode`)
}
