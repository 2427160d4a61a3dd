import { isZeroId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { identifyShopper, type Shopper } from '../accounts/service.ts'
import { missingParam } from './errors.ts'
import type { MethodCall } from './method.ts'

/**
 * The caller, acting for the account that the parameters name. A guest has none and says so with null or an id of
 * zeros; who leaves the parameter out is refused, and so is who names an account that is not theirs to act for.
 */
export async function actingFor({
  database,
  shopper,
  params,
}: Pick<MethodCall, 'database' | 'shopper' | 'params'>): Promise<Result<Shopper>> {
  const accountId = params['effectiveAccountId']
  const isGuestWithout =
    shopper.user === null && (accountId === null || (typeof accountId === 'string' && isZeroId(accountId)))
  if (isGuestWithout) return ok(shopper)
  if (typeof accountId !== 'string' || accountId.trim() === '') return err(missingParam('effectiveAccountId'))
  if (accountId === shopper.account?.id) return ok(shopper)
  const { webstore, user, guestKey, guestCartLimit, currency } = shopper
  return database.read((executor) =>
    identifyShopper(executor, {
      webstore,
      user,
      guestKey,
      guestCartLimit,
      currencyIsoCode: currency,
      effectiveAccountId: accountId,
    }),
  )
}
