import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import { requireEffectiveAccountId } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** The accounts that the buyer may act for. */
export function createAccounts({ request }: Requester) {
  return {
    /** Lists the accounts that the buyer manages. */
    managed: (query?: CallQuery<'listManagedAccounts'>, options?: CallOptions) =>
      request(ROUTES.listManagedAccounts, { query, ...options }),
    /** Reads one of these accounts; without an id it rejects with a TypeError. */
    effective: async (effectiveAccountId: string, query?: CallQuery<'getEffectiveAccount'>, options?: CallOptions) => {
      requireEffectiveAccountId(effectiveAccountId)
      return request(ROUTES.getEffectiveAccount, { params: { effectiveAccountId }, query, ...options })
    },
  }
}
