import { toFullId } from '@hydrant/kernel/identity/record-id.ts'
import { type Result, err } from '@hydrant/kernel/result/result.ts'
import { findAccountAccess, type Shopper, toShopper } from '../accounts/service.ts'
import { promotionErrors } from './errors.ts'
import type { ReadOnlyDb } from './store.ts'

/**
 * The store, account and currency that the body of an evaluation can name, where other calls take them from the query.
 */
export interface ShopperOverrides {
  readonly webStoreId?: string | null
  readonly effectiveAccountId?: string | null
  readonly currencyIsoCode?: string | null
}

/**
 * Resolves the shopper of an evaluation: values of its body take precedence over those of the query, and invalid ones
 * return the same errors.
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
  if (typeof overrides.effectiveAccountId !== 'string') return toShopper(sender, shopper)
  const access = await findAccountAccess(db, user, overrides.effectiveAccountId)
  return access.ok ? toShopper(sender, access.value) : access
}
