import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { type Result, err } from '@hydrant/kernel/result/result.ts'
import { findAccountAccess, type Shopper, validateAndCreateShopper } from '../accounts/service.ts'
import { promotionErrors } from './errors.ts'
import type { ReadOnlyDb } from './store.ts'

/**
 * The store, account and currency that the body of an evaluation can name; other endpoints take them from the query.
 */
export interface ShopperOverrides {
  readonly webStoreId?: string | null
  readonly effectiveAccountId?: string | null
  readonly currencyIsoCode?: string | null
}

/**
 * Returns the shopper of a request with the account and currency of the request body, where it has them, instead of
 * those of the query string. An invalid account or currency gives the same error as in the query string.
 */
export async function resolveShopper(
  db: ReadOnlyDb,
  shopper: Shopper,
  overrides: ShopperOverrides,
): Promise<Result<Shopper>> {
  const { webstore, user, guestKey, guestCartLimit } = shopper
  if (typeof overrides.webStoreId === 'string' && toFullIdIfValid(overrides.webStoreId) !== webstore.id)
    return err(promotionErrors.unknownWebstore)
  const sender = {
    webstore,
    user,
    guestKey,
    guestCartLimit,
    currencyIsoCode: overrides.currencyIsoCode ?? shopper.currency,
  }
  if (typeof overrides.effectiveAccountId !== 'string') return validateAndCreateShopper(sender, shopper)
  const accessResult = await findAccountAccess(db, user, overrides.effectiveAccountId)
  return accessResult.ok ? validateAndCreateShopper(sender, accessResult.value) : accessResult
}
