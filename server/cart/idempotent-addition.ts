import { recordAttempt } from '../session/service.ts'
import type { Executor } from './store.ts'

const KEY_LIFETIME_SECONDS = 24 * 60 * 60

/**
 * Records the request key of an addition, in the transaction that adds the line; returns false when the cart has had
 * this key within the last day.
 */
export function claimRequestKey(
  executor: Executor,
  { cartId, requestKey }: { readonly cartId: string; readonly requestKey: string },
): Promise<boolean> {
  return recordAttempt(executor, {
    key: `addition ${cartId} ${requestKey}`,
    limit: 1,
    windowSeconds: KEY_LIFETIME_SECONDS,
  })
}
