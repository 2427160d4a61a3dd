import { sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'

/** What a refused call may leave behind: that a session was used, and how often somebody has tried. */
const KEPT_BY_REFUSALS = new Set(['session', 'sign_in_try', 'rate_limit', 'verification'])

/** Takes note of what all tables hold. */
export interface TableFingerprints {
  /** How many rows each table has, and what they say, in short. */
  read(): Promise<Readonly<Record<string, string>>>
  /** Moves when anything has been written since; on a server that others use, also when they have written. */
  position(): Promise<string>
}

/** Takes note of the tables of a database. */
export async function fingerprintTables(database: Database): Promise<TableFingerprints> {
  const { rows } = await database.read((executor) =>
    executor.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  )
  const tables = rows.map(({ name }) => name).filter((name) => !KEPT_BY_REFUSALS.has(name))
  const query = sql.join(
    tables.map(
      (name) =>
        sql`select ${name}::text as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as held from ${sql.identifier(name)} t`,
    ),
    sql` union all `,
  )
  return {
    async read() {
      const held = await database.read((executor) => executor.execute<{ name: string; held: string }>(query))
      return Object.fromEntries(held.rows.map((row) => [row.name, row.held]))
    },
    async position() {
      const at = await database.read((executor) =>
        executor.execute<{ at: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as at`),
      )
      return at.rows[0]?.at ?? ''
    },
  }
}
