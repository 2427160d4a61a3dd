import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { err, type Result } from '@hydrant/kernel/result/result.ts'
import type { CustomFields } from '../cart.ts'
import { parseCustomFields } from '../custom-fields.ts'
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
  const texts = parsed.value.flatMap((field) =>
    isRecord(field) ? [field['Note__c'], field['CustomerReference__c']] : [],
  )
  const isEveryTextValid = texts.every(
    (text) => text === undefined || text === null || (typeof text === 'string' && text.length <= MAX_LENGTH),
  )
  return isEveryTextValid ? parsed : err(cartErrors.longLineNote)
}

/** Reads what the buyer has noted from the custom fields of a line. Where a field is given twice, the last one counts. */
export function readLineNote(fields: CustomFields): LineNote {
  const readText = (name: string): string | null => {
    const texts = fields.flatMap((field) => {
      const text = isRecord(field) ? field[name] : null
      return typeof text === 'string' && text !== '' ? [text] : []
    })
    return texts.at(-1) ?? null
  }
  return { note: readText('Note__c'), customerReference: readText('CustomerReference__c') }
}
