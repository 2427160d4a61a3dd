import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import type { FormError } from '../shell/office-errors.ts'
import { getFieldText, getParentText } from './field-value.ts'
import { findReferencedId } from './find-references.ts'
import type { DescribedField } from './load-description.ts'
import { toTitleName } from './title-name.ts'

/** The values of a form as the record API takes them, and the references that name no record. */
export interface ParsedForm {
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FormError[]
}

/**
 * Reads the values of fields from a form. Numbers may be typed with the separators of the locale. Everything else is
 * checked by the record API, which names the field that is wrong.
 */
export async function parseForm(
  staff: StaffClient,
  fields: readonly DescribedField[],
  form: FormData,
): Promise<ParsedForm> {
  const errors: FormError[] = []
  const values: Record<string, string> = {}
  for (const field of fields) {
    const text = getFormText(form, field)
    if (field.type !== 'reference' || text === '') values[field.name] = toApiText(field, text)
    else {
      const id = await findReferencedId(staff, { objectName: field.referenceTo[0] ?? '', text })
      if (id === null) errors.push({ message: messages.noSuchReference({ text }), fields: [field.name] })
      else values[field.name] = id
    }
  }
  return { values, errors }
}

/** Returns what was typed, to be shown again beside the errors. */
export function toTypedValues(fields: readonly DescribedField[], form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.name, getFormText(form, field)]))
}

/** Returns the texts of a record as its form has them. */
export function toFormValues(
  fields: readonly DescribedField[],
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const field of fields) {
    values[field.name] = getFieldText(record, field.name) ?? ''
    const title = getParentText(record, field.relationshipName, field.referencedTitle)
    if (title !== null) values[toTitleName(field.name)] = title
  }
  return values
}

function getFormText(form: FormData, { name, type }: DescribedField): string {
  const value = form.get(name)
  if (type === 'boolean') return value === 'true' ? 'true' : 'false'
  return typeof value === 'string' ? value.trim() : ''
}

function toApiText({ type }: DescribedField, text: string): string {
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
