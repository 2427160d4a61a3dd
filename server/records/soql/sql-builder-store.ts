import { Column, is, type SQL, sql } from 'drizzle-orm'
import { toIdKey } from '@hydrant/database/schema/columns.ts'
import { type FieldSql, type StoredObject, toComparableSql, toValueSql } from '../object-store.ts'
import type { RecordContext } from '../record-context.ts'
import type { RecordRegistry } from '../registry.ts'
import type { AggregateOperand, ComparisonOperator, Condition, FieldOperand, Operand, OrderKey } from './plan.ts'
import { findPosition, type Position } from './position.ts'

/** What the SQL of one query and of the queries inside it share. */
export interface SqlScope {
  readonly registry: RecordRegistry
  readonly context: RecordContext
  /** Returns an alias that no other table of the statement has. */
  nextAlias(): string
}

/** Creates what the SQL of one statement shares. */
export function createSqlScope(registry: RecordRegistry, context: RecordContext): SqlScope {
  let count = 0
  return {
    registry,
    context,
    nextAlias: () => {
      count += 1
      return `t${count}`
    },
  }
}

interface JoinedTable {
  readonly alias: string
  readonly object: StoredObject
  readonly columns: Readonly<Record<string, FieldSql>>
}

/**
 * Writes the parts of one query as SQL. Parents are joined when a field of theirs is used, so `from` has to be called
 * last. Values are always parameters, and names come from definitions, never from a client.
 */
export class SqlBuilder {
  readonly scope: SqlScope
  readonly #root: JoinedTable
  readonly #joined = new Map<string, JoinedTable>()
  readonly #joins: SQL[] = []

  constructor(scope: SqlScope, object: StoredObject) {
    this.scope = scope
    this.#root = this.#openTable(object)
  }

  /** What a field is read from, as it is stored. */
  field({ via, name }: FieldOperand): SQL {
    return sql`${findColumn(this.#tableAt(via), name)}`
  }

  operand(operand: Operand): SQL {
    return operand.kind === 'field' ? this.field(operand) : this.#aggregate(operand)
  }

  from(): SQL {
    const { object, alias } = this.#root
    return sql`from ${object.source(alias)} ${sql.join(this.#joins, sql` `)}`
  }

  where(condition: Condition | null): SQL {
    return condition === null ? sql`true` : this.condition(condition, false)
  }

  /**
   * Writes an order. Where empty values go is said only for what can be empty: an index is read in one order of them
   * forwards, and in the other backwards.
   */
  orderBy(keys: readonly OrderKey[]): SQL[] {
    return keys.map(({ operand, isDescending, hasNullsFirst }) => {
      const expression = toOrderedSql(operand, this.operand(operand))
      const direction = sql`${expression} ${sql.raw(isDescending ? 'desc' : 'asc')}`
      return this.#canBeEmpty(operand)
        ? sql`${direction} ${sql.raw(hasNullsFirst ? 'nulls first' : 'nulls last')}`
        : direction
    })
  }

  /**
   * Writes the order of records: what is alike in all keys is ordered by the id, in the direction of the last key, so
   * that one index of key and id is read forwards or backwards.
   */
  recordOrder(keys: readonly OrderKey[], id: FieldOperand): SQL {
    const lastKey = { operand: id, isDescending: keys.at(-1)?.isDescending ?? false, hasNullsFirst: false }
    return sql.join(this.orderBy([...keys, lastKey]), sql`, `)
  }

  /**
   * Writes a condition, or its opposite. NOT is moved inward to the comparisons, so that they can use indexes, and an
   * empty field meets the opposite of a comparison.
   */
  condition(condition: Condition, isNegated: boolean): SQL {
    switch (condition.kind) {
      case 'not':
        return this.condition(condition.condition, !isNegated)
      case 'and':
      case 'or': {
        const position = condition.kind === 'or' && !isNegated ? findPosition(condition.conditions) : null
        if (position !== null) return this.#after(position)
        const connective = (condition.kind === 'and') === isNegated ? sql` or ` : sql` and `
        const parts = condition.conditions.map((part) => this.condition(part, isNegated))
        return sql`(${sql.join(parts, connective)})`
      }
      case 'compare':
        return this.#comparison(condition, isNegated)
      case 'period':
        return this.#period(condition, isNegated)
      case 'one-of':
        return this.#oneOf(condition, isNegated)
      case 'like': {
        const expression = toComparableSql(condition.operand.type, this.operand(condition.operand))
        const pattern = sql`upper(${condition.pattern}::text)`
        return isNegated
          ? sql`(${expression} not like ${pattern} or ${expression} is null)`
          : sql`${expression} like ${pattern}`
      }
      case 'one-of-query': {
        const expression = this.field(condition.operand)
        const { object, field, where } = condition.query
        const inner = new SqlBuilder(this.scope, object)
        const [value, innerWhere] = [inner.field(field), inner.where(where)]
        const from = inner.from()
        // PostgreSQL reads a long list of `not in` again for each row.
        return isNegated
          ? sql`not exists (select ${from} where ${innerWhere} and ${value} = ${expression})`
          : sql`${expression} in (select ${value} ${from} where ${innerWhere} and ${value} is not null)`
      }
      default:
        return condition satisfies never
    }
  }

  #comparison({ operand, operator, value }: Extract<Condition, { kind: 'compare' }>, isNegated: boolean): SQL {
    const effective = isNegated ? OPPOSITES[operator] : operator
    const expression = this.operand(operand)
    if (value === null) return effective === '=' ? sql`${expression} is null` : sql`${expression} is not null`
    const isOrdered = operator !== '=' && operator !== '!='
    const left = isOrdered ? toOrderedSql(operand, expression) : toComparableSql(operand.type, expression)
    const right = toComparableSql(operand.type, toValueSql(operand.type, value))
    const comparison = sql`${left} ${sql.raw(SQL_OPERATORS[effective])} ${right}`
    return meetsEmpty(operator, isNegated) ? sql`(${comparison} or ${expression} is null)` : comparison
  }

  #after({ first, second, operator, values }: Position): SQL {
    const fields = [first, second].map((operand) => toOrderedSql(operand, this.field(operand)))
    const position = [first, second].map(({ type }, index) =>
      toComparableSql(type, toValueSql(type, values[index] ?? null)),
    )
    return sql`(${sql.join(fields, sql`, `)}) ${sql.raw(operator)} (${sql.join(position, sql`, `)})`
  }

  #canBeEmpty(operand: Operand): boolean {
    if (operand.kind !== 'field' || operand.via.length > 0) return true
    const column = findColumn(this.#root, operand.name)
    const isAlwaysStored = is(column, Column) && column.notNull
    return !isAlwaysStored && this.#root.object.definition.fields[operand.name]?.isRequired !== true
  }

  #period(condition: Extract<Condition, { kind: 'period' }>, isNegated: boolean): SQL {
    const { operand, operator } = condition
    const expression = this.operand(operand)
    const [start, end] = [condition.start, condition.end].map((time) => toValueSql('datetime', time))
    const effective = isNegated ? OPPOSITES[operator] : operator
    const comparisons: Readonly<Record<ComparisonOperator, SQL>> = {
      '=': sql`(${expression} >= ${start} and ${expression} < ${end})`,
      '!=': sql`(${expression} < ${start} or ${expression} >= ${end})`,
      '<': sql`${expression} < ${start}`,
      '<=': sql`${expression} < ${end}`,
      '>': sql`${expression} >= ${end}`,
      '>=': sql`${expression} >= ${start}`,
    }
    return meetsEmpty(operator, isNegated)
      ? sql`(${comparisons[effective]} or ${expression} is null)`
      : comparisons[effective]
  }

  #oneOf({ operand, values }: Extract<Condition, { kind: 'one-of' }>, isNegated: boolean): SQL {
    const expression = this.operand(operand)
    const comparable = toComparableSql(operand.type, expression)
    const present = values.filter((value) => value !== null)
    const list = sql.join(
      present.map((value) => toComparableSql(operand.type, toValueSql(operand.type, value))),
      sql`, `,
    )
    const includesEmpty = present.length < values.length
    if (present.length === 0) return isNegated ? sql`${expression} is not null` : sql`${expression} is null`
    if (isNegated)
      return includesEmpty
        ? sql`${comparable} not in (${list})`
        : sql`(${comparable} not in (${list}) or ${expression} is null)`
    return includesEmpty ? sql`(${comparable} in (${list}) or ${expression} is null)` : sql`${comparable} in (${list})`
  }

  #aggregate({ function: name, of }: AggregateOperand): SQL {
    const field = this.field(of)
    switch (name) {
      case 'COUNT':
        return sql`count(${field})`
      case 'COUNT_DISTINCT':
        return sql`count(distinct ${field})`
      case 'SUM':
        return sql`sum(${field})`
      case 'AVG':
        return sql`avg(${field})`
      case 'MIN':
        return sql`min(${field})`
      case 'MAX':
        return sql`max(${field})`
      default:
        return name satisfies never
    }
  }

  #tableAt(via: readonly string[]): JoinedTable {
    const last = via.at(-1)
    if (last === undefined) return this.#root
    const key = via.join('.')
    const existing = this.#joined.get(key)
    if (existing !== undefined) return existing
    const child = this.#tableAt(via.slice(0, -1))
    const parent = this.scope.registry.findObject(child.object.definition.fields[last]?.reference?.to ?? '')
    if (parent === undefined) throw new Error(`${child.object.definition.name}.${last} refers to no object.`)
    const table = this.#openTable(parent)
    this.#joins.push(
      sql`left join ${parent.source(table.alias)} on ${findColumn(table, 'Id')} = ${findColumn(child, last)}`,
    )
    this.#joined.set(key, table)
    return table
  }

  #openTable(object: StoredObject): JoinedTable {
    const alias = this.scope.nextAlias()
    return { alias, object, columns: object.columnsOf(alias, this.scope.context) }
  }
}

const OPPOSITES: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

const SQL_OPERATORS: Readonly<Record<ComparisonOperator, string>> = {
  '=': '=',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}

/** Whether an empty field meets a comparison with a value, or its opposite: only what excludes values does. */
function meetsEmpty(operator: ComparisonOperator, isNegated: boolean): boolean {
  return (operator === '!=') !== isNegated
}

/** Texts and ids are ordered by code point, whatever the collation of the database. */
function toOrderedSql({ type }: Operand, expression: SQL): SQL {
  return type === 'id' || type === 'reference' ? toIdKey(expression) : toComparableSql(type, expression)
}

function findColumn({ columns, object }: JoinedTable, name: string): FieldSql {
  const column = columns[name]
  if (column === undefined) throw new Error(`${object.definition.name}.${name} is not stored anywhere.`)
  return column
}
