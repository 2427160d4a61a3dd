import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { QueryResponse } from '@hydrant/contract/records/query-endpoints.ts'

/** Generates all parts of the result of a query in SOQL, however many there are. */
export async function* queryAll(staff: StaffClient, soql: string): AsyncGenerator<QueryResponse, void> {
  yield* continueAll(staff, await staff.query(soql))
}

/** Generates the first part of a result, which is there already, and then all others. */
export async function* continueAll(staff: StaffClient, firstPart: QueryResponse): AsyncGenerator<QueryResponse, void> {
  for (let part = firstPart; ;) {
    yield part
    const locator = part.nextRecordsUrl?.split('/').at(-1)
    if (locator === undefined) return
    part = await staff.continueQuery(locator)
  }
}
