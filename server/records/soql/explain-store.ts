import { Column, is, SQL, sql } from 'drizzle-orm'
import type { FieldType } from '@hydrant/contract/records/definition.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import type { FieldSql } from '../object-store.ts'
import type { FieldOperand, QueryPlan } from './plan.ts'
import type { QueryScope } from './query-store.ts'
import { createSqlScope, SqlBuilder } from './sql-builder-store.ts'

/** How the database expects to run a query. */
export interface Explanation {
  /** The cost of the query, in the unit of the database. */
  readonly cost: number
  /** How the records of the queried object are read. */
  readonly operation: 'Index' | 'Other' | 'TableScan'
  /** How many records meet the conditions, as the database expects. */
  readonly rows: number
  /** The fields whose index leads to the records. */
  readonly fields: readonly string[]
}

/** Lets the database plan a query, which it does not run. */
export async function explainQuery(db: ReadOnlyDb, scope: QueryScope, plan: QueryPlan): Promise<Explanation> {
  const builder = new SqlBuilder(createSqlScope(scope.registry, scope.context), plan.object)
  const id = builder.field(ID)
  const where = builder.where(plan.where)
  const order = plan.kind === 'records' ? builder.orderBy(plan.orderBy) : []
  const limit = plan.kind === 'records' && plan.limit !== null ? sql`limit ${plan.limit} offset ${plan.offset}` : sql``
  const { rows } = await db.execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select ${id} ${builder.from()} where ${where}
      ${order.length === 0 ? sql`` : sql`order by ${sql.join(order, sql`, `)}`} ${limit}`,
  )
  const root = readPlan(rows[0]?.['QUERY PLAN'])
  const scans = listScans(root)
  const scan = scans.find(({ Alias }) => Alias === ROOT_ALIAS) ?? scans[0]
  const condition = scan === undefined ? '' : readConditions(scan)
  const columns = Object.entries(plan.object.columnsOf(ROOT_ALIAS, scope.context))
  return {
    cost: root['Total Cost'] ?? 0,
    operation: toOperation(scan),
    rows: (scan ?? root)['Plan Rows'] ?? 0,
    fields: columns.flatMap(([name, field]) => {
      const column = findStoredColumn(field, plan.object.definition.fields[name]?.type)
      return column !== undefined && new RegExp(`\\b${column.name}\\b`).test(condition) ? [name] : []
    }),
  }
}

/** Returns the column that a field is; of a time, which is read to the millisecond, the one that is shortened. */
function findStoredColumn(field: FieldSql, type: FieldType | undefined): Column | undefined {
  if (is(field, Column)) return field
  return type === 'datetime' && is(field, SQL) ? field.queryChunks.find((chunk) => is(chunk, Column)) : undefined
}

const ID: FieldOperand = { kind: 'field', via: [], name: 'Id', type: 'id' }

/** The alias that the table of the queried object has. */
const ROOT_ALIAS = 't1'

/** A part of a plan, as the database describes it. */
interface PlanPart {
  readonly 'Node Type'?: string
  readonly Alias?: string
  readonly 'Index Cond'?: string
  readonly 'Total Cost'?: number
  readonly 'Plan Rows'?: number
  readonly Plans?: readonly PlanPart[]
}

function readPlan(stored: unknown): PlanPart {
  const list: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return isObject(first) && isObject(first['Plan']) ? first['Plan'] : {}
}

function isObject(value: unknown): value is Readonly<Record<string, object | undefined>> {
  return typeof value === 'object' && value !== null
}

function listScans(part: PlanPart): PlanPart[] {
  const own = part['Node Type']?.endsWith('Scan') === true && part.Alias !== undefined ? [part] : []
  return [...own, ...(part.Plans ?? []).flatMap(listScans)]
}

/** Returns the conditions that an index is read by; those of a bitmap are in the parts below. */
function readConditions(part: PlanPart): string {
  return [part['Index Cond'] ?? '', ...(part.Plans ?? []).map(readConditions)].join(' ')
}

function toOperation(scan: PlanPart | undefined): Explanation['operation'] {
  const type = scan?.['Node Type'] ?? ''
  if (type === 'Seq Scan') return 'TableScan'
  return /^(?:Index|Bitmap)/.test(type) ? 'Index' : 'Other'
}
