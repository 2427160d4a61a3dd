import { sql } from 'drizzle-orm'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { listReleasedMigrations } from '@hydrant/database/connection/released-migrations.ts'
import type { DatabaseContents } from './manifest.ts'

/** Describes what a database contains; null when there is no shop in it. */
export async function describeContents(db: ReadOnlyDb): Promise<DatabaseContents | null> {
  const migrationTable = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  if (migrationTable.rows[0]?.['name'] === null) return null
  const { rows: levels } = await db.execute<{ migration: string | null; postgresql: string }>(
    sql`select max(created_at)::text as migration, current_setting('server_version') as postgresql from drizzle.__drizzle_migrations`,
  )
  const level = levels[0]
  if (typeof level?.migration !== 'string') return null
  return { migration: Number(level.migration), postgresql: level.postgresql, rows: await countRows(db) }
}

async function countRows(db: ReadOnlyDb): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const counts: Record<string, number> = {}
  // One by one: a connection that is silent for too long is ended.
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: string }>(
      sql`select count(*)::text as count from public.${sql.identifier(name)}`,
    )
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

/** Whether a migration is known to this version of the shop, is of a newer one, or is of none. */
export async function compareMigration(migration: number): Promise<'known' | 'newer' | 'unknown'> {
  const known = await listReleasedMigrations()
  if (known.some(({ when }) => when === migration)) return 'known'
  return known.every(({ when }) => when < migration) ? 'newer' : 'unknown'
}

/** The name of a known migration, such as `0030_signing-secret`. */
export async function nameMigration(migration: number): Promise<string> {
  const known = await listReleasedMigrations()
  return known.find(({ when }) => when === migration)?.name ?? String(migration)
}

/** Whether a migration is the newest one of this version of the shop. */
export async function isNewestMigration(migration: number): Promise<boolean> {
  return (await listReleasedMigrations()).at(-1)?.when === migration
}
