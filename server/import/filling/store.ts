import { sql } from 'drizzle-orm'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'

/** The tables of users, their sessions and mails, and the secret that signs these: the demo leaves them as they are. */
const KEPT_TABLES: ReadonlySet<string> = new Set([
  'user',
  'credential',
  'session',
  'integration',
  'verification',
  'sign_in_try',
  'signing_secret',
  'setup_token',
  'outbox_mail',
])

/** Tables that visitors and processes fill by themselves, and that nobody misses. */
const PASSING_TABLES: ReadonlySet<string> = new Set([
  'cart',
  'catalogue_change',
  'checkout',
  'delivery_group',
  'page_editor',
  'product_view',
  'search_snapshot',
  'visit_count',
])

/** How many rows an empty shop has in other tables. */
const ROWS_OF_EMPTY_SHOP: ReadonlyMap<string, number> = new Map([
  ['buyer_group', 2],
  ['entitlement_buyer_group', 2],
  ['entitlement_policy', 1],
  ['page', 1],
  ['page_draft', 1],
  ['page_version', 1],
  ['price_book', 2],
  ['site_settings', 1],
  ['webstore', 1],
])

/** Returns the name of a table in which a shop has more than a first start has put there; null when there is none. */
export async function findTableInUse(db: ReadOnlyDb): Promise<string | null> {
  for (const table of await listReplacedTables(db)) {
    const limit = ROWS_OF_EMPTY_SHOP.get(table) ?? 0
    if (PASSING_TABLES.has(table)) continue
    const { rows } = await db.execute(sql`select from ${sql.identifier(table)} limit ${limit + 1}`)
    if (rows.length > limit) return table
  }
  const { rows } = await db.execute<{ table: string }>(sql`
    select 'page' as table from page_draft where revision > 1
    union all select 'site_settings' from site_settings where revision > 1`)
  return rows[0]?.table ?? null
}

/** Finds a user with one of these email addresses; returns the address, or null. */
export async function findTakenEmail(db: ReadOnlyDb, emails: readonly string[]): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from "user" where email = any(${toTextArraySql(emails)}) order by email limit 1`,
  )
  return rows[0]?.email ?? null
}

/** Deletes everything in the shop but its users. */
export async function deleteAllButUsers(tx: Transaction): Promise<void> {
  const tables = (await listReplacedTables(tx)).map((table) => sql.identifier(table))
  await tx.execute(sql`truncate ${sql.join(tables, sql`, `)}`)
}

async function listReplacedTables(db: ReadOnlyDb): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  return rows.map(({ name }) => name).filter((name) => !KEPT_TABLES.has(name))
}
