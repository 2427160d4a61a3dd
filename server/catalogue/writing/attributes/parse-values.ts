import { type DomainError, err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { isStorable } from '@hydrant/kernel/text/storable-text.ts'
import * as messages from '@hydrant/messages/compiled/server/catalogue.js'
import { integrityError } from '../../../records/service.ts'
import type { AttributeOption } from './store.ts'

/** A text in a record with JSON in it, and the name of its field. */
export interface FieldText {
  readonly field: string
  readonly text: string
}

const NAME = /^[A-Za-z]\w{0,79}$/

/** Returns the error for a name that programs could not use as the name of a field; null when they can. */
export function findNameError(field: string, name: string): DomainError | null {
  return NAME.test(name) ? null : integrityError(field, () => messages.developerName({ field }))
}

/** Parses the values of attributes: a JSON object with a text for each. Numbers and switches become texts. */
export function parseAttributeValues({ field, text }: FieldText): Result<Record<string, string>> {
  const parsed = parseJson(text)
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  const entries = isObject ? Object.entries(parsed) : []
  const values = entries.flatMap(([name, value]) => (isPlain(value) ? [[name, String(value).trim()] as const] : []))
  return isObject && values.length === entries.length
    ? ok(Object.fromEntries(values))
    : err(integrityError(field, () => messages.notJsonTexts({ field })))
}

const COLOR = /^#[0-9a-f]{6}$/i

/** Parses the options of an attribute: a JSON list with at least one. A label that is left out is the value. */
export function parseAttributeOptions({ field, text }: FieldText): Result<AttributeOption[]> {
  const parsed = parseJson(text)
  const entries: readonly unknown[] = Array.isArray(parsed) ? parsed : []
  const options = entries.flatMap((entry) => parseOption(entry) ?? [])
  const isComplete = options.length > 0 && options.length === entries.length
  return isComplete && new Set(options.map(({ value }) => value)).size === options.length
    ? ok(options)
    : err(integrityError(field, () => messages.notJsonOptions({ field })))
}

function parseOption(entry: unknown): AttributeOption | null {
  if (typeof entry !== 'object' || entry === null) return null
  const {
    value,
    label = value,
    colorHexCode = null,
  }: { value?: unknown; label?: unknown; colorHexCode?: unknown } = entry
  if (typeof value !== 'string' || value.trim() === '' || typeof label !== 'string') return null
  if (colorHexCode !== null && (typeof colorHexCode !== 'string' || !COLOR.test(colorHexCode))) return null
  return { value: value.trim(), label: label.trim(), colorHexCode }
}

/** Parses JSON; null for anything else, and for texts that the database cannot store. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isStorable(value) ? value : null
  } catch {
    return null
  }
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
