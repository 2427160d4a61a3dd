import type pg from 'pg'

/** Describes tables, indexes, constraints, triggers, functions and sequences of the schema public, one a line. */
export async function describeSchema(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s.%s %s%s default %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select 'sequence ' || relname from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace
    union all select format('%s %s', relname, array_to_string(reloptions, ',')) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reloptions is not null
    order by line`)
  return rows.map(({ line }) => line)
}
