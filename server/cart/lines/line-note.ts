import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { CustomFields } from '../cart.ts'
import { areCustomTextsValid, parseCustomFields, readCustomText } from '../custom-fields.ts'
import { cartErrors } from '../errors.ts'

/** What a buyer has noted at a line, and their own reference for it; null for nothing. */
export interface LineNote {
  readonly note: string | null
  readonly customerReference: string | null
}

const MAX_LENGTH = 255

/** The custom fields of a line that orders keep. */
const LINE_TEXTS = ['Note__c', 'CustomerReference__c'] as const

/**
 * Parses the custom fields of a line. Those that orders keep, `Note__c` and `CustomerReference__c`, are texts of up to
 * 255 characters, or null.
 */
export function parseLineFields(fields: CustomFields | undefined): Result<CustomFields> {
  const parsed = parseCustomFields(fields)
  if (!parsed.ok) return parsed
  const isValid = areCustomTextsValid(parsed.value, {
    names: LINE_TEXTS,
    maxLength: MAX_LENGTH,
  })
  return isValid ? parsed : err(cartErrors.longLineNote)
}

/** Separates the texts of two lines that become one. */
const SEPARATOR = '; '

/**
 * Merges the custom fields of a line into those of the same line of another cart, which count first. Different notes, and
 * different references, are joined; returns an error when they are too long together.
 */
export function mergeLineFields(target: CustomFields, moved: CustomFields): Result<CustomFields> {
  if (moved.length === 0 || target.length === 0) return ok(target.length === 0 ? moved : target)
  const joined = LINE_TEXTS.flatMap((name) => {
    const text = joinTexts(readCustomText(target, name), readCustomText(moved, name))
    return text === null ? [] : [[name, text] as const]
  })
  const fields = [...moved, ...target].flatMap((field) => (isRecord(field) ? Object.entries(field) : []))
  const others = [...target, ...moved].filter((field) => !isRecord(field))
  return parseLineFields([...others, Object.fromEntries([...fields, ...joined])])
}

function joinTexts(target: string | null, moved: string | null): string | null {
  if (target === null || moved === null) return target ?? moved
  return target.split(SEPARATOR).includes(moved) ? target : `${target}${SEPARATOR}${moved}`
}

/** Reads what the buyer has noted from the custom fields of a line. Where a field is given twice, the last one counts. */
export function readLineNote(fields: CustomFields): LineNote {
  return { note: readCustomText(fields, 'Note__c'), customerReference: readCustomText(fields, 'CustomerReference__c') }
}
