import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallResponse, CallOptions, CallQuery } from './call.ts'
import { requireInventorySourceQuery } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** Creates the calls for the stock of products. */
export function createInventoryCalls({ request }: Requester, { webstoreId }: { readonly webstoreId: string }) {
  const scope = `webStoreId Eq '${webstoreId}'`
  return {
    /** Reads the stock of a comma-separated list of products; of this web store, unless `scope` says otherwise. */
    levels: (query: CallQuery<'getInventoryLevels'>, options?: CallOptions) =>
      request(ROUTES.getInventoryLevels, { query: { scope, ...query }, ...options }),
    /**
     * Reads the stock at the store's default source, which the application context has; rejects with a TypeError where
     * the store shows no stock.
     */
    levelsAtDefaultSource: async (
      context: Pick<CallResponse<'getApplicationContext'>, 'inventoryConfiguration'>,
      query: Omit<CallQuery<'getInventoryLevels'>, 'locations' | 'locationgroups'>,
      options?: CallOptions,
    ) =>
      request(ROUTES.getInventoryLevels, {
        query: { scope, ...query, ...requireInventorySourceQuery(context) },
        ...options,
      }),
  }
}
