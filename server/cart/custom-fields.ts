import type { Json } from '@hydrant/contract/shared/schema.ts'
import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { CustomFields } from './cart.ts'
import { cartErrors } from './errors.ts'

/** The maximum length of the JSON text of a record's custom fields. */
const MAX_JSON_LENGTH = 10_000

/** The maximum depth of nesting. */
const MAX_DEPTH = 10

/**
 * Parses the custom fields of a request; without any it returns an empty list. Returns an error when their JSON text is
 * too long or nested too deep.
 */
export function parseCustomFields(fields: CustomFields | undefined): Result<CustomFields> {
  if (fields === undefined) return ok([])
  if (measureNestingDepth(fields, MAX_DEPTH) > MAX_DEPTH || JSON.stringify(fields).length > MAX_JSON_LENGTH)
    return err(cartErrors.largeCustomFields)
  return ok(fields)
}

/** Whether the named custom fields are texts of up to `maxLength` characters, or null, wherever they are given. */
export function areCustomTextsValid(
  fields: CustomFields,
  { names, maxLength }: { readonly names: readonly string[]; readonly maxLength: number },
): boolean {
  const texts = fields.flatMap((field) => (isRecord(field) ? names.map((name) => field[name]) : []))
  return texts.every(
    (text) => text === undefined || text === null || (typeof text === 'string' && text.length <= maxLength),
  )
}

/** Reads a text from custom fields; null for none. Where a field is given twice, the last one counts. */
export function readCustomText(fields: CustomFields, name: string): string | null {
  const texts = fields.flatMap((field) => {
    const text = isRecord(field) ? field[name] : null
    return typeof text === 'string' && text.trim() !== '' ? [text] : []
  })
  return texts.at(-1) ?? null
}

/** Converts stored custom fields to typed ones. */
export function toCustomFields(stored: readonly unknown[]): CustomFields {
  return stored.filter(isJson)
}

function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol' && typeof value !== 'bigint'
}

/** Returns the depth of nesting; stops counting once the limit is exceeded. */
function measureNestingDepth(value: Json, remainingDepth: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (remainingDepth < 0) return 1
  return 1 + Math.max(0, ...Object.values(value).map((child: Json) => measureNestingDepth(child, remainingDepth - 1)))
}
