import { data } from 'react-router'
import { toGuardedCsvLine } from '@hydrant/kernel/text/csv.ts'
import type { OfficeContext } from '../office-context.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { getFieldText, getParentText } from './field-value.ts'
import { findTitlePath, findUnusableFilter, writeExportQuery } from './list-query.ts'
import { parseListState } from './list-state.ts'
import { type DescribedField, loadDescription } from './load-description.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes everything that a list contains, in its columns and order, as a CSV file that spreadsheets open. A reference is
 * written as the title of the record that it names, and its id beside it.
 */
export async function exportList(
  { staff }: Pick<OfficeContext, 'staff'>,
  { objectName, search }: { readonly objectName: string; readonly search: URLSearchParams },
): Promise<Response> {
  const { name, fields } = await loadDescription(staff, objectName)
  const state = parseListState(search, await staff.describeObject(name))
  if (findUnusableFilter(state, fields) !== undefined) throw data(null, { status: 400 })
  const byName = new Map(fields.map((field) => [field.name, field]))
  const columns = state.columns.flatMap((column) => byName.get(column) ?? [])
  const lines = [toGuardedCsvLine(columns.flatMap(listHeaders))]
  let part = await awaitOrErrorPage(staff.query(writeExportQuery(name, state, fields)))
  for (;;) {
    for (const record of part.records)
      lines.push(toGuardedCsvLine(columns.flatMap((column) => listCells(column, record))))
    const locator = part.nextRecordsUrl?.split('/').at(-1)
    if (locator === undefined) break
    part = await awaitOrErrorPage(staff.continueQuery(locator))
  }
  return new Response(BYTE_ORDER_MARK + lines.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

function listHeaders(field: DescribedField): readonly string[] {
  return [field.name, findTitlePath(field) ?? []].flat()
}

function listCells(field: DescribedField, record: Readonly<Record<string, unknown>>): readonly string[] {
  const value = getFieldText(record, field.name) ?? ''
  const title = getParentText(record, field.relationshipName, field.referencedTitle)
  return findTitlePath(field) === null ? [value] : [value, title ?? '']
}
