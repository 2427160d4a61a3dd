import type { FieldValue } from '@hydrant/contract/records/definition.ts'
import type { Condition, FieldOperand, Operand } from './plan.ts'

/** A place in the order of two fields: what comes after it is greater, or less in a descending order. */
export interface Position {
  readonly first: FieldOperand
  readonly second: FieldOperand
  readonly operator: '<' | '>'
  readonly values: readonly [first: FieldValue, second: FieldValue]
}

/**
 * Recognizes the condition that reads a long list part by part, such as
 * `Name > 'Hose' OR (Name = 'Hose' AND Id > '01t…')`. A database reads it from an index only as a comparison of rows,
 * which SOQL cannot express. Returns null for other conditions.
 */
export function findPosition([after, tie, ...others]: readonly Condition[]): Position | null {
  if (after?.kind !== 'compare' || tie?.kind !== 'and' || others.length > 0) return null
  const [same, later, ...more] = tie.conditions
  if (same?.kind !== 'compare' || later?.kind !== 'compare' || more.length > 0) return null
  if (same.operand.kind !== 'field' || later.operand.kind !== 'field') return null
  return isSameField(same.operand, after.operand) && isTie(after, same, later)
    ? {
        first: same.operand,
        second: later.operand,
        operator: later.operator === '<' ? '<' : '>',
        values: [same.value, later.value],
      }
    : null
}

type Comparison = Extract<Condition, { kind: 'compare' }>

/** Whether what is the same in one field, and later in another, continues what comes after it in the first. */
function isTie(after: Comparison, same: Comparison, { operator }: Comparison): boolean {
  if (same.operator !== '=' || same.value === null || (operator !== '<' && operator !== '>')) return false
  return isFlagAfter(after, same.value, operator) || (after.operator === operator && after.value === same.value)
}

/** Whether a condition is met by the flag that comes after another one: true after false. */
function isFlagAfter({ operator, value }: Comparison, other: FieldValue, direction: '<' | '>'): boolean {
  return operator === '=' && value === (direction === '>') && other === (direction === '<')
}

function isSameField(one: FieldOperand, other: Operand): boolean {
  return other.kind === 'field' && one.name === other.name && one.via.join('.') === other.via.join('.')
}
