import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { type Result, err } from '@hydrant/kernel/result/result.ts'
import { findStanding, type Shopper, toShopper } from '../accounts/service.ts'
import { promotionRefusals } from './errors.ts'
import type { Executor } from './store.ts'

/** What the body of an evaluation names, where other calls name it in their address. */
export interface NamedInBody {
  readonly webStoreId?: string | null
  readonly effectiveAccountId?: string | null
  readonly currencyIsoCode?: string | null
}

/**
 * On whose behalf an evaluation is asked for: what its body names goes before what its address does. Refused as the
 * address would be.
 */
export async function findAskedShopper(
  executor: Executor,
  shopper: Shopper,
  named: NamedInBody,
): Promise<Result<Shopper>> {
  const { webstore, user, guestKey, guestCartLimit } = shopper
  if (typeof named.webStoreId === 'string' && fullId(named.webStoreId) !== webstore.id)
    return err(promotionRefusals.unknownWebstore)
  const sender = {
    webstore,
    user,
    guestKey,
    guestCartLimit,
    currencyIsoCode: named.currencyIsoCode ?? shopper.currency,
  }
  if (typeof named.effectiveAccountId !== 'string') return toShopper(sender, shopper)
  const standing = await findStanding(executor, user, named.effectiveAccountId)
  return standing.ok ? toShopper(sender, standing.value) : standing
}
