import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** The store's configuration. */
export function createContext({ request }: Requester) {
  return {
    /** Reads the store's features, currencies and countries. */
    application: (query?: CallQuery<'getApplicationContext'>, options?: CallOptions) =>
      request(ROUTES.getApplicationContext, { query, ...options }),
  }
}
