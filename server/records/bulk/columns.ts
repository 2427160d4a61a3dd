import type { DomainError, Result } from '@hydrant/kernel/result/result.ts'
import { err, ok } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/records.js'
import type { RecordInput } from '../checking/service.ts'
import type { StoredObject } from '../object-store.ts'
import type { RecordRegistry } from '../registry.ts'

/** What clients write for no value; an empty cell leaves the field as it is. */
const NO_VALUE = '#N/A'

/** A column of a file: a field, or a reference that is named by a field of the record that it refers to. */
interface Column {
  readonly fieldName: string
  /** The relationship and the field there, such as `Product2` and `StockKeepingUnit`; null: the field itself. */
  readonly lookup: { readonly relationship: string; readonly externalField: string } | null
}

/** What the file of a job is for. */
export interface FilePurpose {
  readonly operation: string
  /** The field by which an upsert or the update of an import finds records. */
  readonly keyField: string | null
}

/**
 * Reads the names of the columns of a file; null: the column is left out. Returns an error for those that a job cannot
 * use.
 */
export function parseColumns(
  registry: RecordRegistry,
  object: StoredObject,
  { names, purpose }: { readonly names: ReadonlyArray<string | null>; readonly purpose: FilePurpose },
): Result<Array<Column | null>> {
  const columns: Array<Column | null> = []
  for (const name of names) {
    if (name === null) {
      columns.push(null)
      continue
    }
    const column = parseColumn(registry, object, name)
    if (column === null) return err(columnError(() => messages.bulkUnknownColumn({ column: name })))
    if (columns.some((other) => other?.fieldName === column.fieldName))
      return err(columnError(() => messages.bulkRepeatedColumn({ column: name })))
    columns.push(column)
  }
  const isDelete = purpose.operation === 'delete' || purpose.operation === 'hardDelete'
  const required = purpose.operation === 'insert' ? null : (purpose.keyField ?? 'Id')
  if (required !== null && !columns.some((column) => column?.fieldName === required && column.lookup === null))
    return err(columnError(() => messages.bulkMissingColumn({ column: required })))
  return isDelete && columns.length > 1 ? err(columnError(messages.bulkOtherColumn)) : ok(columns)
}

function parseColumn(registry: RecordRegistry, { definition }: StoredObject, name: string): Column | null {
  const [relationship = '', externalField, ...others] = name.split('.')
  if (externalField === undefined) {
    const named = registry.findField(definition, name)
    return named === undefined ? null : { fieldName: named.name, lookup: null }
  }
  const parent = registry.findParentField(definition, relationship)
  const object = registry.findObject(parent?.field.reference?.to ?? '')
  const external = object === undefined ? undefined : registry.findField(object.definition, externalField)
  return parent === undefined || external?.field.isExternalId !== true || others.length > 0
    ? null
    : { fieldName: parent.name, lookup: { relationship, externalField: external.name } }
}

/** Returns the body of the record that a row of a file says, and the value of its key. */
export function toRecord(
  columns: ReadonlyArray<Column | null>,
  cells: readonly string[],
  keyField: string | null,
): { readonly key: string | null; readonly input: RecordInput } {
  const input: Record<string, unknown> = {}
  let key: string | null = null
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? ''
    if (column === null || cell === '') continue
    const { fieldName, lookup } = column
    if (fieldName === keyField && lookup === null) key = cell === NO_VALUE ? null : cell
    else if (cell === NO_VALUE) input[fieldName] = null
    else if (lookup === null) input[fieldName] = cell
    else input[lookup.relationship] = { [lookup.externalField]: cell }
  }
  return { key, input }
}

function columnError(message: () => string): DomainError {
  return { code: 'INVALID_FIELD', message }
}
