import { err, type Result } from '@hydrant/kernel/result/result.ts'
import type { CustomFields } from '../cart.ts'
import { areCustomTextsValid, parseCustomFields, readCustomText } from '../custom-fields.ts'
import { cartErrors } from '../errors.ts'

/** What a buyer has noted at a line, and their own reference for it; null for nothing. */
export interface LineNote {
  readonly note: string | null
  readonly customerReference: string | null
}

const MAX_LENGTH = 255

/**
 * Parses the custom fields of a line. Those that orders keep, `Note__c` and `CustomerReference__c`, are texts of up to
 * 255 characters, or null.
 */
export function parseLineFields(fields: CustomFields | undefined): Result<CustomFields> {
  const parsed = parseCustomFields(fields)
  if (!parsed.ok) return parsed
  const isValid = areCustomTextsValid(parsed.value, {
    names: ['Note__c', 'CustomerReference__c'],
    maxLength: MAX_LENGTH,
  })
  return isValid ? parsed : err(cartErrors.longLineNote)
}

/** Reads what the buyer has noted from the custom fields of a line. Where a field is given twice, the last one counts. */
export function readLineNote(fields: CustomFields): LineNote {
  return { note: readCustomText(fields, 'Note__c'), customerReference: readCustomText(fields, 'CustomerReference__c') }
}
