import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { RecordDatabase } from '../record-store.ts'
import type { RecordBody } from '../soql/query-store.ts'
import { toRecordTag } from '../writing/precondition.ts'
import { loadRecord, type ReadScope } from './service.ts'

/** A record with the headers that tell its state. */
export interface TaggedRecord {
  readonly body: RecordBody
  readonly headers: Readonly<Record<string, string>>
}

const STATE_FIELDS = ['Id', 'LastModifiedDate']

/** Loads a record by its id with these fields, or with all fields, and with its ETag and the time of its last change. */
export function loadTaggedRecord(
  database: RecordDatabase,
  scope: ReadScope,
  request: Parameters<typeof loadRecord>[2],
): Promise<Result<TaggedRecord>> {
  return loadWithTag(request.fieldNames, (fieldNames) => loadRecord(database, scope, { ...request, fieldNames }))
}

/** Loads a record by a function that takes the names of its fields, and adds its ETag and the time of its last change. */
export async function loadWithTag(
  requestedNames: readonly string[],
  load: (fieldNames: readonly string[]) => Promise<Result<RecordBody>>,
): Promise<Result<TaggedRecord>> {
  const names = new Set(requestedNames.map((name) => name.toLowerCase()))
  const added = names.size === 0 ? [] : STATE_FIELDS.filter((name) => !names.has(name.toLowerCase()))
  const result = await load([...requestedNames, ...added])
  if (!result.ok) return result
  const { Id: id, LastModifiedDate: changed } = result.value
  const body = Object.fromEntries(Object.entries(result.value).filter(([name]) => !added.includes(name)))
  if (typeof id !== 'string' || typeof changed !== 'string') return ok({ body, headers: {} })
  const changedAt = new Date(changed)
  return ok({ body, headers: { ETag: toRecordTag(id, changedAt), 'Last-Modified': changedAt.toUTCString() } })
}
