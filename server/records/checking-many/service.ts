import type { FieldValue, FieldValues } from '@hydrant/contract/records/definition.ts'
import type { Transaction } from '@hydrant/database/connection/database.ts'
import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { crossReferenceError, duplicateValueError, recordErrors } from '../errors.ts'
import type { StoredObject } from '../object-store.ts'
import { type ParentLookup, parseValues } from '../parse-values.ts'
import { findIdsByRows } from '../record-store.ts'
import type { RecordInput, WriteScope } from '../checking/service.ts'

/** A row to check: the body, and the record that it changes; null: a new one. */
export interface RowToCheck {
  readonly id: string | null
  readonly input: RecordInput
}

/** A row while it is checked; once it has an error, it is not looked at any more. */
interface CheckedRow {
  readonly id: string | null
  values: Record<string, FieldValue>
  readonly lookups: readonly ParentLookup[]
  error: DomainError | null
}

/**
 * Does for many rows of an object what `parseAndCheck` does for one, with one statement for each field that refers to
 * others or is unique, however many rows there are. Of new rows with the same unique values the first one is good.
 */
export async function parseAndCheckMany(
  tx: Transaction,
  { scope, object }: { readonly scope: WriteScope; readonly object: StoredObject },
  rows: readonly RowToCheck[],
): Promise<Array<Result<FieldValues>>> {
  const shopDefaults = object.defaults?.(scope.context) ?? {}
  const checked = rows.map(({ id, input }): CheckedRow => {
    const kind = id === null ? 'create' : 'update'
    const result = parseValues(scope.registry, object.definition, {
      body: input,
      kind,
      shopDefaults,
      context: scope.context,
    })
    return result.ok
      ? { id, values: { ...result.value.values }, lookups: result.value.lookups, error: null }
      : { id, values: {}, lookups: [], error: result.error }
  })
  await lookUpParents(tx, scope, checked)
  await checkReferences(tx, scope, { object, rows: checked })
  await checkDuplicates(tx, scope, { object, rows: checked })
  return checked.map(({ values, error }) => (error === null ? ok(values) : err(error)))
}

async function lookUpParents(tx: Transaction, { registry, context }: WriteScope, rows: CheckedRow[]): Promise<void> {
  const entries = rows.flatMap((row) => row.lookups.map((lookup) => ({ row, lookup })))
  const groups = Map.groupBy(entries, ({ lookup }) => `${lookup.parentObject}.${lookup.externalField}`)
  for (const group of groups.values()) {
    const [first] = group
    const parent = registry.findObject(first?.lookup.parentObject ?? '')
    if (first === undefined || parent === undefined) continue
    const values = [...new Set(group.map(({ lookup }) => lookup.value))]
    const found = await findIdsByRows(tx, parent, {
      names: [first.lookup.externalField],
      rows: values.map((value) => [value]),
      context,
    })
    const idsByValue = new Map(values.map((value, index) => [value, found[index] ?? []]))
    for (const { row, lookup } of group) {
      const [id, other] = idsByValue.get(lookup.value) ?? []
      if (id === undefined || other !== undefined)
        row.error ??= crossReferenceError(lookup.fieldName, String(lookup.value))
      else row.values[lookup.fieldName] = id
    }
  }
}

async function checkReferences(
  tx: Transaction,
  { registry, context }: WriteScope,
  { object, rows }: { readonly object: StoredObject; readonly rows: CheckedRow[] },
): Promise<void> {
  for (const [name, field] of Object.entries(object.definition.fields)) {
    const parent = registry.findObject(field.reference?.to ?? '')
    if (parent === undefined) continue
    // What was looked up has just been found.
    const referring = rows.filter(
      ({ values, lookups, error }) =>
        error === null && (values[name] ?? null) !== null && !lookups.some(({ fieldName }) => fieldName === name),
    )
    const ids = [...new Set(referring.map(({ values }) => values[name] ?? null))]
    if (ids.length === 0) continue
    const found = await findIdsByRows(tx, parent, { names: ['Id'], rows: ids.map((id) => [id]), context })
    const missing = new Set(ids.filter((_, index) => found[index]?.length === 0))
    for (const row of referring) {
      const id = row.values[name] ?? null
      if (missing.has(id)) row.error = crossReferenceError(name, String(id))
    }
  }
}

async function checkDuplicates(
  tx: Transaction,
  { context }: WriteScope,
  { object, rows }: { readonly object: StoredObject; readonly rows: CheckedRow[] },
): Promise<void> {
  const { fields, uniqueTogether = [] } = object.definition
  const uniqueNames = Object.keys(fields).filter((name) => fields[name]?.isUnique === true)
  const groups = [
    ...uniqueNames.map((name) => ({ names: [name], isForAll: true })),
    ...uniqueTogether.map((names) => ({ names, isForAll: false })),
  ]
  for (const { names, isForAll } of groups) {
    const valuesOf = ({ values }: CheckedRow) => names.map((name) => values[name] ?? null)
    const candidates = rows.filter(
      (row) => row.error === null && (isForAll || row.id === null) && valuesOf(row).some((value) => value !== null),
    )
    if (candidates.length === 0) continue
    const found = await findIdsByRows(tx, object, { names, rows: candidates.map(valuesOf), context })
    const seen = new Map<string, CheckedRow>()
    for (const [index, row] of candidates.entries()) {
      const other = found[index]?.find((id) => id !== row.id)
      const key = JSON.stringify(valuesOf(row)).toLowerCase()
      const earlier = seen.get(key)
      if (other !== undefined) row.error = duplicateValueError(names, other)
      else if (earlier !== undefined && (earlier.id === null || earlier.id !== row.id))
        row.error = recordErrors.duplicateValueAtOnce
      else seen.set(key, row)
    }
  }
}
