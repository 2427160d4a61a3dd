import { mayUse } from '../permissions.ts'
import type { ReadScope } from '../reading/service.ts'
import type { RecordDatabase } from '../record-store.ts'
import { countRecords } from '../soql/query-store.ts'

/** How many records an object has. */
export interface RecordCount {
  readonly name: string
  readonly count: number
}

/** Counts the records of the objects with these names, or of all that the actor may see; unknown names are left out. */
export async function countRecordsOfObjects(
  database: RecordDatabase,
  scope: ReadScope,
  names: readonly string[],
): Promise<RecordCount[]> {
  const visible = scope.registry.objects.filter(({ definition }) => mayUse(definition, 'see', scope.context))
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  const counted = visible.filter(({ definition }) => wanted.size === 0 || wanted.has(definition.name.toLowerCase()))
  const counts: RecordCount[] = []
  for (const object of counted) {
    const query = { kind: 'count', object, where: null, limit: null, offset: 0 } as const
    const count = await database.query((db) => countRecords(db, scope, query))
    counts.push({ name: object.definition.name, count })
  }
  return counts
}
