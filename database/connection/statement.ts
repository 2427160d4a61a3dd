import { type Column, getTableColumns, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor, RowsResult } from './database.ts'
import type { RunningTransaction } from './transaction-scope.ts'

/** Stands for the values that a statement is given when it runs. */
export type Given<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name> }

/** Builds a statement with the library's builders, from placeholders in place of values. */
export type Build<Values, Result> = (
  executor: Executor,
  given: Given<Values>,
) => { prepare(name: string): Prepared<Result> }

interface Prepared<Result> {
  execute(values?: object): Promise<Result>
}

interface Loan {
  /** Lives as long as the connection that a transaction runs on. */
  readonly connection: Executor
  readonly running: RunningTransaction
}

const dialect = new PgDialect()
const loans = new WeakMap<object, Loan>()
let count = 0

/**
 * A statement whose text is built once for each connection instead of each time: for those that every cart and order
 * needs, where building the text costs more than sending it. Takes an object of values, which pass through the encoders
 * of the columns that they are compared with or stored in.
 *
 * Call it as `statement<{ id: string }>()((executor, given) => executor.select().from(cart).where(eq(cart.id,
 * given.id)))`.
 */
export function statement<Values extends object>(): <Result>(
  build: Build<Values, Result>,
) => (executor: Executor, values: Values) => Promise<Result> {
  return <Result>(build: Build<Values, Result>) =>
    onceForEachConnection<Result>((executor, name) => build(executor, placeholders<Values>()).prepare(name))
}

/** The same for a statement that is written as text; answers its rows. */
export function textStatement<Values extends object, Row>(
  build: (given: Given<Values>) => SQL,
): (executor: Executor, values: Values) => Promise<Row[]> {
  const run = onceForEachConnection<RowsResult<Row>>((executor, name) =>
    executor._.session.prepareQuery<{ execute: RowsResult<Row>; all: unknown; values: unknown }>(
      dialect.sqlToQuery(build(placeholders<Values>())),
      undefined,
      name,
      false,
    ),
  )
  return async (executor, values) => (await run(executor, values)).rows
}

function onceForEachConnection<Result>(
  prepare: (executor: Executor, name: string) => Prepared<Result>,
): (executor: Executor, values: object) => Promise<Result> {
  const name = `hydrant_statement_${(count += 1)}`
  const prepared = new WeakMap<object, Prepared<Result>>()
  return async (executor, values) => {
    const loan = loans.get(executor._.session)
    if (loan?.running.open === false)
      throw new Error('The executor of a transaction was used after the transaction ended.')
    const owner = loan?.connection ?? executor
    const known = prepared.get(owner._.session) ?? prepare(owner, name)
    prepared.set(owner._.session, known)
    return known.execute(values)
  }
}

/** Placeholders for columns of a table, named like them: for `set` and `values`. */
export function columnsGiven<Table extends PgTable, Name extends keyof Table['$inferInsert'] & string>(
  table: Table,
  names: readonly Name[],
): Record<Name, SQL>
export function columnsGiven(table: PgTable, names: readonly string[]): Record<string, SQL> {
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
 * The rows of a table that are given as one value, whatever their number: for `insert(table).select(rowsGiven(table,
 * 'rows'))`, with `asRows(table, rows)` as the value. A column that no row names gets its default only where `defaults`
 * says what that is.
 */
export function rowsGiven<Table extends PgTable>(
  table: Table,
  name: string,
  defaults: Partial<Record<keyof Table['$inferInsert'], SQL>> = {},
): SQL {
  const byName: Partial<Record<string, SQL>> = defaults
  const columns = Object.entries<Column>(getTableColumns(table)).map(([property, { name: column }]) => {
    const fallback = byName[property]
    const value = sql`given.${sql.identifier(column)}`
    return fallback === undefined ? value : sql`coalesce(${value}, ${fallback})`
  })
  return sql`select ${sql.join(columns, sql`, `)} from jsonb_populate_recordset(null::${table}, ${sql.placeholder(name)}::jsonb) given`
}

/** Rows as the value that `rowsGiven` reads. */
export function asRows<Table extends PgTable>(table: Table, rows: ReadonlyArray<Table['$inferInsert']>): string {
  const columns = Object.entries<Column>(getTableColumns(table))
  return JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(columns.map(([property, { name }]) => [name, row[property] ?? null])),
    ),
  )
}

/** Lets statements of a transaction use what was built for its connection. */
export function lend(executor: Executor, loan: Loan): void {
  loans.set(executor._.session, loan)
}

function placeholders<Values>(): Given<Values>
function placeholders(): object {
  return new Proxy({}, { get: (_target, name) => sql.placeholder(String(name)) })
}
