import { isRecord } from '@hydrant/kernel/json/is-record.ts'

/** A value that an attribute of variations can have, with what buyers read and its color, such as `#c8102e`. */
export interface AttributeOption {
  readonly value: string
  readonly label: string
  readonly colorHexCode: string | null
}

/** Reads the options of an attribute from the field that has them as a JSON list; none for anything else. */
export function parseOptionsJson(text: string | null): readonly AttributeOption[] {
  const options = parseJson(text)
  return Array.isArray(options) ? options.flatMap(toOption) : []
}

/** Reads the values of attributes from the field that has them as a JSON object; none for anything else. */
export function parseValuesJson(text: string | null): Readonly<Record<string, string>> {
  const values = parseJson(text)
  if (!isRecord(values)) return {}
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => isText(entry[1])))
}

function toOption(option: unknown): AttributeOption[] {
  if (!isRecord(option) || !isText(option['value'])) return []
  const { value, label, colorHexCode } = option
  return [{ value, label: isText(label) ? label : value, colorHexCode: isText(colorHexCode) ? colorHexCode : null }]
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
