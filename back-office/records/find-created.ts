import { isResponseError } from '@hydrant/client/errors.ts'
import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getRecordId } from './field-value.ts'
import type { DescribedField } from './load-description.ts'
import { formatLiteral } from './soql-literal.ts'

/** The name of the hidden field of a form for a new record that has the time at which it was shown. */
export const SHOWN_AT_FIELD = 'shownAt'

/**
 * Finds the record that a form has created already, when the answer to it was lost and it is sent again: one with the
 * same values that was created since the form was shown. Returns its id; null when there is none.
 */
export async function findCreated(
  staff: StaffClient,
  objectName: string,
  { fields, values, shownAt }: FilledForm,
): Promise<string | null> {
  const since = typeof shownAt === 'string' ? formatLiteral('datetime', shownAt) : undefined
  if (since === undefined) return null
  const conditions = fields.flatMap(({ name, type, filterable }) => {
    const literal = filterable && values[name] ? formatLiteral(type, values[name]) : undefined
    return literal === undefined ? [] : [`${name} = ${literal}`]
  })
  if (conditions.length === 0) return null
  const condition = [`CreatedDate >= ${since}`, ...conditions].join(' AND ')
  try {
    const { records } = await staff.query(`SELECT Id FROM ${objectName} WHERE ${condition} LIMIT 1`)
    return records[0] === undefined ? null : getRecordId(records[0])
  } catch (error) {
    // Whoever may create records need not be able to find them; the creation itself says what is wrong.
    if (isResponseError(error) && error.status < 500) return null
    throw error
  }
}

interface FilledForm {
  readonly fields: readonly DescribedField[]
  /** The values for the record API, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>
  readonly shownAt: FormDataEntryValue | null
}
