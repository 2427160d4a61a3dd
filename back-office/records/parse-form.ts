import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import type { FormError } from '../shell/office-errors.ts'
import { getFieldText, getParentText } from './field-value.ts'
import { findReferencedId } from './find-references.ts'
import type { DescribedField } from './load-description.ts'

/** The changed values of a form as the record API takes them, and the references that name no record. */
export interface ParsedForm {
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FormError[]
}

/** The name of the hidden field of a form that has what the form began with, as JSON. */
export const ORIGINAL_FIELD = 'original'

/**
 * Reads from a form the fields that differ from what the form began with; a text without a value empties its field.
 * Numbers may be typed with the separators of the locale. Everything else is checked by the record API, which names the
 * field that is wrong.
 */
export async function parseForm(
  staff: StaffClient,
  fields: readonly DescribedField[],
  form: FormData,
): Promise<ParsedForm> {
  const errors: FormError[] = []
  const values: Record<string, string> = {}
  const original = readOriginal(form)
  for (const field of fields) {
    const text = getFormText(form, field)
    if (text === normalizeText(original[field.name] ?? '')) continue
    const value = await toApiValue(staff, field, text)
    if (typeof value === 'string') values[field.name] = value
    else errors.push(value)
  }
  return { values, errors }
}

/** Reads one field from a form, whatever it was before; returns its value for the record API, or what is wrong with it. */
export function parseField(staff: StaffClient, field: DescribedField, form: FormData): Promise<string | FormError> {
  return toApiValue(staff, field, getFormText(form, field))
}

async function toApiValue(staff: StaffClient, field: DescribedField, text: string): Promise<string | FormError> {
  if (field.type !== 'reference' || text === '') return toApiText(field, text)
  const id = await findReferencedId(staff, { objectName: field.referenceTo[0] ?? '', text })
  return id ?? { message: messages.noSuchReference({ text }), fields: [field.name] }
}

/** Returns what was typed, to be shown again beside the errors. */
export function toTypedValues(fields: readonly DescribedField[], form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.name, getFormText(form, field)]))
}

/** Reads what a form began with. */
export function readOriginal(form: FormData): Readonly<Record<string, string>> {
  const text = form.get(ORIGINAL_FIELD)
  try {
    const values: unknown = JSON.parse(typeof text === 'string' ? text : '{}')
    return isRecord(values)
      ? Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])))
      : {}
  } catch {
    return {}
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Forms send line ends in their own way, and people add spaces around what they paste. */
function normalizeText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** Returns what the inputs of a form show of a record: of a reference the title of the record that it names. */
export function toFormValues(
  fields: readonly DescribedField[],
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.map((field) => {
      const title = getParentText(record, field.relationshipName, field.referencedTitle)
      const text = title ?? getFieldText(record, field.name) ?? (field.type === 'boolean' ? 'false' : '')
      return [field.name, field.isDay === true ? text.slice(0, 10) : text]
    }),
  )
}

function getFormText(form: FormData, { name, type }: DescribedField): string {
  const value = form.get(name)
  if (type === 'boolean') return value === 'true' ? 'true' : 'false'
  return typeof value === 'string' ? normalizeText(value) : ''
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function toApiText({ type, isDay }: DescribedField, text: string): string {
  if (isDay === true && DAY.test(text)) return `${text}T00:00:00Z`
  switch (type) {
    case 'int':
    case 'double':
    case 'currency':
      return toPlainDecimalOrNull(text) ?? text
    case 'datetime':
      return text.replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T').replace(/ UTC$/, 'Z')
    default:
      return text
  }
}
