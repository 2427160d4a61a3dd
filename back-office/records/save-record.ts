import { redirect } from 'react-router'
import { hasStatus } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import type { OfficeContext } from '../office-context.ts'
import { officeLinks } from '../office-links.ts'
import { toPathAfter } from '../shell/notice.tsx'
import { findFormErrors, type FormError } from '../shell/office-errors.ts'
import { loadDescription } from './load-description.ts'
import { loadRecord } from './load-record.ts'
import { parseForm, toFormValues, toTypedValues } from './parse-form.ts'

type Office = Pick<OfficeContext, 'staff' | 'basePath'>

/** What a rejected form sends back: the errors, and what was typed. */
export interface RejectedForm {
  readonly errors: readonly FormError[]
  readonly values: Readonly<Record<string, string>>
}

/** The record that a page is about. */
interface RecordPath {
  readonly objectName: string
  readonly recordId: string
}

/** Creates a record from its form, and goes to its page. Fields that were left empty get their defaults. */
export async function createFromForm(office: Office, request: Request, objectName: string): Promise<RejectedForm> {
  const { staff } = office
  const { fields } = await loadDescription(staff, objectName)
  const form = await request.clone().formData()
  const writable = fields.filter(({ createable }) => createable)
  const { values, errors } = await parseForm(staff, writable, form)
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  let recordId = ''
  const create = async (): Promise<void> => {
    recordId = (await staff.createRecord(objectName, given)).id ?? ''
  }
  const rejected = errors.length > 0 ? errors : await findFormErrors(create(), { request, ...office })
  if (rejected.length > 0) return { errors: rejected, values: toTypedValues(writable, form) }
  throw redirect(toPathAfter('created', officeLinks.recordFields(objectName, recordId)))
}

/**
 * Saves what a form has changed of a record. When somebody else has changed the record since the page was loaded,
 * nothing is saved and the user is told.
 */
export async function saveFromForm(office: Office, request: Request, path: RecordPath): Promise<RejectedForm> {
  const { staff } = office
  const { fields } = await loadDescription(staff, path.objectName)
  const form = await request.clone().formData()
  const writable = fields.filter(({ updateable }) => updateable)
  const { values, errors } = await parseForm(staff, writable, form)
  const stored = toFormValues(fields, await loadRecord(staff, path, fields))
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => stored[name] !== value))
  const rejected =
    errors.length > 0 || Object.keys(changed).length === 0
      ? errors
      : await findSavingErrors(office, request, { ...path, changed, knownSince: form.get('knownSince') })
  if (rejected.length > 0) return { errors: rejected, values: toTypedValues(writable, form) }
  throw redirect(toPathAfter('saved', officeLinks.recordFields(path.objectName, path.recordId)))
}

/** Deletes a record, and goes to the list of its object. */
export async function deleteFromPage(
  { staff, basePath }: Office,
  request: Request,
  { objectName, recordId }: RecordPath,
): Promise<RejectedForm> {
  const errors = await findFormErrors(staff.deleteRecord(objectName, recordId), { request, basePath })
  if (errors.length > 0) return { errors, values: {} }
  throw redirect(toPathAfter('deleted', officeLinks.records(objectName)))
}

interface RecordUpdate extends RecordPath {
  readonly changed: Readonly<Record<string, string>>
  /** When the record was last changed, as far as the page knew. */
  readonly knownSince: FormDataEntryValue | null
}

async function findSavingErrors(
  { staff, basePath }: Office,
  request: Request,
  { objectName, recordId, changed, knownSince }: RecordUpdate,
): Promise<readonly FormError[]> {
  const since = typeof knownSince === 'string' ? Date.parse(knownSince) : Number.NaN
  const headers: Readonly<Record<string, string>> = Number.isNaN(since)
    ? {}
    : { 'if-unmodified-since': new Date(since).toUTCString() }
  let isChangedMeanwhile = false
  const update = async (): Promise<void> => {
    try {
      await staff.updateRecord(objectName, recordId, changed, { headers })
    } catch (error) {
      if (!hasStatus(error, 412)) throw error
      isChangedMeanwhile = true
    }
  }
  const errors = await findFormErrors(update(), { request, basePath })
  return isChangedMeanwhile ? [{ message: messages.changedMeanwhile(), fields: [] }] : errors
}
