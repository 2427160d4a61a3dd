import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import type { OfficeContext } from '../office-context.ts'
import { findFormErrors, toIfMatch } from '../shell/office-errors.ts'
import { getOfficeSearch } from '../shell/office-path.ts'
import { CHANGE_FIELD, CHANGE_STEPS, type ListAnswer, type ListChange, MAX_CHANGED } from './change-steps.ts'
import { type DescribedField, loadDescription } from './load-description.ts'
import { parseField, toTypedValues } from './parse-form.ts'
import { findMatchingIds, loadRowsToChange } from './rows-to-change.ts'

/** How many changes are made at the same time. */
const CHANGES_AT_ONCE = 8

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/**
 * Takes the next step of changing one field of several records: shows those that are selected, or all that match, with
 * what they have now; or changes those that were shown. Each is changed by itself and only as it was shown; those that
 * cannot be changed are shown again with the reason.
 */
export async function changeSelected(office: Office, request: Request, objectName: string): Promise<ListAnswer> {
  const { staff } = office
  const form = await request.clone().formData()
  const description = await loadDescription(staff, objectName)
  const field = description.fields.find(({ name, updateable }) => updateable && name === form.get('field'))
  if (!description.updateable || field === undefined) return { errors: [], change: null }
  if (form.get(CHANGE_FIELD) === CHANGE_STEPS.apply)
    return { errors: [], change: await applyChange(office, request, { objectName, field, form }) }
  const ids: string[] = []
  const errors = await findFormErrors(
    findSelectedIds(office, request, { objectName, form }).then((found) => ids.push(...found)),
    { request, basePath: office.basePath },
  )
  if (errors.length > 0 || ids.length === 0)
    return { errors: errors.length > 0 ? errors : [{ message: messages.nothingSelected(), fields: [] }], change: null }
  const rows = await loadRowsToChange(staff, { description, field, ids })
  return { errors: [], change: { field, rows, typed: '', changedCount: null, errors: [] } }
}

async function findSelectedIds(
  { staff, basePath }: Office,
  request: Request,
  { objectName, form }: { readonly objectName: string; readonly form: FormData },
): Promise<readonly string[]> {
  if (form.get('all') === 'true')
    return findMatchingIds(staff, { objectName, search: getOfficeSearch(request, basePath), limit: MAX_CHANGED })
  return form.getAll('id').filter((id) => typeof id === 'string')
}

async function applyChange(
  { staff, basePath }: Office,
  request: Request,
  { objectName, field, form }: { readonly objectName: string; readonly field: DescribedField; readonly form: FormData },
): Promise<ListChange> {
  const shown = parseRows(form.get('rows'))
  const typed = toTypedValues([field], form)[field.name] ?? ''
  const value = await parseField(staff, field, form)
  const description = await loadDescription(staff, objectName)
  const load = (ids: readonly string[]) => loadRowsToChange(staff, { description, field, ids })
  if (typeof value !== 'string')
    return { field, rows: await load(shown.map(({ id }) => id)), typed, changedCount: null, errors: [value] }
  const reasons = new Map<string, string>()
  const waiting = [...shown]
  const changeNext = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const call = staff.updateRecord(objectName, row.id, { [field.name]: value }, toIfMatch(row.tag))
      const [error] = await findFormErrors(call, { request, basePath })
      if (error !== undefined) reasons.set(row.id, error.message)
    }
  }
  await Promise.all(Array.from({ length: CHANGES_AT_ONCE }, changeNext))
  const failed = await load([...reasons.keys()])
  return {
    field,
    rows: failed.map((row) => ({ ...row, reason: reasons.get(row.id) ?? null })),
    typed,
    changedCount: shown.length - reasons.size,
    errors: [],
  }
}

/** Reads the ids and ETags of the records that a form has shown. */
function parseRows(text: FormDataEntryValue | null): ReadonlyArray<{ readonly id: string; readonly tag: string }> {
  try {
    const rows: unknown = JSON.parse(typeof text === 'string' ? text : '[]')
    return (Array.isArray(rows) ? rows : []).slice(0, MAX_CHANGED).flatMap((row: unknown) => {
      if (!isRecord(row)) return []
      const { id, tag } = row
      return typeof id === 'string' && typeof tag === 'string' ? [{ id, tag }] : []
    })
  } catch {
    return []
  }
}
