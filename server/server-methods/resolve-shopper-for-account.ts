import { isZeroId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { identifyShopper, type Shopper } from '../accounts/service.ts'
import { missingParamError } from './errors.ts'
import type { MethodCall } from './method.ts'

/**
 * Returns the shopper with the account that the parameters name as the effective account. A guest passes null or an id
 * of zeros. Returns an error when the parameter is missing or the account is not available to the shopper.
 */
export async function resolveShopperForAccount({
  database,
  shopper,
  params,
}: Pick<MethodCall, 'database' | 'shopper' | 'params'>): Promise<Result<Shopper>> {
  const accountId = params['effectiveAccountId']
  const isGuestWithoutAccount =
    shopper.user === null && (accountId === null || (typeof accountId === 'string' && isZeroId(accountId)))
  if (isGuestWithoutAccount) return ok(shopper)
  if (typeof accountId !== 'string' || accountId.trim() === '') return err(missingParamError('effectiveAccountId'))
  if (accountId === shopper.account?.id) return ok(shopper)
  const { webstore, user, guestKey, guestCartLimit, currency } = shopper
  return database.query((db) =>
    identifyShopper(db, {
      webstore,
      user,
      guestKey,
      guestCartLimit,
      currencyIsoCode: currency,
      effectiveAccountId: accountId,
    }),
  )
}
