import { aliasedTable, type AnyColumn, getTableName, getViewName, is, type SQL, sql } from 'drizzle-orm'
import { type PgTable, PgView } from 'drizzle-orm/pg-core'
import type {
  FieldName,
  FieldType,
  FieldValue,
  FieldValues,
  NewRecord,
  RecordChanges,
  RecordDefinition,
} from '@hydrant/contract/records/definition.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { toMilliseconds, toTextKey } from '@hydrant/database/schema/columns.ts'
import type { Result } from '@hydrant/kernel/result/result.ts'
import type { RecordContext } from './record-context.ts'

/** What a field is read from: a column or an expression. */
export type FieldSql = SQL | AnyColumn

/** The validated values that change in a record. */
type RecordUpdate = Readonly<Record<string, FieldValue | undefined>>

/** An object as the mechanism uses it: where its records are read from, and what writes them. */
export interface StoredObject {
  readonly definition: RecordDefinition
  /** Returns what its records are read from, under this alias. */
  source(alias: string): SQL
  /** Returns what each field is read from, by its name, in a query where the table has this alias. */
  columnsOf(alias: string, context: RecordContext): Readonly<Record<string, FieldSql>>
  /** Returns the values of a new record that depend on the shop, for fields that its creator names none for. */
  defaults?(context: RecordContext): FieldValues
  /** Creates a record from validated values, whose references exist, and returns its id. */
  create?(tx: Transaction, values: FieldValues, context: RecordContext): Promise<Result<string>>
  /** Changes a record that exists and is locked. */
  update?(tx: Transaction, id: string, changes: RecordUpdate, context: RecordContext): Promise<Result<null>>
  /** Deletes a record that exists and is locked. */
  delete?(tx: Transaction, id: string): Promise<Result<null>>
  /** Creates many records in few statements, as `create` would each; with `updateMany` large files use it. */
  createMany?(tx: Transaction, values: readonly FieldValues[], context: RecordContext): Promise<Array<Result<string>>>
  /** Changes many records, each once, as `update` would. */
  updateMany?(tx: Transaction, updates: readonly ManyUpdate[]): Promise<Array<Result<null>>>
}

/** The validated changes of one of many records. */
export interface ManyUpdate {
  readonly id: string
  readonly changes: RecordUpdate
}

/** An object whose records are written many at once. */
export type ManyObject = StoredObject & Required<Pick<StoredObject, 'createMany' | 'updateMany'>>

/** How an area stores an object, and its functions that write it. */
interface Storage<Definition extends RecordDefinition, Table extends PgTable | PgView> {
  readonly table: Table
  /** The condition of the rows that are records of the object, on columns by their own names; left out: all rows. */
  readonly rows?: SQL
  columns(table: Table, context: RecordContext): Readonly<Record<FieldName<Definition>, FieldSql>>
  defaults?(context: RecordContext): FieldValues
  create?(tx: Transaction, values: NewRecord<Definition>, context: RecordContext): Promise<Result<string>>
  update?(
    tx: Transaction,
    id: string,
    changes: RecordChanges<Definition>,
    context: RecordContext,
  ): Promise<Result<null>>
  delete?(tx: Transaction, id: string): Promise<Result<null>>
  createMany?(
    tx: Transaction,
    values: ReadonlyArray<NewRecord<Definition>>,
    context: RecordContext,
  ): Promise<Array<Result<string>>>
  updateMany?(
    tx: Transaction,
    updates: ReadonlyArray<{ readonly id: string; readonly changes: RecordChanges<Definition> }>,
  ): Promise<Array<Result<null>>>
}

/** Says how an object is stored and written; each area does so for its own objects in `records.ts`. */
export function defineStoredObject<Definition extends RecordDefinition, Table extends PgTable | PgView>(
  definition: Definition,
  storage: Storage<Definition, Table>,
): StoredObject {
  return {
    definition,
    ...storage,
    source: (alias) => toSourceSql(nameOf(storage.table), storage.rows, alias),
    columnsOf: (alias, context) =>
      toReadColumns(definition, storage.columns(aliasedTable(storage.table, alias), context)),
  }
}

/** Returns what the fields are read from: times to the millisecond, as clients see them. */
function toReadColumns(
  { fields }: RecordDefinition,
  columns: Readonly<Record<string, FieldSql>>,
): Readonly<Record<string, FieldSql>> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      fields[name]?.type === 'datetime' ? toMilliseconds(column) : column,
    ]),
  )
}

/** Returns the name of a table or a view. */
function nameOf(table: PgTable | PgView): string {
  return is(table, PgView) ? getViewName(table) : getTableName(table)
}

function toSourceSql(tableName: string, rows: SQL | undefined, alias: string): SQL {
  const [table, name] = [sql.identifier(tableName), sql.identifier(alias)]
  return rows === undefined ? sql`${table} as ${name}` : sql`(select * from ${table} where ${rows}) as ${name}`
}

/** Returns what the fields of every object are read from. */
export function toSystemColumns(table: Readonly<Record<'id' | 'createdAt' | 'updatedAt', AnyColumn>>) {
  return {
    Id: table.id,
    IsDeleted: sql`false`,
    CreatedDate: table.createdAt,
    LastModifiedDate: table.updatedAt,
    SystemModstamp: table.updatedAt,
  }
}

/** Returns SQL for a value of a field; it is always a parameter. */
export function toValueSql(type: FieldType, value: FieldValue): SQL {
  const isNumber = type === 'int' || type === 'double' || type === 'currency'
  return castToType(type, sql`${isNumber && value !== null ? String(value) : value}`)
}

/** Returns SQL for a text, or a parameter, as a value of a type. */
export function castToType(type: FieldType, text: SQL): SQL {
  switch (type) {
    case 'boolean':
      return sql`${text}::boolean`
    case 'int':
    case 'double':
    case 'currency':
      return sql`${text}::numeric`
    case 'datetime':
      return sql`${text}::timestamptz`
    case 'id':
    case 'reference':
    case 'string':
    case 'textarea':
    case 'picklist':
      return sql`${text}::text`
    default:
      return type satisfies never
  }
}

/** Returns SQL for a value in a form that both databases, and JSON inside a row, return alike. */
export function toReadSql(type: FieldType, expression: SQL): SQL {
  switch (type) {
    case 'int':
    case 'double':
    case 'currency':
      return sql`trim_scale(${expression}::numeric)::text`
    case 'datetime':
      return sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+0000"')`
    case 'boolean':
    case 'id':
    case 'reference':
    case 'string':
    case 'textarea':
    case 'picklist':
      return expression
    default:
      return type satisfies never
  }
}

/** Returns SQL for a value as the text that it is in JSON; null for none. */
export function toJsonTextSql(type: FieldType, expression: SQL): SQL {
  const text = toReadSql(type, expression)
  switch (type) {
    case 'int':
    case 'double':
    case 'currency':
      return text
    case 'boolean':
      return sql`(${text})::text`
    // Ids and times have no character that JSON writes in another way.
    case 'datetime':
    case 'id':
    case 'reference':
      return sql`('"' || ${text} || '"')`
    case 'string':
    case 'textarea':
    case 'picklist':
      return sql`to_json(${text})::text`
    default:
      return type satisfies never
  }
}

/** Whether values of a type are texts that are compared without regard to case. */
export function ignoresCase(type: FieldType): boolean {
  return type === 'string' || type === 'textarea' || type === 'picklist'
}

/**
 * Returns SQL by which a field is compared. Texts compare in capitals and by code point, so that every database orders
 * them alike.
 */
export function toComparableSql(type: FieldType, expression: SQL | AnyColumn): SQL {
  return ignoresCase(type) ? toTextKey(expression) : sql`${expression}`
}
