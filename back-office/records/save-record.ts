import { redirect } from 'react-router'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, toIfMatch, type FormError } from '../shell/office-errors.ts'
import { findCreated, SHOWN_AT_FIELD } from './find-created.ts'
import { type DescribedField, loadDescription } from './load-description.ts'
import { parseForm, readOriginal, toTypedValues } from './parse-form.ts'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** What a rejected form sends back: the errors, what was typed, and what the form began with. */
export interface RejectedForm {
  readonly errors: readonly FormError[]
  readonly typed: Readonly<Record<string, string>>
  readonly original: Readonly<Record<string, string>>
}

/** The record that a page is about. */
interface RecordPath {
  readonly objectName: string
  readonly recordId: string
  /** The page that is shown after saving; by default that of the record's fields. */
  readonly returnTo?: string
}

/**
 * Creates a record from its form, and goes to its page, also when the same form has created it before. Fields that were
 * left as they were get their defaults.
 */
export async function createFromForm(office: Office, request: Request, objectName: string): Promise<RejectedForm> {
  const { staff } = office
  const { fields } = await loadDescription(staff, objectName)
  const form = await request.clone().formData()
  const writable = fields.filter(({ createable }) => createable)
  const { values, errors } = await parseForm(staff, writable, form)
  let recordId = ''
  const create = async (): Promise<void> => {
    const shownAt = form.get(SHOWN_AT_FIELD)
    const createdId = await findCreated(staff, objectName, { fields: writable, values, shownAt })
    recordId = createdId ?? (await staff.createRecord(objectName, values)).id ?? ''
  }
  const rejected = errors.length > 0 ? errors : await findFormErrors(create(), { request, ...office })
  if (rejected.length > 0) return toRejectedForm(rejected, writable, form)
  throw redirect(toPathAfter('created', officeLinks.record(objectName, recordId)))
}

/** What the form of a page has when that is not all that can be changed of a record, as it is. */
interface FormFields {
  /** Selects the fields that the form has. */
  readonly selectFields?: (fields: readonly DescribedField[]) => readonly DescribedField[]
  /** Turns what was typed into the values of the record API, after numbers and references were. */
  readonly toApiValues?: (values: FieldValues) => FieldValues
}

type FieldValues = Readonly<Record<string, string>>

/**
 * Saves what a form has changed of a record. When somebody else has changed the record since the page was loaded,
 * nothing is saved and the user is told.
 */
export async function saveFromForm(
  office: Office,
  request: Request,
  { selectFields = listUpdateable, toApiValues = (values) => values, ...path }: RecordPath & FormFields,
): Promise<RejectedForm> {
  const { staff } = office
  const { fields } = await loadDescription(staff, path.objectName)
  const form = await request.clone().formData()
  const writable = selectFields(fields)
  const { values, errors } = await parseForm(staff, writable, form)
  const rejected =
    errors.length > 0 || Object.keys(values).length === 0
      ? errors
      : await findSavingErrors(office, request, { ...path, changed: toApiValues(values), tag: form.get('tag') })
  if (rejected.length > 0) return toRejectedForm(rejected, writable, form)
  throw redirect(toPathAfter('saved', path.returnTo ?? officeLinks.recordFields(path.objectName, path.recordId)))
}

function listUpdateable(fields: readonly DescribedField[]): readonly DescribedField[] {
  return fields.filter(({ updateable }) => updateable)
}

/** Deletes a record, and goes to the list of its object. */
export async function deleteFromPage(
  { staff, basePath }: Office,
  request: Request,
  { objectName, recordId }: RecordPath,
): Promise<RejectedForm> {
  const errors = await findFormErrors(staff.deleteRecord(objectName, recordId), { request, basePath })
  if (errors.length > 0) return { errors, typed: {}, original: {} }
  throw redirect(toPathAfter('deleted', officeLinks.records(objectName)))
}

function toRejectedForm(errors: readonly FormError[], fields: readonly DescribedField[], form: FormData): RejectedForm {
  return { errors, typed: toTypedValues(fields, form), original: readOriginal(form) }
}

interface RecordUpdate extends RecordPath {
  readonly changed: FieldValues
  /** The ETag of the record that the page showed. */
  readonly tag: FormDataEntryValue | null
}

function findSavingErrors(
  { staff, basePath }: Office,
  request: Request,
  { objectName, recordId, changed, tag }: RecordUpdate,
): Promise<readonly FormError[]> {
  return findFormErrors(staff.updateRecord(objectName, recordId, changed, toIfMatch(tag)), { request, basePath })
}
