import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** How much of the products there is. */
export function createInventory({ request }: Requester, { webstoreId }: { readonly webstoreId: string }) {
  return {
    /** Reads the stock of the products of a comma-separated list; this web store's, unless `scope` says otherwise. */
    levels: (query: CallQuery<'getInventoryLevels'>, options?: CallOptions) =>
      request(ROUTES.getInventoryLevels, { query: { scope: `webStoreId Eq '${webstoreId}'`, ...query }, ...options }),
  }
}
