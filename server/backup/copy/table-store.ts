import { type SQL, sql } from 'drizzle-orm'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { type Fingerprint, getBatchSize, type Table, type TextRow } from './table.ts'

/** Lets values have the same text in both databases, until the transaction ends. */
export async function setTextFormats(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select set_config(name, value, true) from (values
      ('TimeZone', 'UTC'), ('DateStyle', 'ISO, YMD'), ('IntervalStyle', 'postgres'), ('bytea_output', 'hex'),
      ('extra_float_digits', '1')) as format(name, value)`)
}

/** Lists the tables of the shop, by name. */
export async function listTables(db: ReadOnlyDb): Promise<Table[]> {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attname`)
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
  }))
}

/** Yields the rows of a table in batches. The transaction must run until the end. */
export async function* readBatches(tx: Transaction, table: Table): AsyncGenerator<TextRow[]> {
  const columns = sql.join(
    table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  await tx.execute(sql`declare copied_rows no scroll cursor for select ${columns} from ${identify(table)}`)
  const fetchNext = sql.raw(`fetch forward ${getBatchSize(table)} from copied_rows`)
  for (;;) {
    const { rows } = await tx.execute<TextRow>(fetchNext)
    if (rows.length === 0) break
    yield rows
  }
  await tx.execute(sql`close copied_rows`)
}

/** Stores rows of a table. */
export async function insertRows(tx: Transaction, table: Table, rows: readonly TextRow[]): Promise<void> {
  const join = (toSql: (column: Table['columns'][number]) => SQL): SQL => sql.join(table.columns.map(toSql), sql`, `)
  await tx.execute(sql`
    insert into ${identify(table)} (${join(({ name }) => sql.identifier(name).getSQL())})
    overriding system value
    select ${join(({ name, type }) => sql`${sql.identifier(name)}::${sql.raw(type)}`)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(${join(({ name }) => sql`${sql.identifier(name)} text`)})`)
}

/** Counts and hashes the rows of a table. Two tables with the same rows, in any order, have the same fingerprint. */
export async function getFingerprint(db: ReadOnlyDb, table: Table): Promise<Fingerprint> {
  // Bytes are hashed by themselves: their text would be twice as long.
  const values = table.columns.map(({ name, type }) => {
    const column = sql.identifier(name)
    return type === 'bytea'
      ? sql`coalesce(sha256(${column})::text, '')`
      : sql`coalesce(length(${column}::text) || ':' || ${column}::text, '')`
  })
  const { rows } = await db.execute<{ rows: string; hash: string }>(sql`
    select count(*)::text as rows,
      coalesce(sum(('x' || left(encode(sha256(convert_to(${sql.join(values, sql` || ',' || `)}, 'UTF8')), 'hex'), 15))::bit(60)::bigint::numeric), 0)::text as hash
    from ${identify(table)}`)
  const [fingerprint] = rows
  if (fingerprint === undefined) throw new Error(`The table ${table.name} could not be counted.`)
  return fingerprint
}

function identify({ name }: Table): SQL {
  return sql`public.${sql.identifier(name)}`
}
