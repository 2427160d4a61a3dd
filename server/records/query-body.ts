import type { QueryResponse } from '@hydrant/contract/records/query-endpoints.ts'
import type { QueryResult } from './soql/service.ts'

/** Converts a part of the result of a query into what clients get. */
export function toQueryResponse({ totalSize, records, nextLocator }: QueryResult, apiVersion: string): QueryResponse {
  return {
    totalSize,
    done: nextLocator === null,
    ...(nextLocator !== null && { nextRecordsUrl: `/services/data/${apiVersion}/query/${nextLocator}` }),
    records: [...records],
  }
}
