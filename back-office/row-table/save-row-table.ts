import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { type DescribedField, loadDescription } from '../records/load-description.ts'
import { ORIGINAL_FIELD, parseForm, readOriginal, toTypedValues } from '../records/parse-form.ts'
import { readText } from '../shell/form-text.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import type { RowTableSpec } from './load-row-table.ts'

/** A row that was rejected: what was typed, what it began with, and what is wrong. The other rows are saved. */
export interface RejectedRow {
  readonly typed: Readonly<Record<string, string>>
  readonly original: Readonly<Record<string, string>>
  readonly tag: string
  readonly errors: readonly FormError[]
}

/** What the form of a table sends back when some of its rows were rejected. */
export interface RejectedTable {
  readonly table: string
  /** By the id of the row; the new one is `NEW_ROW`. */
  readonly rows: Readonly<Record<string, RejectedRow>>
  /** How many other rows were saved. */
  readonly savedCount: number
}

/** The name of the field that says which table of a page a form is of. */
export const TABLE_FIELD = 'table'
/** The id of the row that adds a record. */
export const NEW_ROW = 'new'
/** What stands between the id of a row and the name of a field. */
const ROW_SEPARATOR = '.'
/** The fields of a row besides those of its record. */
export const ROW_TAG = 'tag'
/** The field of the box that removes a row. */
export const ROW_REMOVED = 'removed'

/**
 * Saves the form of a table: changes the rows that differ from what the page showed, removes those that are ticked, and
 * adds the new one when something was typed into it. Each row is saved by itself, over its ETag; the page is shown again
 * when all are saved.
 */
export async function saveRowTable(
  { staff, basePath }: Pick<OfficeContext, 'staff' | 'basePath'>,
  request: Request,
  { spec, parentId, path }: { readonly spec: RowTableSpec; readonly parentId: string; readonly path: string },
): Promise<RejectedTable> {
  const form = await request.clone().formData()
  const description = await loadDescription(staff, spec.objectName)
  const fields = spec.columns.flatMap((column) => description.fields.find(({ name }) => name === column) ?? [])
  const rows: Record<string, RejectedRow> = {}
  let savedCount = 0
  for (const [id, rowForm] of splitRows(form)) {
    const write = await prepareWrite(staff, { id, form: rowForm, fields, spec, parentId })
    if (write === null) continue
    const errors = write.errors.length > 0 ? write.errors : await findFormErrors(write.run(), { request, basePath })
    if (errors.length === 0) savedCount++
    else
      rows[id] = {
        typed: { ...toTypedValues(listWritable(fields, id), rowForm), [ROW_REMOVED]: readText(rowForm, ROW_REMOVED) },
        original: readOriginal(rowForm),
        tag: readText(rowForm, ROW_TAG),
        errors,
      }
  }
  if (Object.keys(rows).length === 0) throw redirect(toPathAfter('saved', path, spec.name))
  return { table: spec.name, rows, savedCount }
}

interface RowWrite {
  readonly errors: readonly FormError[]
  readonly run: () => Promise<unknown>
}

interface SentRow {
  readonly id: string
  readonly form: FormData
  readonly fields: readonly DescribedField[]
  readonly spec: RowTableSpec
  readonly parentId: string
}

/** Returns what the form of a row writes; null: nothing. */
async function prepareWrite(
  staff: OfficeContext['staff'],
  { id, form, fields, spec: { objectName, parentField }, parentId }: SentRow,
): Promise<RowWrite | null> {
  const ifUnchanged = toIfMatch(form.get(ROW_TAG))
  if (id !== NEW_ROW && form.get(ROW_REMOVED) === 'true')
    return { errors: [], run: () => staff.deleteRecord(objectName, id, ifUnchanged) }
  const { values, errors } = await parseForm(staff, listWritable(fields, id), form)
  if (Object.keys(values).length === 0 && errors.length === 0) return null
  return {
    errors,
    run: () =>
      id === NEW_ROW
        ? staff.createRecord(objectName, { ...values, [parentField]: parentId })
        : staff.updateRecord(objectName, id, values, ifUnchanged),
  }
}

function listWritable(fields: readonly DescribedField[], rowId: string): readonly DescribedField[] {
  return fields.filter(({ createable, updateable }) => (rowId === NEW_ROW ? createable : updateable))
}

/** Splits the form of a table into one form for each row, by the id of the row. */
export function splitRows(form: FormData): ReadonlyMap<string, FormData> {
  const rows = new Map<string, FormData>()
  for (const [name, value] of form) {
    const [id = '', field = ''] = name.split(ROW_SEPARATOR)
    if (field === '' || typeof value !== 'string') continue
    const row = rows.get(id) ?? new FormData()
    row.set(field, value)
    rows.set(id, row)
  }
  return rows
}

/** Returns the name of an input: the id of its row and the name of its field. */
export function toInputName(rowId: string, field: string): string {
  return rowId + ROW_SEPARATOR + field
}

/** Returns the name of the hidden field with what a row began with. */
export function toOriginalName(rowId: string): string {
  return toInputName(rowId, ORIGINAL_FIELD)
}
