import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallAnswer, CallOptions, CallQuery } from './call.ts'
import { requireInventorySource } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** How much of the products there is. */
export function createInventory({ request }: Requester, { webstoreId }: { readonly webstoreId: string }) {
  const scope = `webStoreId Eq '${webstoreId}'`
  return {
    /** Reads the stock of the products of a comma-separated list; this web store's, unless `scope` says otherwise. */
    levels: (query: CallQuery<'getInventoryLevels'>, options?: CallOptions) =>
      request(ROUTES.getInventoryLevels, { query: { scope, ...query }, ...options }),
    /**
     * Reads the stock at the store's default source, as its application context names it; where the store shows no
     * stock it rejects with a TypeError.
     */
    levelsAtDefaultSource: async (
      context: Pick<CallAnswer<'getApplicationContext'>, 'inventoryConfiguration'>,
      query: Omit<CallQuery<'getInventoryLevels'>, 'locations' | 'locationgroups'>,
      options?: CallOptions,
    ) =>
      request(ROUTES.getInventoryLevels, {
        query: { scope, ...query, ...requireInventorySource(context) },
        ...options,
      }),
  }
}
