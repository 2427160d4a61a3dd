import type { Query } from '@jetstreamapp/soql-parser-js'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { malformedQueryError, ungroupedFieldError, unsupportedObjectError, unsupportedQueryError } from '../errors.ts'
import { mayUse } from '../permissions.ts'
import type { RecordContext } from '../record-context.ts'
import type { RecordRegistry } from '../registry.ts'
import { parseSoql } from './parse-soql.ts'
import { hasAggregate } from './has-aggregate.ts'
import type { AggregateQuery, Condition, FieldOperand, Operand, QueryPlan } from './plan.ts'
import { type QueryScope, resolveAggregate, resolveField } from './query-scope.ts'
import { resolveCondition } from './resolve-condition.ts'
import { resolveOrder } from './resolve-order.ts'
import { resolveShape, toSelectedPath } from './resolve-shape.ts'

/** How many rows a query may skip. */
const MAX_OFFSET = 2000

/** The largest limit: more rows than any result has. */
const MAX_LIMIT = 1_000_000

/**
 * Parses a query and checks every name and value in it against the objects of the registry that the actor may see.
 * Nothing else of its text reaches the database.
 */
export async function resolveQuery(
  soql: string | undefined,
  {
    registry,
    context,
    now,
  }: { readonly registry: RecordRegistry; readonly context: RecordContext; readonly now: Date },
): Promise<Result<QueryPlan>> {
  const parseResult = await parseSoql(soql)
  if (!parseResult.ok) return parseResult
  const query = parseResult.value
  const object = registry.findObject(query.sObject ?? '')
  if (object === undefined || !mayUse(object.definition, 'see', context))
    return err(unsupportedObjectError(query.sObject ?? ''))
  if (query.withDataCategory !== undefined) return err(unsupportedQueryError('WITH DATA CATEGORY'))
  if (query.update !== undefined) return err(unsupportedQueryError('UPDATE'))
  if ((query.offset ?? 0) > MAX_OFFSET) return err(unsupportedQueryError(`OFFSET above ${MAX_OFFSET}`))
  const scope: QueryScope = { registry, context, object, alias: query.sObjectAlias, now }
  const whereResult = resolveCondition(scope, query.where)
  if (!whereResult.ok) return whereResult
  if (hasAggregate(whereResult.value)) return err(unsupportedQueryError('An aggregate in WHERE'))
  if (isCount(query))
    return ok({
      kind: 'count',
      object,
      where: whereResult.value,
      limit: toLimit(query),
      offset: query.offset ?? 0,
    })
  return isAggregated(query)
    ? resolveAggregateQuery(scope, query, whereResult.value)
    : resolveRecordQuery(scope, query, whereResult.value)
}

function isCount({ fields = [], groupBy }: Query): boolean {
  const [only, ...others] = fields
  return (
    groupBy === undefined &&
    others.length === 0 &&
    only?.type === 'FieldFunctionExpression' &&
    only.functionName.toUpperCase() === 'COUNT' &&
    only.parameters.length === 0
  )
}

function isAggregated({ fields = [], groupBy }: Query): boolean {
  return (
    groupBy !== undefined ||
    fields.some((field) => field.type === 'FieldFunctionExpression' && field.functionName.toUpperCase() !== 'FIELDS')
  )
}

function resolveRecordQuery(scope: QueryScope, query: Query, where: Condition | null): Result<QueryPlan> {
  if (query.having !== undefined) return err(malformedQueryError('HAVING'))
  const shapeResult = resolveShape(scope, query, true)
  if (!shapeResult.ok) return shapeResult
  const orderResult = resolveOrder(scope, query.orderBy, new Map())
  if (!orderResult.ok) return orderResult
  if (orderResult.value.some(({ operand }) => operand.kind === 'aggregate'))
    return err(unsupportedQueryError('An aggregate in ORDER BY without GROUP BY'))
  const { object } = scope
  return ok({
    kind: 'records',
    object,
    shape: shapeResult.value,
    where,
    orderBy: orderResult.value,
    limit: toLimit(query),
    offset: query.offset ?? 0,
  })
}

function resolveAggregateQuery(scope: QueryScope, query: Query, where: Condition | null): Result<QueryPlan> {
  const groupResult = resolveGroups(scope, query.groupBy)
  if (!groupResult.ok) return groupResult
  const groupBy = groupResult.value
  const columnsResult = resolveColumns(scope, query.fields)
  if (!columnsResult.ok) return columnsResult
  const columns = columnsResult.value
  const havingResult = resolveCondition(scope, query.having)
  if (!havingResult.ok) return havingResult
  const aliases = new Map(columns.map(({ name, operand }) => [name.toLowerCase(), operand]))
  const orderResult = resolveOrder(scope, query.orderBy, aliases)
  if (!orderResult.ok) return orderResult
  const operands = [
    ...columns.map(({ operand }) => operand),
    ...orderResult.value.map(({ operand }) => operand),
    ...listOperands(havingResult.value),
  ]
  const ungrouped = operands.find((operand) => operand.kind === 'field' && !groupBy.some(isSameField(operand)))
  if (ungrouped?.kind === 'field') return err(ungroupedFieldError(ungrouped.name))
  return ok({
    kind: 'aggregate',
    object: scope.object,
    columns,
    groupBy,
    where,
    having: havingResult.value,
    orderBy: orderResult.value,
    limit: toLimit(query),
    offset: query.offset ?? 0,
  })
}

function resolveGroups(scope: QueryScope, groupBy: Query['groupBy']): Result<FieldOperand[]> {
  const fields: FieldOperand[] = []
  for (const clause of [groupBy ?? []].flat()) {
    if (!('field' in clause)) return err(unsupportedQueryError(clause.fn.rawValue ?? 'GROUP BY'))
    const result = resolveField(scope, clause.field)
    if (!result.ok) return result
    fields.push(result.value)
  }
  return ok(fields)
}

function resolveColumns(scope: QueryScope, fields: Query['fields'] = []): Result<AggregateQuery['columns']> {
  const columns: Array<AggregateQuery['columns'][number]> = []
  let unnamed = 0
  for (const selected of fields) {
    const path = toSelectedPath(selected)
    if (path === undefined && selected.type !== 'FieldFunctionExpression')
      return err(unsupportedQueryError(selected.type))
    const operandResult: Result<Operand> =
      path === undefined && selected.type === 'FieldFunctionExpression'
        ? resolveAggregate(scope, selected)
        : resolveField(scope, path ?? '')
    if (!operandResult.ok) return operandResult
    const operand = operandResult.value
    const alias = 'alias' in selected ? selected.alias : undefined
    const name = alias ?? (operand.kind === 'field' ? operand.name : `expr${unnamed}`)
    if (alias === undefined && operand.kind === 'aggregate') unnamed += 1
    if (columns.some((column) => column.name === name)) return err(malformedQueryError(name))
    columns.push({ name, operand })
  }
  return ok(columns)
}

/** Returns the limit of a query as a number that the database reads; null without one. */
function toLimit({ limit }: Query): number | null {
  return limit === undefined ? null : Math.min(limit, MAX_LIMIT)
}

function listOperands(condition: Condition | null): Operand[] {
  if (condition === null) return []
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(listOperands)
    case 'not':
      return listOperands(condition.condition)
    default:
      return [condition.operand]
  }
}

function isSameField(operand: FieldOperand): (other: FieldOperand) => boolean {
  return ({ name, via }) => name === operand.name && via.join('.') === operand.via.join('.')
}
