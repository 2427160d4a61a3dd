import { sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'

/** Tables that a rejected request may change: the last use of a session, and counted attempts. */
const IGNORED_TABLES = new Set(['session', 'sign_in_try', 'rate_limit', 'verification'])

/** Detects changes of tables. */
export interface TableFingerprints {
  /** Returns row count and content hash of each table. */
  readAll(): Promise<Readonly<Record<string, string>>>
  /** Returns a value that changes with every write; on a shared server also with writes to other databases. */
  readWritePosition(): Promise<string>
}

/** Creates the reader of fingerprints of all tables of a database, except the ignored ones. */
export async function createTableFingerprints(database: Database): Promise<TableFingerprints> {
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
    async readAll() {
      const fingerprints = await database.query((db) => db.execute<{ name: string; held: string }>(query))
      return Object.fromEntries(fingerprints.rows.map((row) => [row.name, row.held]))
    },
    async readWritePosition() {
      const result = await database.query((db) =>
        db.execute<{ at: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as at`),
      )
      return result.rows[0]?.at ?? ''
    },
  }
}
