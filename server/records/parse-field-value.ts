import type { FieldDefinition, FieldValue } from '@hydrant/contract/records/definition.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { parseInstant as parseIsoInstant } from '@hydrant/kernel/time/timestamp.ts'
import {
  badPicklistValueError,
  malformedIdError,
  numberOutsideRangeError,
  textTooLongError,
  wrongTypeError,
} from './errors.ts'
import type { NamedField, RecordRegistry } from './registry.ts'

/**
 * Parses the value of a field in a body. Clients that know no types send numbers and switches as text; an empty text is
 * no value.
 */
export function parseFieldValue(
  registry: RecordRegistry,
  { name, field }: NamedField,
  input: unknown,
): Result<FieldValue> {
  if (input === null || input === undefined || (typeof input === 'string' && input.trim() === ''))
    return field.type === 'boolean' ? err(wrongTypeError(name, input)) : ok(null)
  switch (field.type) {
    case 'boolean':
      return parseBoolean(name, input)
    case 'int':
    case 'double':
    case 'currency':
      return parseNumber(name, field, input)
    case 'datetime':
      return parseInstant(name, input)
    case 'id':
    case 'reference':
      return parseReference(registry, { name, field }, input)
    case 'string':
    case 'textarea':
    case 'picklist':
      return parseText(name, field, input)
    default:
      return field.type satisfies never
  }
}

function parseBoolean(name: string, input: unknown): Result<boolean> {
  if (typeof input === 'boolean') return ok(input)
  const text = typeof input === 'string' ? input.trim().toLowerCase() : ''
  return text === 'true' || text === 'false' ? ok(text === 'true') : err(wrongTypeError(name, input))
}

function parseText(name: string, field: FieldDefinition, input: unknown): Result<string> {
  if (typeof input !== 'string' && typeof input !== 'number') return err(wrongTypeError(name, input))
  const text = String(input).trim()
  if (field.length !== undefined && text.length > field.length) return err(textTooLongError(name, text, field.length))
  if (field.values === undefined) return ok(text)
  const value = field.values.find((one) => one.toLowerCase() === text.toLowerCase())
  return value === undefined ? err(badPicklistValueError(name, text)) : ok(value)
}

/** Longer numbers would only take time to parse. */
const MAX_NUMBER_LENGTH = 60
const PLAIN_DECIMAL = /^([+-]?)0*(\d+)(?:\.(\d*?)0*)?$/

/** Parses a number without passing through floating point when it is sent as text. */
function parseNumber(name: string, field: FieldDefinition, input: unknown): Result<number | string> {
  if (typeof input !== 'string' && typeof input !== 'number') return err(wrongTypeError(name, input))
  const text = String(input).trim()
  if (text.length > MAX_NUMBER_LENGTH) return err(numberOutsideRangeError(name, text))
  const [, sign = '', whole = '', decimals = ''] = PLAIN_DECIMAL.exec(text) ?? []
  if (whole === '')
    return Number.isFinite(Number(text)) ? err(numberOutsideRangeError(name, text)) : err(wrongTypeError(name, input))
  const { precision = 15, scale = 0, minimum } = field
  const decimal = `${sign === '-' ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`
  const isOutside =
    whole.length > precision - scale || decimals.length > scale || (minimum !== undefined && Number(decimal) < minimum)
  if (isOutside) return err(numberOutsideRangeError(name, text))
  return ok(field.type === 'int' ? Number(decimal) : decimal)
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** Parses an instant; without an offset it is in UTC. */
function parseInstant(name: string, input: unknown): Result<string> {
  if (typeof input !== 'string' || !INSTANT.test(input.trim())) return err(wrongTypeError(name, input))
  const text = input.trim()
  const zoned = text.length > 10 && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) ? `${text}Z` : text
  const date = parseIsoInstant(zoned.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  if (date === null) return err(wrongTypeError(name, input))
  const year = date.getUTCFullYear()
  return year >= 1000 && year <= 9999 ? ok(date.toISOString()) : err(numberOutsideRangeError(name, text))
}

function parseReference(registry: RecordRegistry, { name, field }: NamedField, input: unknown): Result<string> {
  if (typeof input !== 'string') return err(wrongTypeError(name, input))
  const target = registry.findObject(field.reference?.to ?? '')
  const id = normalizeId(input.trim(), target?.definition.keyPrefix)
  return id === null ? err(malformedIdError(target?.definition.name ?? field.label, input, name)) : ok(id)
}
