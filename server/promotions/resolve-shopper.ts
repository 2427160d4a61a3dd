import { toFullId } from '@hydrant/kernel/identity/record-id.ts'
import { type Result, err } from '@hydrant/kernel/result/result.ts'
import { findAccountAccess, type Shopper, createShopper } from '../accounts/service.ts'
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
 * Returns the shopper of a request with the account and currency that the body names instead of those of the query;
 * returns the same errors for invalid ones.
 */
export async function resolveShopper(
  db: ReadOnlyDb,
  shopper: Shopper,
  overrides: ShopperOverrides,
): Promise<Result<Shopper>> {
  const { webstore, user, guestKey, guestCartLimit } = shopper
  if (typeof overrides.webStoreId === 'string' && toFullId(overrides.webStoreId) !== webstore.id)
    return err(promotionErrors.unknownWebstore)
  const sender = {
    webstore,
    user,
    guestKey,
    guestCartLimit,
    currencyIsoCode: overrides.currencyIsoCode ?? shopper.currency,
  }
  if (typeof overrides.effectiveAccountId !== 'string') return createShopper(sender, shopper)
  const access = await findAccountAccess(db, user, overrides.effectiveAccountId)
  return access.ok ? createShopper(sender, access.value) : access
}
