import { toPlainText } from '@hydrant/kernel/text/plain-text.ts'

/** The values that placeholders can name: the record's fields, and the site's. */
export interface PlaceholderValues {
  /** The record's object: `{!Product2.Name}` means the same as `{!Record.Name}`. */
  readonly objectName: string
  readonly record: Readonly<Record<string, string | null>>
  readonly site: Readonly<Record<string, string>>
}

const PLACEHOLDER = /\{!\s*(\w+)\.(\w+)\s*\}/g

/** Fills in the placeholders of a text, such as `{!Record.Name}`, as plain text; unknown ones are removed. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PLACEHOLDER, (_, object: string, field: string) =>
    toPlainText(getPlaceholderValue(values, object, field)),
  )
}

/** Lists the record fields that the placeholders of a text name, without duplicates. */
export function listRecordFields(text: string): readonly string[] {
  const fieldNames = Array.from(text.matchAll(PLACEHOLDER), ([, object, field = '']) =>
    object === 'Site' ? [] : [field],
  ).flat()
  return [...new Set(fieldNames)]
}

function getPlaceholderValue({ objectName, record, site }: PlaceholderValues, object: string, field: string): string {
  if (object === 'Site') return Object.hasOwn(site, field) ? (site[field] ?? '') : ''
  const isRecordField = object === 'Record' || object === objectName
  return isRecordField && Object.hasOwn(record, field) ? (record[field] ?? '') : ''
}
