import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Orders that have been placed. */
export function createOrders({ request }: Requester) {
  return {
    /** Lists the orders of the account, newest first. */
    list: (query?: CallQuery<'listOrders'>, options?: CallOptions) => request(ROUTES.listOrders, { query, ...options }),
    /** Reads one order by id or reference number. */
    lookUp: (input: CallBody<'lookUpOrder'>, options?: CallOptions) =>
      request(ROUTES.lookUpOrder, { body: input, ...options }),
    /** Reads one order, with its id or reference number in the URL. */
    lookUpByQuery: (query: CallQuery<'lookUpOrderByQuery'>, options?: CallOptions) =>
      request(ROUTES.lookUpOrderByQuery, { query, ...options }),
  }
}
