import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { isClientError } from '@hydrant/client/errors.ts'
import { getFieldText } from './field-value.ts'
import { findProduct } from './find-products.ts'
import { PART_NUMBER } from './list-query.ts'
import { formatPattern, formatPrefix, formatText, isRecordId } from './soql-literal.ts'
import { findTitleField } from './title-field.ts'

/** A record that a reference may name. */
export interface Suggestion {
  readonly id: string
  /** What is typed to name it: its title, or the part number of a product. */
  readonly title: string
  /** What it is called besides; empty for nothing. */
  readonly detail: string
}

const MAX_SUGGESTIONS = 10

/**
 * Finds records of an object by a part of their title, for suggestions while typing, and the first ones while nothing is
 * typed. Products are found by their part numbers too.
 */
export async function suggestRecords(
  staff: StaffClient,
  { objectName, term }: { readonly objectName: string; readonly term: string },
): Promise<readonly Suggestion[]> {
  const isProduct = objectName === 'Product2'
  const titleField = isProduct ? PART_NUMBER : findTitleField(await staff.describeObject(objectName))
  if (titleField === 'Id') return []
  const detailField = isProduct ? 'Name' : null
  const fields = [titleField, detailField ?? []].flat()
  const conditions = fields.map((field) => `${field} LIKE ${formatPattern(term)}`)
  const where = term === '' ? '' : `WHERE ${conditions.join(' OR ')} `
  const q = `SELECT Id, ${fields.join(', ')} FROM ${objectName} ${where}ORDER BY ${titleField} LIMIT ${MAX_SUGGESTIONS}`
  const { records } = await staff.query(q)
  return records.map((record) => ({
    id: getFieldText(record, 'Id') ?? '',
    title: getFieldText(record, titleField) ?? '',
    detail: detailField === null ? '' : (getFieldText(record, detailField) ?? ''),
  }))
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
 * Finds the record that a user has named: by its whole title, or its beginning, if only one record has it, or its id; a
 * product also by its part number. Returns its id, or null.
 */
export async function findReferencedId(
  staff: StaffClient,
  { objectName, text }: { readonly objectName: string; readonly text: string },
): Promise<string | null> {
  if (objectName === 'Product2') return (await findProduct(staff, text))?.id ?? null
  const titleField = findTitleField(await staff.describeObject(objectName))
  if (titleField !== 'Id')
    for (const condition of [`${titleField} = ${formatText(text)}`, `${titleField} LIKE ${formatPrefix(text)}`]) {
      const { records } = await staff.query(`SELECT Id FROM ${objectName} WHERE ${condition} LIMIT 2`)
      const [first] = records
      if (records.length > 1) return null
      if (first !== undefined) return getFieldText(first, 'Id')
    }
  return isRecordId(text) ? text : null
}
