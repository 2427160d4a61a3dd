import type pg from 'pg'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  /** The columns that a foreign key refers to, as `table.column`, or null. */
  readonly target: string | null
}

/**
 * Fills every table of the schema public with rows that have a value in every column and that foreign keys allow.
 * `values` are SQL expressions for columns, as `table.column`, that cannot have just any value; `:row` is the number of
 * the row.
 */
export async function fillTables(
  client: pg.Client,
  { rows, values }: { readonly rows: number; readonly values: Readonly<Record<string, string>> },
): Promise<void> {
  const columns = await listColumns(client)
  const targets = new Map(columns.map(({ table, name, target }) => [`${table}.${name}`, target]))
  const types = new Map(columns.map(({ table, name, type }) => [`${table}.${name}`, type]))
  const valueOf = (column: string): string => {
    const target = targets.get(column)
    if (values[column] !== undefined) return values[column]
    return target ? valueOf(target) : sampleOf(column, types.get(column) ?? '')
  }
  const statements: string[] = []
  // Tables may refer to each other, so their keys are not checked while they are filled; the values fit all the same.
  statements.push('set session_replication_role = replica')
  for (const table of new Set(columns.map((column) => column.table))) {
    const names = columns.filter((column) => column.table === table).map(({ name }) => name)
    for (let row = 1; row <= rows; row += 1) {
      const expressions = names.map((name) => valueOf(`${table}.${name}`).replaceAll(':row', String(row)))
      statements.push(
        `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) values (${expressions.join()})
         on conflict do nothing`,
      )
    }
  }
  statements.push('set session_replication_role = origin')
  await client.query(statements.join(';'))
}

async function listColumns(client: pg.Client): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
      (select t.relname || '.' || ta.attname
         from pg_constraint f
         cross join lateral unnest(f.conkey, f.confkey) as k(own, other)
         join pg_class t on t.oid = f.confrelid
         join pg_attribute ta on ta.attrelid = f.confrelid and ta.attnum = k.other
         where f.contype = 'f' and f.conrelid = c.oid and k.own = a.attnum and f.confrelid <> c.oid
         limit 1) as target
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`)
  return rows
}

/** A value of the type that differs from row to row. */
function sampleOf(column: string, type: string): string {
  switch (type) {
    case 'text':
    case 'character varying':
    case 'citext':
      return `'${column}-:row'`
    case 'integer':
    case 'bigint':
    case 'smallint':
    case 'numeric':
    case 'double precision':
    case 'real':
      return ':row'
    case 'boolean':
      return 'false'
    case 'timestamp with time zone':
    case 'timestamp without time zone':
      return `'2026-01-0:row'::timestamptz`
    case 'date':
      return `'2026-01-0:row'::date`
    case 'jsonb':
      return `'{}'`
    case 'bytea':
      return String.raw`'\x0:row'`
    case 'text[]':
      return `array['${column}-:row']`
    case 'integer[]':
    case 'bigint[]':
    case 'numeric[]':
      return 'array[:row]'
    default:
      throw new Error(`No sample for ${column}, which is a ${type}.`)
  }
}
