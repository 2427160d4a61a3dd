import type { FunctionExp } from '@jetstreamapp/soql-parser-js'
import type { FieldType, RecordDefinition } from '@hydrant/contract/records/definition.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { unknownColumnError, unknownParentError, unsupportedQueryError } from '../errors.ts'
import type { StoredObject } from '../object-store.ts'
import { mayUse, mayUseField } from '../permissions.ts'
import type { RecordContext } from '../record-context.ts'
import type { RecordRegistry } from '../registry.ts'
import type { AggregateFunction, AggregateOperand, FieldOperand, Operand } from './plan.ts'

/** How many parents a field path may go up. */
const MAX_PARENTS = 5

/** What names in one query, or one query inside it, mean. */
export interface QueryScope {
  readonly registry: RecordRegistry
  readonly context: RecordContext
  readonly object: StoredObject
  /** The alias of the object in this query; undefined without one. */
  readonly alias: string | undefined
  /** When the query runs, for date literals. */
  readonly now: Date
}

/** Resolves a field path, such as `Name` or `p.Product2.Name`. */
export function resolveField(scope: QueryScope, path: string): Result<FieldOperand> {
  const [name = '', ...parentNames] = withoutObjectName(scope, path.split('.')).toReversed()
  if (parentNames.length > MAX_PARENTS) return err(unknownParentError(path))
  const via: string[] = []
  let definition: RecordDefinition = scope.object.definition
  for (const relationshipName of parentNames.toReversed()) {
    const parentField = scope.registry.findParentField(definition, relationshipName)
    const parent = scope.registry.findObject(parentField?.field.reference?.to ?? '')
    const isVisible =
      parentField !== undefined &&
      parent !== undefined &&
      mayUseField(parentField.field, 'see', scope.context) &&
      mayUse(parent.definition, 'see', scope.context)
    if (!isVisible) return err(unknownParentError(relationshipName))
    via.push(parentField.name)
    definition = parent.definition
  }
  const found = scope.registry.findVisibleField(definition, name, scope.context)
  return found === undefined
    ? err(unknownColumnError(path, scope.object.definition.name))
    : ok({ kind: 'field', via, name: found.name, type: found.field.type })
}

/** Removes the alias or the name of the object from the beginning of a path. */
function withoutObjectName({ object, alias }: QueryScope, parts: readonly string[]): readonly string[] {
  const first = parts.length > 1 ? (parts[0] ?? '').toLowerCase() : undefined
  const isObject = first === alias?.toLowerCase() || first === object.definition.name.toLowerCase()
  return first !== undefined && isObject ? parts.slice(1) : parts
}

const AGGREGATES: Readonly<Record<string, AggregateFunction>> = {
  COUNT: 'COUNT',
  COUNT_DISTINCT: 'COUNT_DISTINCT',
  SUM: 'SUM',
  AVG: 'AVG',
  MIN: 'MIN',
  MAX: 'MAX',
}

/** Resolves a function of a field that summarizes records, such as `COUNT(Id)`. */
export function resolveAggregate(scope: QueryScope, expression: FunctionExp): Result<AggregateOperand> {
  const name = AGGREGATES[(expression.functionName ?? '').toUpperCase()]
  const [parameter, ...others] = expression.parameters ?? []
  if (name === undefined || typeof parameter !== 'string' || others.length > 0)
    return err(unsupportedQueryError(expression.rawValue ?? expression.functionName ?? ''))
  const fieldResult = resolveField(scope, parameter)
  if (!fieldResult.ok) return fieldResult
  const type = toAggregateType(name, fieldResult.value.type)
  return type === null
    ? err(unsupportedQueryError(expression.rawValue ?? name))
    : ok({ kind: 'aggregate', function: name, of: fieldResult.value, type })
}

/** Resolves an operand that is written as a field or as a function. */
export function resolveOperand(
  scope: QueryScope,
  operand: { readonly field: string } | { readonly fn: FunctionExp },
): Result<Operand> {
  return 'fn' in operand ? resolveAggregate(scope, operand.fn) : resolveField(scope, operand.field)
}

/** Returns the type of an aggregate of a field; null when fields of this type have none. */
function toAggregateType(name: AggregateFunction, type: FieldType): FieldType | null {
  switch (name) {
    case 'COUNT':
    case 'COUNT_DISTINCT':
      return 'int'
    case 'SUM':
      return isNumber(type) ? type : null
    case 'AVG':
      return isNumber(type) ? 'double' : null
    case 'MIN':
    case 'MAX':
      return type === 'boolean' ? null : type
    default:
      return name satisfies never
  }
}

function isNumber(type: FieldType): boolean {
  return type === 'int' || type === 'double' || type === 'currency'
}
