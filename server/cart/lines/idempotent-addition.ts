import { createHash } from 'node:crypto'
import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import { countAttemptWithinLimit } from '../../session/service.ts'
import type { Transaction } from '../store.ts'

const KEY_LIFETIME_SECONDS = 24 * 60 * 60

/**
 * Records the idempotency key of a request that adds to a cart. Returns `repeated` when the cart has had this key with
 * the same input within the last day, and `other` when it was with another input: then the transaction must be rolled
 * back.
 */
export async function recordRequestKey(
  tx: Transaction,
  {
    cartId,
    requestKey,
    input,
  }: { readonly cartId: string; readonly requestKey: string; readonly input: CartItemInput },
): Promise<'new' | 'repeated' | 'other'> {
  const recordKey = (key: string): Promise<boolean> =>
    countAttemptWithinLimit(tx, { key, limit: 1, windowSeconds: KEY_LIFETIME_SECONDS })
  const key = `addition ${cartId} ${requestKey}`
  const isNewKey = await recordKey(key)
  const isNewInput = await recordKey(`${key} ${digestInput(input)}`)
  if (isNewKey) return 'new'
  return isNewInput ? 'other' : 'repeated'
}

/** Digests an input without regard to the order of its fields. */
function digestInput(input: CartItemInput): string {
  const fields = Object.entries(input).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
