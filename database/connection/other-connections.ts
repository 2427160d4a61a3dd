import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Counts the connections of other programs to a database on a PostgreSQL server. */
export async function countOtherConnections(database: Database): Promise<number> {
  return database.query(async (db) => {
    const { rows } = await db.execute<{ count: string }>(sql`
      select count(*)::text as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
    return Number(rows[0]?.count)
  })
}
