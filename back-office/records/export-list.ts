import { data } from 'react-router'
import type { QueryResponse } from '@hydrant/contract/records/query-endpoints.ts'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import { toCsvResponse } from '@hydrant/rendering/to-csv-response.ts'
import type { OfficeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { getFieldText, getParentText } from './field-value.ts'
import { findPositionOfEmpty, toPositionAfter } from './list-position.ts'
import { EXPORT_PART_SIZE, listTitlePaths, findUnusableFilter, writeListQuery } from './list-query.ts'
import { type ListState, parseListState } from './list-state.ts'
import { type DescribedField, loadDescription } from './load-description.ts'
import { continueAll } from './query-all.ts'

/**
 * Writes everything that a list contains, in its columns and order and with the ids of the records, as a CSV file that
 * spreadsheets open, while it is being read. A reference is written as its id, with the title of the record beside it, of
 * a product also the part number.
 */
export async function exportList(
  { staff }: Pick<OfficeContext, 'staff'>,
  { objectName, search }: { readonly objectName: string; readonly search: URLSearchParams },
): Promise<Response> {
  const { name, fields } = await loadDescription(staff, objectName)
  const shown = parseListState(search, await staff.describeObject(name))
  // With it, a file that was changed can be imported.
  const state = { ...shown, columns: [...new Set([...shown.columns, 'Id'])] }
  if (findUnusableFilter(state, fields) !== undefined) throw data(null, { status: 400 })
  const list = { name, fields, state: { ...state, after: null } }
  // What is wrong with the list shows with its first part, which is why that is read before the response begins.
  const firstPart = await awaitOrErrorPage(staff.query(writePart(list)))
  return toCsvResponse(`${name}.csv`, generateFile(staff, list, firstPart))
}

interface ExportedList {
  readonly name: string
  readonly fields: readonly DescribedField[]
  readonly state: ListState
}

function writePart({ name, fields, state }: ExportedList): string {
  return writeListQuery(name, state, { fields, limit: EXPORT_PART_SIZE })
}

type QueryRecord = QueryResponse['records'][number]

async function* generateFile(
  staff: OfficeContext['staff'],
  list: ExportedList,
  firstPart: QueryResponse,
): AsyncGenerator<string, void> {
  const byName = new Map(list.fields.map((field) => [field.name, field]))
  const columns = list.state.columns.flatMap((column) => byName.get(column) ?? [])
  yield toGuardedCsvLine(columns.flatMap(listHeaders))
  let next: ExportedList | null = list
  for (let part: QueryResponse | null = firstPart; part !== null && next !== null;) {
    const { totalSize }: QueryResponse = part
    let last: QueryRecord | null = null
    for await (const batch of continueAll(staff, part)) {
      last = batch.records.at(-1) ?? last
      yield batch.records
        .map((record) => toGuardedCsvLine(columns.flatMap((column) => listCells(column, record))))
        .join('')
    }
    next = findRest(next, totalSize === EXPORT_PART_SIZE ? last : null)
    part = next === null ? null : await staff.query(writePart(next))
  }
}

/** Returns what is left of a list after a part: after its last record if it was full. Null: nothing. */
function findRest(list: ExportedList, last: QueryRecord | null): ExportedList | null {
  const { state, fields } = list
  const after = last === null ? findPositionOfEmpty(state, fields) : toPositionAfter(last, state)
  return after === null ? null : { ...list, state: { ...state, after } }
}

function listHeaders(field: DescribedField): readonly string[] {
  return [field.name, ...listTitlePaths(field)]
}

function listCells(field: DescribedField, record: Readonly<Record<string, unknown>>): readonly string[] {
  const value = getFieldText(record, field.name) ?? ''
  const titles = listTitlePaths(field).map((path) =>
    getParentText(record, field.relationshipName, path.split('.')[1] ?? null),
  )
  return [value, ...titles.map((title) => title ?? '')]
}
