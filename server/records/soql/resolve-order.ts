import type { OrderByClause } from '@jetstreamapp/soql-parser-js'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Operand, OrderKey } from './plan.ts'
import { type QueryScope, resolveOperand } from './query-scope.ts'

/** Resolves the order of a result. `aliases` are the names of columns in a query with aggregates, in lower case. */
export function resolveOrder(
  scope: QueryScope,
  orderBy: OrderByClause | readonly OrderByClause[] | undefined,
  aliases: ReadonlyMap<string, Operand>,
): Result<OrderKey[]> {
  const keys: OrderKey[] = []
  for (const clause of [orderBy ?? []].flat()) {
    const named = 'field' in clause ? aliases.get(clause.field.toLowerCase()) : undefined
    const operandResult = named === undefined ? resolveOperand(scope, clause) : ok(named)
    if (!operandResult.ok) return operandResult
    keys.push({
      operand: operandResult.value,
      isDescending: clause.order === 'DESC',
      hasNullsFirst: clause.nulls !== 'LAST',
    })
  }
  return ok(keys)
}
