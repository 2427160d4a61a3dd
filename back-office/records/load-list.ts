import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { hasErrorCode, isResponseError } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { type DescribedObject, loadDescription } from './load-description.ts'
import { findPositionOfEmpty, toPositionAfter } from './list-position.ts'
import { findUnusableFilter, LIST_SIZE, writeCountQuery, writeListQuery } from './list-query.ts'
import { formatListState, listMissingFields, type ListState, parseListState } from './list-state.ts'

/** A part of a list of records. */
export interface RecordList {
  readonly description: DescribedObject
  readonly state: ListState
  readonly records: readonly Readonly<Record<string, unknown>>[]
  /** How many records there are, or `MAX_COUNTED + 1`; null when counting takes too long, and on later parts. */
  readonly total: number | null
  /** The query of the address of the next part; null at the end. */
  readonly nextSearch: string | null
  /** What is wrong with the filters, or that the query takes too long. */
  readonly problem: string | null
  /** The fields that the address names and that do not exist, or that the user may not see. */
  readonly missing: readonly string[]
}

/** Loads the part of a list that the query of its address asks for. */
export async function loadList(
  staff: StaffClient,
  { objectName, search }: { readonly objectName: string; readonly search: URLSearchParams },
): Promise<RecordList> {
  const description = await loadDescription(staff, objectName)
  const state = parseListState(search, description)
  const list = { description, state, missing: listMissingFields(search, description) }
  if (findUnusableFilter(state, description.fields) !== undefined)
    return { ...list, records: [], total: null, nextSearch: null, problem: messages.unusableFilter() }
  try {
    const [records, total] = await Promise.all([
      loadPart(staff, list, LIST_SIZE + 1),
      state.after === null ? countIfQuick(staff, list) : null,
    ])
    return { ...list, ...dividePart(records, list), total, problem: null }
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) throw error
    return { ...list, records: [], total: null, nextSearch: null, problem: error.message }
  }
}

/** Loads the records from the position of a list on, up to a limit. */
async function loadPart(
  staff: StaffClient,
  { description, state }: Pick<RecordList, 'description' | 'state'>,
  limit: number,
): Promise<RecordList['records']> {
  const { records } = await staff.query(writeListQuery(description.name, state, { fields: description.fields, limit }))
  const after = records.length < limit ? findPositionOfEmpty(state, description.fields) : null
  if (after === null) return records
  const empty = await loadPart(staff, { description, state: { ...state, after } }, limit - records.length)
  return [...records, ...empty]
}

async function countIfQuick(
  staff: StaffClient,
  { description, state }: Pick<RecordList, 'description' | 'state'>,
): Promise<number | null> {
  try {
    const { totalSize } = await staff.query(writeCountQuery(description.name, state, description.fields))
    return totalSize
  } catch (error) {
    if (hasErrorCode(error, 'QUERY_TIMEOUT')) return null
    throw error
  }
}

/** Takes the record that shows that there are more off a part, and says where the next one begins. */
function dividePart(
  found: RecordList['records'],
  { state }: Pick<RecordList, 'state'>,
): Pick<RecordList, 'records' | 'nextSearch'> {
  const records = found.slice(0, LIST_SIZE)
  if (found.length <= LIST_SIZE) return { records, nextSearch: null }
  const last = records.at(-1)
  const after = last === undefined ? null : toPositionAfter(last, state)
  return { records, nextSearch: formatListState({ ...state, after }) }
}
