import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isClientError } from '@hydrant/client/errors.ts'
import { getFieldText } from './field-value.ts'
import { findProduct } from './find-products.ts'
import { formatPattern, formatText, isRecordId } from './soql-literal.ts'
import { findTitleField } from './title-field.ts'

/** A record that a reference may name. */
export interface Suggestion {
  readonly id: string
  readonly title: string
}

const MAX_SUGGESTIONS = 10

/** Finds records of an object by a part of their title, for suggestions while typing. */
export async function suggestRecords(
  staff: StaffClient,
  { objectName, term }: { readonly objectName: string; readonly term: string },
): Promise<readonly Suggestion[]> {
  if (term === '') return []
  const titleField = findTitleField(await staff.describeObject(objectName))
  if (titleField === 'Id') return []
  const condition = `${titleField} LIKE ${formatPattern(term)}`
  return querySuggestions(staff, { objectName, titleField, rest: `${condition} ORDER BY ${titleField}` })
}

/** Awaits suggestions; without them the form goes on, as they only help. */
export async function suggestOrNothing(suggestions: Promise<readonly Suggestion[]>): Promise<readonly Suggestion[]> {
  try {
    return await suggestions
  } catch (error) {
    if (isClientError(error)) return []
    throw error
  }
}

/**
 * Finds the record that a user has named: by its whole title if only one record has it, or its id; a product also by its
 * part number. Returns its id, or null.
 */
export async function findReferencedId(
  staff: StaffClient,
  { objectName, text }: { readonly objectName: string; readonly text: string },
): Promise<string | null> {
  if (objectName === 'Product2') return (await findProduct(staff, text))?.id ?? null
  const titleField = findTitleField(await staff.describeObject(objectName))
  const rest = `${titleField} = ${formatText(text)}`
  const found = titleField === 'Id' ? [] : await querySuggestions(staff, { objectName, titleField, rest })
  if (found.length === 1) return found[0]?.id ?? null
  return found.length === 0 && isRecordId(text) ? text : null
}

async function querySuggestions(
  staff: StaffClient,
  { objectName, titleField, rest }: { readonly objectName: string; readonly titleField: string; readonly rest: string },
): Promise<readonly Suggestion[]> {
  const q = `SELECT Id, ${titleField} FROM ${objectName} WHERE ${rest} LIMIT ${MAX_SUGGESTIONS}`
  const { records } = await staff.query(q)
  return records.map((record) => ({
    id: getFieldText(record, 'Id') ?? '',
    title: getFieldText(record, titleField) ?? '',
  }))
}
