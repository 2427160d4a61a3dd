import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { sql } from 'drizzle-orm'

/** The web store with its settings. */
export type Webstore = Omit<typeof webstore.$inferSelect, 'createdAt'>

/** Finds the one web store of this database; null before it is set up. */
export async function findWebstore(db: ReadOnlyDb): Promise<Webstore | null> {
  const [row] = await db.select().from(webstore).limit(1)
  return row ?? null
}

/** Inserts the web store. */
export async function insertWebstore(tx: Transaction, values: typeof webstore.$inferInsert): Promise<void> {
  await tx.insert(webstore).values(values)
}

/** Increments the catalogue version, once per transaction. */
export async function incrementCatalogVersion(tx: Transaction): Promise<void> {
  await tx.execute(sql`select move_catalog_version()`)
}

/**
 * Locks the web store table until the transaction ends, so that one process at a time sets up the shop. Fails with a lock
 * timeout after ten seconds, before the statement itself would be cancelled.
 */
export async function lockWebstoreTable(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', '10s', true)`)
  await tx.execute(sql`lock table ${webstore} in share row exclusive mode`)
}
