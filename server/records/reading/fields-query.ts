import type { StoredObject } from '../object-store.ts'
import type { Member, RecordQuery } from '../soql/plan.ts'

/** Creates the query for these fields of a record; names that the object does not have are left out. */
export function createFieldsQuery(object: StoredObject, names: readonly string[]): RecordQuery {
  const members = names.flatMap((name): Member[] => {
    const field = object.definition.fields[name]
    return field === undefined
      ? []
      : [{ kind: 'field', name, operand: { kind: 'field', via: [], name, type: field.type } }]
  })
  const id = { kind: 'field', via: [], name: 'Id', type: 'id' } as const
  return { kind: 'records', object, shape: { object, id, members }, where: null, orderBy: [], limit: 1, offset: 0 }
}
