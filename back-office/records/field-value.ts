import { isRecord } from '@hydrant/kernel/json/is-record.ts'

/** A record as the record API returns it: its fields by their names, and the records that its references name. */
export type StoredRecord = Readonly<Record<string, unknown>>

/** Returns the value of a field of a record as text; null when it has none. */
export function getFieldText(record: StoredRecord, name: string): string | null {
  const value = record[name]
  if (typeof value === 'string') return value === '' ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** Returns the value of a field of the record that a reference names, such as the name of the account of an order. */
export function getParentText(
  record: StoredRecord,
  relationshipName: string | null,
  name: string | null,
): string | null {
  const parent = relationshipName === null ? undefined : record[relationshipName]
  return isRecord(parent) && name !== null ? getFieldText(parent, name) : null
}

/** Returns the id of a record. */
export function getRecordId(record: StoredRecord): string {
  return getFieldText(record, 'Id') ?? ''
}
