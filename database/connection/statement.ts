import { type Column, getTableColumns, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Handle, ReadOnlyDb, RowsResult, Transaction } from './database.ts'
import type { RunningTransaction } from './transaction-scope.ts'

/** Placeholders for the values of a statement. */
export type Placeholders<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name> }

/** Builds a statement with the query builder, with placeholders in place of values. */
export type Build<On extends ReadOnlyDb, Values, Result> = (
  db: On,
  params: Placeholders<Values>,
) => { prepare(name: string): Prepared<Result> }

interface Prepared<Result> {
  execute(values?: object): Promise<Result>
}

interface TransactionBinding {
  /** Drizzle's database on the connection of the transaction; it exists as long as the connection. */
  readonly connection: Handle
  readonly running: RunningTransaction
}

const dialect = new PgDialect()
const bindings = new WeakMap<object, TransactionBinding>()
let statementCount = 0

/**
 * Defines a statement whose text is built once per connection instead of per call: for frequent statements, where
 * building the text costs more than sending it. The returned function takes an object of values, which pass through the
 * encoders of the columns that they are compared with or stored in.
 *
 * Call it as `defineStatement<{ id: string }>()((db, params) => db.select().from(cart).where(eq(cart.id, params.id)))`,
 * with `tx: Transaction` as the first parameter when it writes or locks.
 */
export function defineStatement<Values extends object>(): <Result, On extends ReadOnlyDb = ReadOnlyDb>(
  build: Build<On, Values, Result>,
) => (on: On, values: Values) => Promise<Result>
export function defineStatement<Values extends object>() {
  return <Result>(build: Build<Handle, Values, Result>) =>
    preparePerConnection<Result>((handle, name) => build(handle, createPlaceholders<Values>()).prepare(name))
}

/** Defines a statement that writes, from SQL text that is built once per connection; it returns the rows. */
export function defineSqlStatement<Values extends object, Row>(
  build: (params: Placeholders<Values>) => SQL,
): (tx: Transaction, values: Values) => Promise<Row[]> {
  const run = preparePerConnection<RowsResult<Row>>((handle, name) =>
    handle._.session.prepareQuery<{ execute: RowsResult<Row>; all: unknown; values: unknown }>(
      dialect.sqlToQuery(build(createPlaceholders<Values>())),
      undefined,
      name,
      false,
    ),
  )
  return async (tx, values) => (await run(tx, values)).rows
}

function preparePerConnection<Result>(
  prepare: (handle: Handle, name: string) => Prepared<Result>,
): (on: Handle, values: object) => Promise<Result> {
  const name = `hydrant_statement_${(statementCount += 1)}`
  const preparedByConnection = new WeakMap<object, Prepared<Result>>()
  return async (db, values) => {
    const binding = bindings.get(db._.session)
    if (binding?.running.isOpen === false) throw new Error('A transaction was used after it ended.')
    const handle = binding?.connection ?? db
    const preparedStatement = preparedByConnection.get(handle._.session) ?? prepare(handle, name)
    preparedByConnection.set(handle._.session, preparedStatement)
    return preparedStatement.execute(values)
  }
}

/** Returns placeholders for columns of a table, with the columns' names: for `set` and `values`. */
export function createColumnPlaceholders<Table extends PgTable, Name extends keyof Table['$inferInsert'] & string>(
  table: Table,
  names: readonly Name[],
): Record<Name, SQL>
export function createColumnPlaceholders(table: PgTable, names: readonly string[]): Record<string, SQL> {
  const columns: Record<string, Column> = getTableColumns(table)
  return Object.fromEntries(
    names.map((name) => {
      const encoder = {
        mapToDriverValue: (value: unknown) => (value === null ? null : columns[name]?.mapToDriverValue(value)),
      }
      return [name, sql`${sql.param(sql.placeholder(name), encoder)}`]
    }),
  )
}

/**
 * Returns the SQL that selects rows of a table from one JSON parameter, however many rows there are: for
 * `insert(table).select(toSelectFromJsonSql(table, 'rows'))`, with `toRowsJson(table, rows)` as the value. A column
 * that is missing in the rows gets a default only if `defaults` contains one.
 */
export function toSelectFromJsonSql<Table extends PgTable>(
  table: Table,
  placeholderName: string,
  defaults: Partial<Record<keyof Table['$inferInsert'], SQL>> = {},
): SQL {
  const defaultsByProperty: Partial<Record<string, SQL>> = defaults
  const columns = Object.entries<Column>(getTableColumns(table)).map(([property, { name: column }]) => {
    const fallback = defaultsByProperty[property]
    const value = sql`given.${sql.identifier(column)}`
    return fallback === undefined ? value : sql`coalesce(${value}, ${fallback})`
  })
  return sql`select ${sql.join(columns, sql`, `)} from jsonb_populate_recordset(null::${table}, ${sql.placeholder(placeholderName)}::jsonb) given`
}

/** Returns rows as the JSON text that `toSelectFromJsonSql` reads. */
export function toRowsJson<Table extends PgTable>(table: Table, rows: ReadonlyArray<Table['$inferInsert']>): string {
  const columns = Object.entries<Column>(getTableColumns(table))
  return JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([property, { name }]) => [name, row[property] ?? null])),
    ),
  )
}

/** Lets the statements that run in a transaction use what was prepared on its connection. */
export function bindTransaction(tx: Transaction, binding: TransactionBinding): void {
  bindings.set(tx._.session, binding)
}

function createPlaceholders<Values>(): Placeholders<Values>
function createPlaceholders(): object {
  return new Proxy({}, { get: (_target, name) => sql.placeholder(String(name)) })
}
