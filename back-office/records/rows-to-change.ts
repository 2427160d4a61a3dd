import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getRecordId } from './field-value.ts'
import { findUnusableFilter, listTitlePaths, writeListQuery } from './list-query.ts'
import { parseListState } from './list-state.ts'
import { type DescribedField, type DescribedObject, loadDescription } from './load-description.ts'
import { readTags } from './read-tags.ts'
import { formatId, isRecordId } from './soql-literal.ts'
import { findTitleField } from './title-field.ts'

/** A record that is about to be changed, or could not be. */
export interface RowToChange {
  readonly id: string
  /** The ETag of the record as it is shown. */
  readonly tag: string
  /** The record with its title and the field. */
  readonly record: Readonly<Record<string, unknown>>
  /** Why it could not be changed; null before it was tried. */
  readonly reason: string | null
}

/** How many ids one query names. */
const IDS_PER_QUERY = 200

/**
 * Loads records with their title, a field and their ETags. Those that are gone are left out. The ETags are read first:
 * who changes a record in between is noticed.
 */
export async function loadRowsToChange(
  staff: StaffClient,
  {
    description,
    field,
    ids,
  }: { readonly description: DescribedObject; readonly field: DescribedField; readonly ids: readonly string[] },
): Promise<readonly RowToChange[]> {
  const rows: RowToChange[] = []
  const names = [...new Set(['Id', findTitleField(description), field.name, ...listTitlePaths(field)])].join(', ')
  // They come from a form: one that is no id, or there twice, must not fail the call for all others.
  const named = [...new Set(ids)].filter(isRecordId)
  for (let start = 0; start < named.length; start += IDS_PER_QUERY) {
    const part = named.slice(start, start + IDS_PER_QUERY)
    const tags = await readTags(staff, description.name, part)
    const literals = part.map(formatId).join(', ')
    const { records } = await staff.query(`SELECT ${names} FROM ${description.name} WHERE Id IN (${literals})`)
    const byId = new Map(records.map((record) => [getRecordId(record), record]))
    for (const id of part) {
      const [record, tag] = [byId.get(id), tags.get(id)]
      if (record !== undefined && tag !== undefined) rows.push({ id, tag, record, reason: null })
    }
  }
  return rows
}

/** Finds the ids of all records of a list, in its order and at most as many as `limit`. */
export async function findMatchingIds(
  staff: StaffClient,
  {
    objectName,
    search,
    limit,
  }: { readonly objectName: string; readonly search: URLSearchParams; readonly limit: number },
): Promise<readonly string[]> {
  const description = await loadDescription(staff, objectName)
  const state = parseListState(search, description)
  // A filter that cannot be applied must not count as none.
  if (findUnusableFilter(state, description.fields) !== undefined) return []
  const soql = writeListQuery(
    description.name,
    { ...state, columns: [], after: null },
    { fields: description.fields, limit },
  )
  return (await staff.query(soql)).records.map(getRecordId)
}
