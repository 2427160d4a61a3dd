import { type SQL, sql } from 'drizzle-orm'
import type { FieldType } from '@hydrant/contract/records/definition.ts'
import { API_VERSION } from '@hydrant/contract/shared/paths.ts'
import type { Json } from '@hydrant/contract/shared/schema.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { toTextArraySql } from '@hydrant/database/connection/text-array.ts'
import { hasCode } from '@hydrant/database/connection/with-retry.ts'
import { toReadSql } from '../object-store.ts'
import type { RecordContext } from '../record-context.ts'
import type { RecordRegistry } from '../registry.ts'
import type { AggregateQuery, ChildQuery, CountQuery, FieldOperand, Member, RecordQuery, RecordShape } from './plan.ts'
import { createSqlScope, SqlBuilder } from './sql-builder-store.ts'

/** A record as clients get it. */
export type RecordBody = { readonly [name: string]: Json }

/** A record with its id. */
export interface FoundRecord {
  readonly id: string
  readonly body: RecordBody
}

/** The objects that a query is about, and who asks. */
export interface QueryScope {
  readonly registry: RecordRegistry
  readonly context: RecordContext
}

/** How many children one record of a result can have, and all records of a part of it; with more a query fails. */
const MAX_CHILDREN = { ofRecord: 2000, ofResult: 20_000 } as const

/** Thrown when the records of a result have more children than `MAX_CHILDREN`. */
export class TooManyChildrenError extends Error {
  override readonly name = 'TooManyChildrenError'
  readonly maximum: number

  constructor(maximum: number) {
    super(`A result has more than ${maximum} children.`)
    this.maximum = maximum
  }
}

/** Which records of a query are found: those with these ids, in their order, or the first ones. */
type Wanted = { readonly query: RecordQuery } & ({ readonly ids: readonly string[] } | { readonly limit: number })

/** Of how many records the children are read at once: what is too large is noticed before it fills the memory. */
const PARENTS_AT_ONCE = 100

/**
 * Finds the records of a query: those with these ids, in their order, or the first ones up to `limit`. Records that have
 * been deleted since are left out.
 */
export async function findRecords(db: ReadOnlyDb, scope: QueryScope, wanted: Wanted): Promise<FoundRecord[]> {
  const { query } = wanted
  const childNames = query.shape.members.flatMap(({ kind, name }) => (kind === 'children' ? [name] : []))
  if (childNames.length === 0) return findRecordsAtOnce(db, scope, wanted)
  const ids = 'ids' in wanted ? wanted.ids : await findRecordIds(db, scope, wanted)
  const found: FoundRecord[] = []
  let childCount = 0
  for (let from = 0; from < ids.length; from += PARENTS_AT_ONCE) {
    const part = await findRecordsAtOnce(db, scope, { query, ids: ids.slice(from, from + PARENTS_AT_ONCE) })
    for (const { body } of part) for (const name of childNames) childCount += countChildren(body[name])
    if (childCount > MAX_CHILDREN.ofResult) throw new TooManyChildrenError(MAX_CHILDREN.ofResult)
    found.push(...part)
  }
  return found
}

function countChildren(children: Json | undefined): number {
  if (typeof children !== 'object' || children === null || !('totalSize' in children)) return 0
  return Number(children.totalSize)
}

async function findRecordsAtOnce(
  db: ReadOnlyDb,
  scope: QueryScope,
  { query, ...rows }: Wanted,
): Promise<FoundRecord[]> {
  const builder = new SqlBuilder(createSqlScope(scope.registry, scope.context), query.object)
  const reader = new ColumnReader(builder)
  const read = reader.readerOf(query.shape)
  const id = builder.field(query.shape.id)
  const condition = 'ids' in rows ? sql`${id} = any(${toTextArraySql(rows.ids)})` : builder.where(query.where)
  const order = 'ids' in rows ? id : builder.recordOrder(query.orderBy, query.shape.id)
  const limit = 'ids' in rows ? sql`` : sql`limit ${rows.limit} offset ${query.offset}`
  const { rows: found } = await db.execute(
    sql`select ${id} as id, ${reader.columns()} ${builder.from()} where ${condition} order by ${order} ${limit}`,
  )
  const records = found.flatMap((row) => {
    const body = read(row)
    return body === null ? [] : [{ id: String(row['id']), body }]
  })
  if (!('ids' in rows)) return records
  const byId = new Map(records.map((record) => [record.id, record]))
  return rows.ids.flatMap((one) => byId.get(one) ?? [])
}

/** Finds the ids of the records of a query, up to `limit`, in its order. */
export async function findRecordIds(
  db: ReadOnlyDb,
  scope: QueryScope,
  { query, limit }: { readonly query: RecordQuery; readonly limit: number },
): Promise<string[]> {
  const builder = new SqlBuilder(createSqlScope(scope.registry, scope.context), query.object)
  const id = builder.field(query.shape.id)
  const where = builder.where(query.where)
  const order = builder.recordOrder(query.orderBy, query.shape.id)
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id} as id ${builder.from()} where ${where} order by ${order} limit ${limit} offset ${query.offset}`,
  )
  return rows.map((row) => row.id)
}

/** Counts the records of a query. */
export async function countRecords(db: ReadOnlyDb, scope: QueryScope, query: CountQuery): Promise<number> {
  const builder = new SqlBuilder(createSqlScope(scope.registry, scope.context), query.object)
  const where = builder.where(query.where)
  const limit = query.limit === null ? sql`` : sql`limit ${query.limit}`
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (select 1 ${builder.from()} where ${where} ${limit} offset ${query.offset}) as found`,
  )
  return rows[0]?.count ?? 0
}

/** Finds the groups of a query with aggregates, up to `limit`. */
export async function findAggregates(
  db: ReadOnlyDb,
  scope: QueryScope,
  { query, limit }: { readonly query: AggregateQuery; readonly limit: number },
): Promise<RecordBody[]> {
  const builder = new SqlBuilder(createSqlScope(scope.registry, scope.context), query.object)
  const columns = query.columns.map(
    ({ operand }, index) => sql`${toReadSql(operand.type, builder.operand(operand))} as ${sql.identifier(`c${index}`)}`,
  )
  const where = builder.where(query.where)
  const groups = query.groupBy.map((field) => builder.field(field))
  const having = query.having === null ? sql`` : sql`having ${builder.where(query.having)}`
  const order = builder.orderBy(query.orderBy)
  const { rows } = await db.execute(sql`
    select ${sql.join(columns, sql`, `)} ${builder.from()} where ${where}
    ${groups.length === 0 ? sql`` : sql`group by ${sql.join(groups, sql`, `)}`} ${having}
    ${order.length === 0 ? sql`` : sql`order by ${sql.join(order, sql`, `)}`}
    limit ${limit} offset ${query.offset}`)
  return rows.map((row) => ({
    attributes: { type: 'AggregateResult' },
    ...Object.fromEntries(
      query.columns.map(({ name, operand }, index) => [name, toJson(operand.type, row[`c${index}`])]),
    ),
  }))
}

/** Whether a query failed because it ran for longer than it may. */
export function isQueryTimeout(error: unknown): boolean {
  return hasCode(error, '57014')
}

type ReadRow = (row: Readonly<Record<string, unknown>>) => RecordBody | null

/** Collects the columns of a SELECT, and makes the functions that read records from its rows. */
class ColumnReader {
  readonly #builder: SqlBuilder
  readonly #columns: SQL[] = []

  constructor(builder: SqlBuilder) {
    this.#builder = builder
  }

  columns(): SQL {
    return sql.join(this.#columns, sql`, `)
  }

  /** Returns the function that reads a record of this shape; null when the row has none. */
  readerOf(shape: RecordShape): ReadRow {
    const idKey = this.#addField(shape.id)
    const readers = shape.members.map((member) => [member.name, this.#readerOfMember(member, idKey)] as const)
    const { name } = shape.object.definition
    return (row) => {
      const id = row[idKey]
      if (typeof id !== 'string') return null
      const values = readers.map(([member, read]) => [member, read(row)] as const)
      return { attributes: createAttributes(name, id), ...Object.fromEntries(values) }
    }
  }

  #readerOfMember(member: Member, parentKey: string): (row: Readonly<Record<string, unknown>>) => Json {
    switch (member.kind) {
      case 'field': {
        const key = this.#addField(member.operand)
        return (row) => toJson(member.operand.type, row[key])
      }
      case 'parent':
        return this.readerOf(member.shape)
      case 'children':
        return this.#readerOfChildren(member.query, parentKey)
      default:
        return member satisfies never
    }
  }

  #readerOfChildren(query: ChildQuery, parentKey: string): (row: Readonly<Record<string, unknown>>) => Json {
    const inner = new SqlBuilder(this.#builder.scope, query.object)
    const reader = new ColumnReader(inner)
    const read = reader.readerOf(query.shape)
    const parentId = this.#columnAt(parentKey)
    const where = sql`${inner.field(query.parentField)} = ${parentId} and ${inner.where(query.where)}`
    const order = inner.recordOrder(query.orderBy, query.shape.id)
    const limit = Math.min(query.limit ?? MAX_CHILDREN.ofRecord + 1, MAX_CHILDREN.ofRecord + 1)
    const key = this.#add(
      sql`(select jsonb_agg(to_jsonb(child)) from (
        select ${reader.columns()} ${inner.from()} where ${where} order by ${order} limit ${limit} offset ${query.offset}
      ) as child)`,
    )
    return (row) => {
      const children = toRows(row[key])
      if (children.length > MAX_CHILDREN.ofRecord) throw new TooManyChildrenError(MAX_CHILDREN.ofRecord)
      if (children.length === 0) return null
      return { totalSize: children.length, done: true, records: children.map(read) }
    }
  }

  #addField(operand: FieldOperand): string {
    return this.#add(toReadSql(operand.type, this.#builder.field(operand)))
  }

  #add(expression: SQL): string {
    const key = `c${this.#columns.length}`
    this.#expressions.set(key, expression)
    this.#columns.push(sql`${expression} as ${sql.identifier(key)}`)
    return key
  }

  readonly #expressions = new Map<string, SQL>()

  #columnAt(key: string): SQL {
    return this.#expressions.get(key) ?? sql`null`
  }
}

/** Creates what every record says about itself. */
function createAttributes(object: string, id: string) {
  return { type: object, url: `/services/data/${API_VERSION}/sobjects/${object}/${id}` }
}

function toJson(type: FieldType, value: unknown): Json {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return null
  return type === 'int' || type === 'double' || type === 'currency' ? Number(value) : value
}

function toRows(value: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return Array.isArray(list) ? list.filter(isRow) : []
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
