import type { QueryPlans } from '@hydrant/contract/records/query-endpoints.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'
import type { RecordDatabase } from '../record-store.ts'
import { explainQuery } from './explain-store.ts'
import type { Condition, QueryPlan } from './plan.ts'
import type { QueryScope } from './query-store.ts'
import { resolveQuery } from './resolve-query.ts'

/** Tells how the database would run a query, with its costs as a multiple of those of reading all records. */
export async function explainPlans(
  database: RecordDatabase,
  scope: QueryScope,
  soql: string,
): Promise<Result<QueryPlans>> {
  const planResult = await resolveQuery(soql, { ...scope, now: new Date() })
  if (!planResult.ok) return planResult
  const plan = planResult.value
  const { object } = plan
  const all = { kind: 'count', object, where: null, limit: null, offset: 0 } as const
  const [explanation, whole] = await database.query(async (db) => [
    await explainQuery(db, scope, plan),
    await explainQuery(db, scope, all),
  ])
  const { name } = object.definition
  const unindexed = explanation.operation === 'Index' ? [] : listFilterFields(plan.where)
  return ok({
    plans: [
      {
        cardinality: explanation.rows,
        fields: [...explanation.fields],
        leadingOperationType: explanation.operation,
        notes: unindexed.map((field) => ({
          description: messages.unindexedFilter(),
          fields: [field],
          tableEnumOrId: name,
        })),
        relativeCost: whole.cost === 0 ? 1 : Number((explanation.cost / whole.cost).toPrecision(3)),
        sobjectCardinality: whole.rows,
        sobjectType: name,
      },
    ],
  })
}

/** Lists the fields of the queried object in a condition, each once. */
function listFilterFields(condition: QueryPlan['where']): string[] {
  return [...new Set(listFields(condition))]
}

function listFields(condition: Condition | null): string[] {
  if (condition === null) return []
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap(listFields)
    case 'not':
      return listFields(condition.condition)
    default:
      return condition.operand.kind === 'field' && condition.operand.via.length === 0 ? [condition.operand.name] : []
  }
}
