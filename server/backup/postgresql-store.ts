import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@hydrant/database/connection/database.ts'
import * as messages from '@hydrant/messages/compiled/server/backup.js'
import { BackupError } from './backup-error.ts'
import { packBackup } from './backup-file.ts'
import { dumpDatabase, type PostgresqlAccess } from './postgresql-tools.ts'
import type { DatabaseContents } from './manifest.ts'
import { describeContents } from './store.ts'

export { countOtherConnections } from '@hydrant/database/connection/other-connections.ts'

/**
 * Passes a backup of a PostgreSQL database to `write`. Its rows are counted and dumped in one snapshot, so that it is
 * the database at one moment, whatever is written meanwhile.
 */
export function dumpPostgresql<T>(
  database: Database,
  access: PostgresqlAccess,
  write: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  return database.transaction(
    async (tx) => {
      await removeTimeouts(tx)
      const contents = await describeContents(tx)
      if (contents === null) throw new BackupError(messages.noShopInDatabase())
      const { rows } = await tx.execute<{ snapshot: string }>(sql`select pg_export_snapshot() as snapshot`)
      const manifest = { kind: 'postgresql', createdAt: new Date().toISOString(), ...contents, bytes: 0 } as const
      return write(packBackup(manifest, dumpDatabase(access, rows[0]?.snapshot ?? '')))
    },
    { isolation: 'repeatable read' },
  )
}

/** What is in a database that a backup is restored to. */
export type TargetState = 'empty' | 'shop' | 'foreign'

/** Says whether a database is empty, contains a shop, or something else. */
export async function findTargetState(database: Database): Promise<TargetState> {
  return database.query(async (db) => {
    const { rows } = await db.execute<{ relations: string; shop: string | null }>(sql`
      select count(*)::text as relations,
        case when to_regclass('drizzle.__drizzle_migrations') is not null then to_regclass('public.webstore')::text end as shop
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`)
    if (rows[0]?.relations === '0') return 'empty'
    return rows[0]?.shop === null ? 'foreign' : 'shop'
  })
}

/** Reads the version of the server, such as `15.20`. */
export async function readServerVersion(database: Database): Promise<string> {
  return database.query(async (db) => {
    const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
    return rows[0]?.version ?? ''
  })
}

/** Describes a database, however long the counting of its rows takes; null when there is no shop in it. */
export function describeWithoutTimeouts(database: Database): Promise<DatabaseContents | null> {
  return database.transaction(async (tx) => {
    await removeTimeouts(tx)
    return describeContents(tx)
  })
}

/** Lets PostgreSQL plan by what a restored database contains. */
export function analyze(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    await removeTimeouts(tx)
    await tx.execute(sql`analyze`)
  })
}

/** Deletes a shop from its database: its tables, functions and types, and the record of its migrations. */
export function emptyDatabase(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    await removeTimeouts(tx)
    await tx.execute(sql`drop schema drizzle cascade`)
    await tx.execute(dropEverythingInPublic)
  })
}

// The schema itself may belong to another user, and what an extension made stays. All names are read before anything is
// dropped: what one statement drops with its object has no name any more.
const dropEverythingInPublic = sql.raw(`
  do $$
  declare
    statements text[];
    statement text;
  begin
    select coalesce(array_agg(format('drop %s if exists %s cascade', kind, name)), '{}') into statements from (
        select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
          oid::regclass::text as name, 'pg_class'::regclass as catalog, oid
          from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        union all
        select 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid
          from pg_proc where pronamespace = 'public'::regnamespace
        union all
        select 'type', oid::regtype::text, 'pg_type'::regclass, oid
          from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      ) found
      where not exists (
        select from pg_depend d where d.classid = found.catalog and d.objid = found.oid and d.deptype = 'e');
    foreach statement in array statements loop
      execute statement;
    end loop;
  end $$`)

/** Lets statements, and the pauses between them, take as long as they need until the transaction ends. */
export async function removeTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select set_config(name, '0', true)
    from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`)
}
