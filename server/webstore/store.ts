import type { Executor } from '@hydrant/database/connection/database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'

/** The shop and its switches. */
export type Webstore = Omit<typeof webstore.$inferSelect, 'createdAt'>

/** The one shop of this database, or null before it is set up. */
export async function findWebstore(executor: Executor): Promise<Webstore | null> {
  const [found] = await executor.select().from(webstore).limit(1)
  return found ?? null
}

/** Stores the shop. */
export async function insertWebstore(executor: Executor, values: typeof webstore.$inferInsert): Promise<void> {
  await executor.insert(webstore).values(values)
}

/** Adds one to the catalogue version, once in a transaction. */
export async function incrementCatalogVersion(executor: Executor): Promise<void> {
  await executor.execute(sql`select move_catalog_version()`)
}

/** Lets one process at a time set up the shop; the lock ends with the transaction. */
export async function lockSetUp(executor: Executor): Promise<void> {
  await executor.execute(sql`lock table ${webstore} in share row exclusive mode`)
}
