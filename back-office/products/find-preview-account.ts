import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import { getFieldText } from '../records/field-value.ts'
import { findReferencedId } from '../records/find-references.ts'
import { formatId } from '../records/soql-literal.ts'

/** The parameter of the query with the account that the shop is seen as. */
export const SEE_AS_PARAM = 'as'

/** Finds the account that the query of a page names, by its name or id; null when there is none, or several. */
export async function findPreviewAccount(staff: StaffClient, request: Request) {
  const text = (new URL(request.url).searchParams.get(SEE_AS_PARAM) ?? '').trim().slice(0, 255)
  const id = text === '' ? null : await findReferencedId(staff, { objectName: 'Account', text })
  if (id === null) return { text, account: null }
  const [record] = (await staff.query(`SELECT Id, Name FROM Account WHERE Id = ${formatId(id)}`)).records
  if (record === undefined) return { text, account: null }
  return { text, account: { id: getFieldText(record, 'Id') ?? id, name: getFieldText(record, 'Name') ?? text } }
}
