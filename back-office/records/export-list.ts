import { data } from 'react-router'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import { toCsvResponse } from '@hydrant/rendering/to-csv-response.ts'
import type { OfficeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { getFieldText, getParentText } from './field-value.ts'
import { moveAfter } from './list-position.ts'
import { EXPORT_PART_SIZE, findTitlePath, findUnusableFilter, writeExportQuery } from './list-query.ts'
import { type ListPosition, type ListState, parseListState } from './list-state.ts'
import { type DescribedField, loadDescription } from './load-description.ts'

/**
 * Writes everything that a list contains, in its columns and order, as a CSV file that spreadsheets open, while it is
 * being read. A reference is written as the title of the record that it names, and its id beside it.
 */
export async function exportList(
  { staff }: Pick<OfficeContext, 'staff'>,
  { objectName, search }: { readonly objectName: string; readonly search: URLSearchParams },
): Promise<Response> {
  const { name, fields } = await loadDescription(staff, objectName)
  const state = parseListState(search, await staff.describeObject(name))
  if (findUnusableFilter(state, fields) !== undefined) throw data(null, { status: 400 })
  const list = { name, fields, state: { ...state, after: null } }
  // What is wrong with the list shows with its first part, which is why that is read before the response begins.
  const firstPart = await awaitOrErrorPage(staff.query(writeExportQuery(name, list.state, fields)))
  return toCsvResponse(`${name}.csv`, generateFile(staff, list, firstPart))
}

type QueryPart = Awaited<ReturnType<OfficeContext['staff']['query']>>

async function* generateFile(
  staff: OfficeContext['staff'],
  {
    name,
    fields,
    state,
  }: { readonly name: string; readonly fields: readonly DescribedField[]; readonly state: ListState },
  firstPart: QueryPart,
): AsyncGenerator<string, void> {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const columns = state.columns.flatMap((column) => byName.get(column) ?? [])
  const scope = { sort: state.sort, fields }
  yield toGuardedCsvLine(columns.flatMap(listHeaders))
  let after: ListPosition | null = null
  for (let part: QueryPart | null = firstPart; part !== null;) {
    const { totalSize }: QueryPart = part
    for (let batch: QueryPart | null = part; batch !== null;) {
      for (const record of batch.records) after = moveAfter(after, record, scope)
      yield batch.records
        .map((record) => toGuardedCsvLine(columns.flatMap((column) => listCells(column, record))))
        .join('')
      const locator: string | undefined = batch.nextRecordsUrl?.split('/').at(-1)
      batch = locator === undefined ? null : await staff.continueQuery(locator)
    }
    part = totalSize < EXPORT_PART_SIZE ? null : await staff.query(writeExportQuery(name, { ...state, after }, fields))
  }
}

function listHeaders(field: DescribedField): readonly string[] {
  return [field.name, findTitlePath(field) ?? []].flat()
}

function listCells(field: DescribedField, record: Readonly<Record<string, unknown>>): readonly string[] {
  const value = getFieldText(record, field.name) ?? ''
  const title = getParentText(record, field.relationshipName, field.referencedTitle)
  return findTitlePath(field) === null ? [value] : [value, title ?? '']
}
