import * as messages from '@hydrant/messages/compiled/back-office/list-edit.js'
import type { OfficeContext } from '../office-context.ts'
import { type RejectedRow, splitRows } from '../row-table/save-row-table.ts'
import { findFormErrors, type FormError, toIfMatch } from '../shell/office-errors.ts'
import { getFieldText, getRecordId, type StoredRecord } from './field-value.ts'
import { type EditAnswer, isEditableInCell, LIST_TABLE, type SavedRow, toRecordTitle, UNDO_FIELD } from './list-edit.ts'
import { LIST_SIZE, listTitlePaths } from './list-query.ts'
import { type DescribedField, type DescribedObject, loadDescription } from './load-description.ts'
import { loadHistory } from './load-history.ts'
import { parseForm, readOriginal, toFormValues, toTypedValues } from './parse-form.ts'
import { readTags } from './read-tags.ts'
import { formatId, isRecordId } from './soql-literal.ts'
import { findTitleField } from './title-field.ts'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/**
 * Saves the rows of a list that a form has changed, each by itself. A field that has another value than the form began
 * with is not overwritten: the row is rejected with who has changed it to what, and sending it again replaces that.
 */
export async function editRows({ staff, basePath }: Office, request: Request, objectName: string): Promise<EditAnswer> {
  const form = await request.clone().formData()
  const description = await loadDescription(staff, objectName)
  const rows = await findChangedRows(staff, description, form)
  const stored = await loadStored(staff, description, rows)
  const rejected: Record<string, RejectedRow> = {}
  const saved: RowWrite[] = []
  for (const row of rows) {
    const conflicts = await findConflicts(staff, description, { row, stored: stored.get(row.id) })
    const tag = stored.get(row.id)?.tag ?? null
    const errors = [...row.errors, ...conflicts.errors]
    if (errors.length === 0)
      errors.push(
        ...(await findFormErrors(staff.updateRecord(objectName, row.id, row.values, toIfMatch(tag)), {
          request,
          basePath,
        })),
      )
    if (errors.length === 0) saved.push(row)
    else
      rejected[row.id] = {
        typed: toTypedValues(row.fields, row.form),
        original: { ...readOriginal(row.form), ...conflicts.original },
        tag: '',
        errors,
      }
  }
  const after = await loadStored(staff, description, saved)
  return {
    rejected:
      Object.keys(rejected).length === 0 ? null : { table: LIST_TABLE, rows: rejected, savedCount: saved.length },
    saved: saved.flatMap((row) => toSavedRow(description, row, [stored.get(row.id), after.get(row.id)]) ?? []),
    isUndo: form.has(UNDO_FIELD),
  }
}

/** A row of a form with what it changes. */
interface RowWrite {
  readonly id: string
  readonly form: FormData
  /** The fields that the form has. */
  readonly fields: readonly DescribedField[]
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FormError[]
}

/** A record as it is stored, with its ETag. */
interface StoredRow {
  readonly record: StoredRecord
  readonly tag: string
}

async function findChangedRows(
  staff: Office['staff'],
  description: DescribedObject,
  form: FormData,
): Promise<readonly RowWrite[]> {
  const editable = description.fields.filter(isEditableInCell)
  const rows: RowWrite[] = []
  for (const [id, rowForm] of [...splitRows(form)].filter(([key]) => isRecordId(key)).slice(0, LIST_SIZE)) {
    const original = readOriginal(rowForm)
    const fields = editable.filter(({ name }) => original[name] !== undefined)
    const { values, errors } = await parseForm(staff, fields, rowForm)
    if (Object.keys(values).length + errors.length > 0) rows.push({ id, form: rowForm, fields, values, errors })
  }
  return rows
}

/** Loads the records of rows as they are stored. The ETags are read first: who changes one in between is noticed. */
async function loadStored(
  staff: Office['staff'],
  description: DescribedObject,
  rows: readonly RowWrite[],
): Promise<ReadonlyMap<string, StoredRow>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const fields = [...new Set(rows.flatMap((row) => row.fields))]
  const titles = fields.flatMap(listTitlePaths)
  const names = new Set(['Id', findTitleField(description), ...fields.map(({ name }) => name), ...titles])
  const tags = await readTags(staff, description.name, ids)
  const { records } = await staff.query(
    `SELECT ${[...names].join(', ')} FROM ${description.name} WHERE Id IN (${ids.map(formatId).join(', ')})`,
  )
  return new Map(
    records.flatMap((record) => {
      const [id, tag] = [getRecordId(record), tags.get(getRecordId(record))]
      return tag === undefined ? [] : [[id, { record, tag }]]
    }),
  )
}

interface Conflicts {
  readonly errors: readonly FormError[]
  /** What the fields have now, as their inputs show it. */
  readonly original: Readonly<Record<string, string>>
}

/** Finds the fields of a row that somebody else has changed since it was shown, to another value than this one. */
async function findConflicts(
  staff: Office['staff'],
  description: DescribedObject,
  { row: { id, form, fields, values }, stored }: { readonly row: RowWrite; readonly stored: StoredRow | undefined },
): Promise<Conflicts> {
  if (stored === undefined) return { errors: [{ message: messages.deletedMeanwhile(), fields: [] }], original: {} }
  const current = toFormValues(fields, stored.record)
  const original = readOriginal(form)
  const changed = fields.filter(
    ({ name }) => values[name] !== undefined && (current[name] ?? '').trim() !== (original[name] ?? '').trim(),
  )
  if (changed.length === 0) return { errors: [], original: {} }
  const history = await loadHistory(staff, { objectName: description.name, recordId: id })
  return {
    errors: changed.map(({ name }) => ({
      message: messages.changedMeanwhile({
        person:
          history.find(({ newValues }) => newValues !== null && name in newValues)?.userName ?? messages.somebody(),
        value: current[name] || messages.nothing(),
      }),
      fields: [name],
    })),
    original: Object.fromEntries(changed.map(({ name }) => [name, current[name] ?? ''])),
  }
}

/** Returns what is needed to write the old values of a row back: a reference is named by its id, which is unique. */
function toSavedRow(
  description: DescribedObject,
  { id, fields, values }: RowWrite,
  [before, after]: readonly [StoredRow | undefined, StoredRow | undefined],
): SavedRow | null {
  if (before === undefined || after === undefined) return null
  const changed = fields.filter(({ name }) => values[name] !== undefined)
  const shown = toFormValues(changed, before.record)
  return {
    id,
    title: toRecordTitle(after.record, description),
    before: Object.fromEntries(
      changed.map(({ name, type }) => [
        name,
        (type === 'reference' ? getFieldText(before.record, name) : shown[name]) ?? '',
      ]),
    ),
    after: toFormValues(changed, after.record),
  }
}
