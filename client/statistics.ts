import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Counts of what visitors did, without who they are. */
export function createStatistics({ request }: Requester) {
  return {
    /** Counts page views; ask for the visitor's consent first. */
    record: (report: CallBody<'recordVisits'>, options?: CallOptions) =>
      request(ROUTES.recordVisits, { body: report, ...options }),
    /** Reads what was counted on a day; for who runs the shop. */
    visits: (query?: CallQuery<'listVisits'>, options?: CallOptions) =>
      request(ROUTES.listVisits, { query, ...options }),
  }
}
