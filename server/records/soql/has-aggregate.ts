import type { Condition } from './plan.ts'

/** Whether a condition, or that of a query inside it, compares an aggregate. */
export function hasAggregate(condition: Condition | null): boolean {
  if (condition === null) return false
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.some(hasAggregate)
    case 'not':
      return hasAggregate(condition.condition)
    case 'one-of-query':
      return hasAggregate(condition.query.where)
    default:
      return condition.operand.kind === 'aggregate'
  }
}
