import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** What the store is and can do. */
export function createContext({ request }: Requester) {
  return {
    /** Reads the store's switches, currencies and countries. */
    application: (query?: CallQuery<'getApplicationContext'>, options?: CallOptions) =>
      request(ROUTES.getApplicationContext, { query, ...options }),
  }
}
