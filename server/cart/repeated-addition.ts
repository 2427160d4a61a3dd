import { countTry } from '../session/service.ts'
import type { Executor } from './store.ts'

const KEPT_SECONDS = 24 * 60 * 60

/**
 * Notes that a cart gets an addition with this key, in the transaction that adds it; false when it has got it within
 * the last day.
 */
export function isNewAddition(
  executor: Executor,
  { cartId, requestKey }: { readonly cartId: string; readonly requestKey: string },
): Promise<boolean> {
  return countTry(executor, { key: `addition ${cartId} ${requestKey}`, limit: 1, windowSeconds: KEPT_SECONDS })
}
