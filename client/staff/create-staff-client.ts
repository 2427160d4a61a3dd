import { PROGRAM_ROUTES } from '@hydrant/contract/program-routes.ts'
import type { QueryResponse } from '@hydrant/contract/records/query-endpoints.ts'
import type { StaffCalls } from '../call-arguments.ts'
import { defineCalls } from '../calls.ts'
import type { Requester } from '../request.ts'

/** The calls that staff and programs make: records, queries, orders, mails, history. */
export interface StaffClient extends StaffCalls {
  /** Runs a query in SOQL and returns its records, or the first part of them. */
  readonly query: (soql: string) => Promise<QueryResponse>
  /** Reads the ETag of a record, which a change sends back as `if-match`; null from a server that has none. */
  readonly readTag: (objectName: string, recordId: string) => Promise<string | null>
}

const createStaffCalls = defineCalls(PROGRAM_ROUTES)

/** Creates a client of the calls for staff from a requester. */
export function createStaffClient(requester: Pick<Requester, 'send'>): StaffClient {
  const calls = createStaffCalls(requester)
  return {
    ...calls,
    async query(soql) {
      const response = await calls.queryRecords({ q: soql })
      if (!('records' in response)) throw new TypeError('A query was answered without records.')
      return response
    },
    async readTag(objectName, recordId) {
      const input = { params: { objectName, recordId }, query: { fields: 'Id' } }
      return (await requester.send(PROGRAM_ROUTES.getRecord, input)).headers.get('etag')
    },
  }
}
