import type { ImportChange } from '@hydrant/contract/admin/record-imports.ts'
import { mayUseField } from '../../permissions.ts'
import type { BatchReject } from '../importing/stored-parts.ts'
import type { RowTarget } from '../row-writing/service.ts'
import type { RowOutcome } from '../uploaded-row.ts'
import type { UnsavedChange } from './unsaved-change-store.ts'

/** What rows would change if they were imported. */
export interface CheckedRows {
  readonly newRows: number
  readonly changedRows: number
  readonly unchangedRows: number
  readonly rejects: readonly BatchReject[]
  /** What each row changes, for those that change something; `index` is its position among the rows. */
  readonly changes: ReadonlyArray<Omit<ImportChange, 'row'> & { readonly index: number }>
}

/** How many characters of a value are shown. */
const VALUE_LENGTH = 200

/** Says of each row what has become of it, by the outcomes of writing them and the changes that this has made. */
export function toCheckedRows(
  target: RowTarget,
  outcomes: readonly RowOutcome[],
  unsaved: readonly UnsavedChange[],
): CheckedRows {
  const byId = Map.groupBy(unsaved, ({ recordId }) => recordId)
  const counts = { newRows: 0, changedRows: 0, unchangedRows: 0 }
  const rejects: BatchReject[] = []
  const changes: Array<CheckedRows['changes'][number]> = []
  for (const [index, { id, isCreated, error, reason, fields }] of outcomes.entries()) {
    if (error !== null) {
      rejects.push({ index, reason: reason ?? error, fields: fields ?? [] })
      continue
    }
    const entries = byId.get(id) ?? []
    const hasChanged = entries.some(({ operation }) => operation === 'update')
    if (isCreated) counts.newRows += 1
    else if (hasChanged) counts.changedRows += 1
    else counts.unchangedRows += 1
    if (isCreated || hasChanged)
      changes.push({ index, recordId: isCreated ? null : id, fields: toChangedFields(target, entries) })
  }
  return { ...counts, rejects, changes }
}

/** Lists the fields that the file names and that have changed, as they are shown. */
function toChangedFields(
  { object, columns, scope }: RowTarget,
  entries: readonly UnsavedChange[],
): ImportChange['fields'] {
  // A record may have been changed in several steps: what it was first, and what it is in the end.
  const before = new Map(entries.toReversed().flatMap(({ oldValues }) => parseValues(oldValues)))
  const after = new Map(entries.flatMap(({ newValues }) => parseValues(newValues)))
  return columns.flatMap((column) => {
    const name = column?.fieldName ?? ''
    const field = object.definition.fields[name]
    if (field === undefined || !after.has(name) || !mayUseField(field, 'see', scope.context)) return []
    return { name, before: toShownValue(before.get(name)), after: toShownValue(after.get(name)) }
  })
}

function parseValues(json: string | null): Array<[string, unknown]> {
  const values: unknown = json === null ? {} : JSON.parse(json)
  return typeof values === 'object' && values !== null ? Object.entries(values) : []
}

function toShownValue(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text
}
