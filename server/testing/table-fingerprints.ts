import { sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'

/** Tables that a rejected request may change: the last use of a session, and counted attempts. */
const IGNORED_TABLES = new Set(['session', 'sign_in_try', 'rate_limit', 'verification'])

/** Detects changes of tables. */
export interface TableFingerprints {
  /** Returns row count and content hash of each table. */
  read(): Promise<Readonly<Record<string, string>>>
  /** Returns a position that changes with every write; on a shared server also with writes to other databases. */
  position(): Promise<string>
}

/** Prepares fingerprints of all tables of a database. */
export async function fingerprintTables(database: Database): Promise<TableFingerprints> {
  const { rows } = await database.query((db) =>
    db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  const tables = rows.map(({ name }) => name).filter((name) => !IGNORED_TABLES.has(name))
  const query = sql.join(
    tables.map(
      (name) =>
        sql`select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as held from ${sql.identifier(name)} t`,
    ),
    sql` union all `,
  )
  return {
    async read() {
      const held = await database.query((db) => db.execute<{ name: string; held: string }>(query))
      return Object.fromEntries(held.rows.map((row) => [row.name, row.held]))
    },
    async position() {
      const at = await database.query((db) =>
        db.execute<{ at: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as at`),
      )
      return at.rows[0]?.at ?? ''
    },
  }
}
