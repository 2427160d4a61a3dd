import { plainText } from './plain-text.ts'

/** What placeholders can name: the record's fields, and the site's. */
export interface PlaceholderValues {
  /** The record's object: `{!Product2.Name}` means the same as `{!Record.Name}`. */
  readonly objectName: string
  readonly record: Readonly<Record<string, string | null>>
  readonly site: Readonly<Record<string, string>>
}

const PLACEHOLDER = /\{!\s*(\w+)\.(\w+)\s*\}/g

/**
 * A text with its placeholders, such as `{!Record.Name}`, filled in as plain words; those that name nothing are
 * dropped.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PLACEHOLDER, (_, object: string, field: string) => plainText(valueOf(values, object, field)))
}

/** The fields of a record that the placeholders of a text name, each once. */
export function recordFieldsIn(text: string): readonly string[] {
  const named = Array.from(text.matchAll(PLACEHOLDER), ([, object, field = '']) =>
    object === 'Site' ? [] : [field],
  ).flat()
  return [...new Set(named)]
}

function valueOf({ objectName, record, site }: PlaceholderValues, object: string, field: string): string {
  if (object === 'Site') return Object.hasOwn(site, field) ? (site[field] ?? '') : ''
  const isOwn = object === 'Record' || object === objectName
  return isOwn && Object.hasOwn(record, field) ? (record[field] ?? '') : ''
}
