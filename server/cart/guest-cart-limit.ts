import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { GuestCartLimit } from '../accounts/service.ts'
import { addressKey, countTry, secondsToWindowEnd } from '../session/service.ts'
import { cartRefusals } from './errors.ts'
import type { Executor } from './store.ts'

const HOUR_SECONDS = 60 * 60

/**
 * Counts a new cart for the client address of a guest, in the transaction that makes it; refused when the address has
 * made as many as it may in this hour. Null: nothing is limited.
 */
export async function countGuestCart(executor: Executor, limit: GuestCartLimit | null): Promise<Result<null>> {
  if (limit === null) return ok(null)
  const key = `guest cart ${addressKey(limit.clientAddress)}`
  const isFree = await countTry(executor, { key, limit: limit.perHour, windowSeconds: HOUR_SECONDS })
  return isFree
    ? ok(null)
    : err({ ...cartRefusals.tooManyGuestCarts, retryAfterSeconds: await secondsToWindowEnd(executor, key) })
}
