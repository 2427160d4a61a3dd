import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Anonymous visit statistics. */
export function createStatistics({ request }: Requester) {
  return {
    /** Records page views; ask for the visitor's consent first. */
    record: (report: CallBody<'recordVisits'>, options?: CallOptions) =>
      request(ROUTES.recordVisits, { body: report, ...options }),
    /** Reads the visits of a day; for the shop's staff. */
    visits: (query?: CallQuery<'listVisits'>, options?: CallOptions) =>
      request(ROUTES.listVisits, { query, ...options }),
  }
}
