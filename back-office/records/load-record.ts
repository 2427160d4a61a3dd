import { data } from 'react-router'
import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { listTitlePaths } from './list-query.ts'
import type { DescribedField } from './load-description.ts'
import { formatId } from './soql-literal.ts'

/** Loads a record with the titles of the records that it refers to; a missing one becomes the error page. */
export async function loadRecord(
  staff: StaffClient,
  { objectName, recordId }: { readonly objectName: string; readonly recordId: string },
  fields: readonly DescribedField[],
): Promise<Readonly<Record<string, unknown>>> {
  const titles = fields.flatMap(listTitlePaths)
  const selected = [...fields.map(({ name }) => name), ...titles].join(', ')
  const q = `SELECT ${selected} FROM ${objectName} WHERE Id = ${formatId(recordId)}`
  const [record] = (await awaitOrErrorPage(staff.query(q))).records
  if (record === undefined) throw data(null, { status: 404 })
  return record
}
