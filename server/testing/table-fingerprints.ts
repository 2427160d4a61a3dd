import { sql } from 'drizzle-orm'
import type { Database } from '@hydrant/database/connection/database.ts'

/** Tables that a rejected request may change: the last use of a session, and counted attempts. */
const IGNORED_TABLES = new Set(['session', 'sign_in_try', 'rate_limit', 'verification'])

/** A fingerprint of the content of each table, by name; equal fingerprints mean equal rows. */
export type TableFingerprints = Readonly<Record<string, string>>

/** Returns the fingerprints of all tables except the ignored ones, as they are now. */
export type ReadTableFingerprints = () => Promise<TableFingerprints>

/**
 * Creates the reader of fingerprints of all tables of a database. To be quick, it reads nothing again when no
 * transaction has written since, and otherwise only tables with other row versions than before. Rows that were written
 * with the values they had count as unchanged.
 */
export async function createTableFingerprintReader(database: Database): Promise<ReadTableFingerprints> {
  const { rows } = await database.query((db) =>
    db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  const names = rows.map(({ name }) => name).filter((name) => !IGNORED_TABLES.has(name))
  const selectFromAll = (
    tables: readonly string[],
    value: string,
  ): Promise<readonly { name: string; value: string }[]> =>
    database.query(async (db) => {
      const selects = tables.map(
        (name) => sql`select ${name}::text as name, ${sql.raw(value)} as value from ${sql.identifier(name)} t`,
      )
      return (await db.execute<{ name: string; value: string }>(sql.join(selects, sql` union all `))).rows
    })
  const readWritePosition = async (): Promise<string | undefined> => {
    const position = sql`select pg_snapshot_xmax(pg_current_snapshot())::text as position`
    return (await database.query((db) => db.execute<{ position: string }>(position))).rows[0]?.position
  }
  let position: string | undefined
  let versions = new Map<string, string>()
  let fingerprints: TableFingerprints = {}
  return async () => {
    const currentPosition = await readWritePosition()
    if (currentPosition === position) return fingerprints
    position = currentPosition
    const current = await selectFromAll(names, `count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)`)
    const changed = current.flatMap(({ name, value }) => (versions.get(name) === value ? [] : [name]))
    versions = new Map(current.map(({ name, value }) => [name, value]))
    if (changed.length === 0) return fingerprints
    const contents = await selectFromAll(
      changed,
      `count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '')`,
    )
    fingerprints = { ...fingerprints, ...Object.fromEntries(contents.map(({ name, value }) => [name, value])) }
    return fingerprints
  }
}
