import type { ConditionWithValueQuery, HavingClause, Query, WhereClause } from '@jetstreamapp/soql-parser-js'
import type { FieldValue } from '@hydrant/contract/records/definition.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { criterionTypeError, malformedQueryError, unsupportedObjectError, unsupportedQueryError } from '../errors.ts'
import { ignoresCase } from '../object-store.ts'
import { mayUse } from '../permissions.ts'
import { type ConditionTree, toConditionTree } from './condition-tree.ts'
import { toPeriod } from './date-period.ts'
import { type Literal, toCriterion, toStorableText, unquotePattern } from './literals.ts'
import type { ComparisonOperator, Condition, FieldOperand, Operand } from './plan.ts'
import { type QueryScope, resolveField, resolveOperand } from './query-scope.ts'

/** Resolves the conditions of a query; null when it has none. */
export function resolveCondition(
  scope: QueryScope,
  clause: WhereClause | HavingClause | undefined,
): Result<Condition | null> {
  if (clause === undefined) return ok(null)
  const treeResult = toConditionTree(clause)
  return treeResult.ok ? resolveTree(scope, treeResult.value) : treeResult
}

function resolveTree(scope: QueryScope, tree: ConditionTree): Result<Condition> {
  switch (tree.kind) {
    case 'leaf':
      return resolveLeaf(scope, tree.leaf)
    case 'not': {
      const result = resolveTree(scope, tree.tree)
      return result.ok ? ok({ kind: 'not', condition: result.value }) : result
    }
    case 'and':
    case 'or': {
      const conditions: Condition[] = []
      for (const part of tree.trees) {
        const result = resolveTree(scope, part)
        if (!result.ok) return result
        conditions.push(result.value)
      }
      return ok({ kind: tree.kind, conditions })
    }
    default:
      return tree satisfies never
  }
}

function resolveLeaf(scope: QueryScope, leaf: ConditionWithValueQuery): Result<Condition> {
  if (!('operator' in leaf)) return err(malformedQueryError('('))
  const operandResult = resolveOperand(scope, leaf)
  if (!operandResult.ok) return operandResult
  const operand = operandResult.value
  if ('valueQuery' in leaf) {
    if (operand.kind !== 'field') return err(unsupportedQueryError(leaf.operator))
    const result = resolveValueQuery(scope, operand, leaf.valueQuery)
    return result.ok ? negateIf(leaf.operator === 'NOT IN', result.value) : result
  }
  const literals = toLiterals(leaf)
  switch (leaf.operator) {
    case 'IN':
    case 'NOT IN': {
      const result = toOneOf(operand, literals)
      return result.ok ? negateIf(leaf.operator === 'NOT IN', result.value) : result
    }
    case 'LIKE': {
      const [literal] = literals
      const pattern = literal?.kind === 'STRING' ? toStorableText(unquotePattern(literal.text)) : undefined
      return pattern !== undefined && ignoresCase(operand.type)
        ? ok({ kind: 'like', operand, pattern })
        : err(criterionTypeError(toName(operand), operand.type))
    }
    case 'INCLUDES':
    case 'EXCLUDES':
      return err(unsupportedQueryError(leaf.operator))
    default:
      return toComparison(scope, { operand, operator: leaf.operator, literal: literals[0] })
  }
}

function negateIf(isNegated: boolean, condition: Condition): Result<Condition> {
  return ok(isNegated ? { kind: 'not', condition } : condition)
}

function toLiterals(leaf: {
  readonly value: string | readonly string[]
  readonly literalType?: string | readonly string[]
}): Literal[] {
  const texts = [leaf.value].flat()
  const kinds = [leaf.literalType ?? ''].flat()
  return texts.map((text, index) => ({ text, kind: kinds[index] ?? kinds[0] ?? '' }))
}

function toOneOf(operand: Operand, literals: readonly Literal[]): Result<Condition> {
  const values = literals.map((literal) => toCriterion(operand.type, literal))
  return values.every((value): value is FieldValue => value !== undefined)
    ? ok({ kind: 'one-of', operand, values })
    : err(criterionTypeError(toName(operand), operand.type))
}

function toComparison(
  scope: QueryScope,
  input: {
    readonly operand: Operand
    readonly operator: ComparisonOperator
    readonly literal: Literal | undefined
  },
): Result<Condition> {
  const { operand, operator, literal } = input
  const typeError = criterionTypeError(toName(operand), operand.type)
  if (literal === undefined) return err(typeError)
  if (literal.kind === 'DATE_LITERAL' || literal.kind === 'DATE_N_LITERAL') {
    const period = operand.type === 'datetime' ? toPeriod(literal.text, scope.now) : null
    return period === null
      ? err(typeError)
      : ok({ kind: 'period', operand, operator, start: period.start.toISOString(), end: period.end.toISOString() })
  }
  const value = toCriterion(operand.type, literal)
  const isOrdered = operator !== '=' && operator !== '!='
  if (value === undefined || (isOrdered && (value === null || operand.type === 'boolean'))) return err(typeError)
  return ok({ kind: 'compare', operand, operator, value })
}

function resolveValueQuery(scope: QueryScope, operand: FieldOperand, query: Query): Result<Condition> {
  const object = scope.registry.findObject(query.sObject ?? '')
  if (object === undefined || !mayUse(object.definition, 'see', scope.context))
    return err(unsupportedObjectError(query.sObject ?? ''))
  const { fields = [], where, sObject: _, sObjectAlias: alias, ...others } = query
  const [selected, ...more] = fields
  if (Object.values(others).some((part) => part !== undefined) || selected?.type !== 'Field' || more.length > 0)
    return err(unsupportedQueryError('SELECT inside a condition'))
  const innerScope = { ...scope, object, alias }
  const fieldResult = resolveField(innerScope, selected.field)
  if (!fieldResult.ok) return fieldResult
  if (!isId(operand) || !isId(fieldResult.value)) return err(criterionTypeError(operand.name, operand.type))
  const whereResult = resolveCondition(innerScope, where)
  return whereResult.ok
    ? ok({ kind: 'one-of-query', operand, query: { object, field: fieldResult.value, where: whereResult.value } })
    : whereResult
}

function isId({ type }: FieldOperand): boolean {
  return type === 'id' || type === 'reference'
}

function toName(operand: Operand): string {
  return operand.kind === 'field' ? operand.name : `${operand.function}(${operand.of.name})`
}
