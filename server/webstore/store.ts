import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { catalogueChange } from '@hydrant/database/schema/catalogue.ts'
import { webstore } from '@hydrant/database/schema/webstore.ts'
import { asc, gt, sql } from 'drizzle-orm'
import type { PriceChange } from './price-revisions.ts'

export type { ReadOnlyDb }

/** The row of the web store with its settings. */
export type WebstoreRow = typeof webstore.$inferSelect

/** Finds the one web store of this database; null before it is set up. */
export async function findWebstore(db: ReadOnlyDb): Promise<WebstoreRow | null> {
  const [row] = await db.select().from(webstore).limit(1)
  return row ?? null
}

/** Finds the products that have changed since a catalogue version, the latest change last; null if more than `limit`. */
export async function findProductChanges(
  db: ReadOnlyDb,
  sinceVersion: number,
  limit: number,
): Promise<PriceChange[] | null> {
  const changes = await db
    .select({ productId: catalogueChange.productId, version: catalogueChange.version })
    .from(catalogueChange)
    .where(gt(catalogueChange.version, sinceVersion))
    .orderBy(asc(catalogueChange.version))
    .limit(limit + 1)
  return changes.length > limit ? null : changes
}

/** Inserts the web store. */
export async function insertWebstore(tx: Transaction, values: typeof webstore.$inferInsert): Promise<void> {
  await tx.insert(webstore).values(values)
}

/** Where the web store sells: one country, one currency, and whether its prices are without or with tax. */
export interface Market {
  /** ISO 3166-1, two capital letters. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
  readonly taxType: 'Net' | 'Gross'
}

/** Lets the web store sell in one market alone, and ship to its country. */
export async function updateMarket(tx: Transaction, { country, currency, taxType }: Market): Promise<void> {
  await tx.update(webstore).set({
    country,
    shippingCountries: [country],
    defaultCurrency: currency,
    supportedCurrencies: [currency],
    taxType,
  })
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
