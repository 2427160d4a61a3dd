import type { FieldType as SelectedField, Query, Subquery } from '@jetstreamapp/soql-parser-js'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import {
  malformedQueryError,
  recordErrors,
  unknownChildError,
  unknownParentError,
  unsupportedQueryError,
} from '../errors.ts'
import type { StoredObject } from '../object-store.ts'
import { mayUse } from '../permissions.ts'
import { listVisibleFields } from '../registry.ts'
import { hasAggregate } from './has-aggregate.ts'
import type { ChildQuery, FieldOperand, Member, RecordShape } from './plan.ts'
import { type QueryScope, resolveField } from './query-scope.ts'
import { resolveCondition } from './resolve-condition.ts'
import { resolveOrder } from './resolve-order.ts'

/** How many queries for children one query may have. */
const MAX_CHILD_QUERIES = 20

/** How many children of a record a query may skip. */
const MAX_CHILD_OFFSET = 2000

/** How many records a query for all fields of an object may return. */
const MAX_ROWS_WITH_ALL_FIELDS = 200

/** Resolves what a query for records selects, in the order in which it is written. */
export function resolveShape(
  scope: QueryScope,
  { fields = [], limit }: Pick<Query, 'fields' | 'limit'>,
  allowsChildren: boolean,
): Result<RecordShape> {
  const builder = new ShapeBuilder(scope.object, [])
  let childQueries = 0
  for (const selected of fields) {
    if (selected.type === 'FieldSubquery') {
      childQueries += 1
      if (!allowsChildren || childQueries > MAX_CHILD_QUERIES) return err(recordErrors.childNotSupported)
      const result = resolveChildQuery(scope, selected.subquery)
      if (!result.ok) return result
      builder.add({ kind: 'children', ...result.value })
      continue
    }
    const pathsResult = toPaths(scope, selected, limit)
    if (!pathsResult.ok) return pathsResult
    for (const path of pathsResult.value) {
      const fieldResult = resolveField(scope, path)
      if (!fieldResult.ok) return fieldResult
      if (!builder.addField(scope, fieldResult.value)) return err(malformedQueryError(path))
    }
  }
  return ok(builder.build())
}

/** Returns the path of a selected field as it is written; undefined for anything but a field. */
export function toSelectedPath(selected: SelectedField): string | undefined {
  if (selected.type !== 'Field' && selected.type !== 'FieldRelationship') return undefined
  const prefix = 'objectPrefix' in selected ? [selected.objectPrefix] : []
  const relationships = 'relationships' in selected ? selected.relationships : []
  return [...prefix, ...relationships, selected.field].join('.')
}

function toPaths(scope: QueryScope, selected: SelectedField, limit: number | undefined): Result<string[]> {
  const path = toSelectedPath(selected)
  if (path !== undefined)
    return 'alias' in selected && selected.alias !== undefined ? err(malformedQueryError(selected.alias)) : ok([path])
  if (selected.type !== 'FieldFunctionExpression') return err(unsupportedQueryError('TYPEOF'))
  const [set] = selected.parameters
  if (selected.functionName.toUpperCase() !== 'FIELDS' || typeof set !== 'string')
    return err(unsupportedQueryError(selected.rawValue ?? selected.functionName))
  if (limit === undefined || limit > MAX_ROWS_WITH_ALL_FIELDS)
    return err(unsupportedQueryError(`FIELDS(${set}) without LIMIT ${MAX_ROWS_WITH_ALL_FIELDS}`))
  const names = listVisibleFields(scope.object.definition, scope.context).map(({ name }) => name)
  switch (set.toUpperCase()) {
    case 'ALL':
      return ok(names)
    case 'STANDARD':
      return ok(names.filter((name) => !name.endsWith('__c')))
    case 'CUSTOM':
      return ok(names.filter((name) => name.endsWith('__c')))
    default:
      return err(malformedQueryError(set))
  }
}

function resolveChildQuery(
  scope: QueryScope,
  subquery: Subquery,
): Result<{ readonly name: string; readonly query: ChildQuery }> {
  const wanted = subquery.relationshipName.toLowerCase()
  const relationship = scope.registry
    .listChildRelationships(scope.object.definition)
    .find(({ name }) => name.toLowerCase() === wanted)
  if (relationship === undefined || !mayUse(relationship.child.definition, 'see', scope.context))
    return err(unknownChildError(subquery.relationshipName))
  if (subquery.groupBy !== undefined || subquery.having !== undefined) return err(recordErrors.childNotSupported)
  const childScope = { ...scope, object: relationship.child, alias: subquery.sObjectAlias }
  const shapeResult = resolveShape(childScope, subquery, false)
  if (!shapeResult.ok) return shapeResult
  const whereResult = resolveCondition(childScope, subquery.where)
  if (!whereResult.ok) return whereResult
  if (hasAggregate(whereResult.value)) return err(unsupportedQueryError('An aggregate in WHERE'))
  const orderResult = resolveOrder(childScope, subquery.orderBy, new Map())
  if (!orderResult.ok) return orderResult
  if (orderResult.value.some(({ operand }) => operand.kind === 'aggregate'))
    return err(unsupportedQueryError('An aggregate in ORDER BY of children'))
  if ((subquery.offset ?? 0) > MAX_CHILD_OFFSET)
    return err(unsupportedQueryError(`OFFSET of children above ${MAX_CHILD_OFFSET}`))
  const parentField: FieldOperand = { kind: 'field', via: [], name: relationship.fieldName, type: 'reference' }
  return ok({
    name: relationship.name,
    query: {
      object: relationship.child,
      shape: shapeResult.value,
      where: whereResult.value,
      orderBy: orderResult.value,
      limit: subquery.limit ?? null,
      offset: subquery.offset ?? 0,
      parentField,
    },
  })
}

/** Collects selected fields into nested records. */
class ShapeBuilder {
  readonly #object: StoredObject
  readonly #via: readonly string[]
  readonly #members = new Map<string, Member | ShapeBuilder>()

  constructor(object: StoredObject, via: readonly string[]) {
    this.#object = object
    this.#via = via
  }

  add(member: Member): void {
    this.#members.set(member.name, member)
  }

  /** Adds a field; false when it has been added already. */
  addField(scope: QueryScope, operand: FieldOperand): boolean {
    const [next] = operand.via.slice(this.#via.length)
    if (next === undefined) {
      if (this.#members.has(operand.name)) return false
      this.add({ kind: 'field', name: operand.name, operand })
      return true
    }
    const reference = this.#object.definition.fields[next]?.reference
    const parent = scope.registry.findObject(reference?.to ?? '')
    if (reference === undefined || parent === undefined) throw new Error(unknownParentError(next).message())
    const existing = this.#members.get(reference.relationshipName)
    const nested = existing instanceof ShapeBuilder ? existing : new ShapeBuilder(parent, [...this.#via, next])
    this.#members.set(reference.relationshipName, nested)
    return nested.addField(scope, operand)
  }

  build(): RecordShape {
    return {
      object: this.#object,
      id: { kind: 'field', via: this.#via, name: 'Id', type: 'id' },
      members: [...this.#members].map(([name, member]) =>
        member instanceof ShapeBuilder ? { kind: 'parent', name, shape: member.build() } : member,
      ),
    }
  }
}
