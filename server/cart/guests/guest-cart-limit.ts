import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { GuestCartLimit } from '../../accounts/service.ts'
import { toClientAddressKey, countAttemptWithinLimit, getSecondsToWindowEnd } from '../../session/service.ts'
import { cartErrors } from '../errors.ts'
import type { Transaction } from '../store.ts'

const HOUR_SECONDS = 60 * 60

/**
 * Counts a new cart for the client address of a guest; returns an error when the address has reached its limit for this
 * hour. Without a limit (null) nothing is counted.
 */
export async function countGuestCartWithinLimit(tx: Transaction, limit: GuestCartLimit | null): Promise<Result<null>> {
  if (limit === null) return ok(null)
  const key = `guest cart ${toClientAddressKey(limit.clientAddress)}`
  const isAllowed = await countAttemptWithinLimit(tx, { key, limit: limit.perHour, windowSeconds: HOUR_SECONDS })
  return isAllowed
    ? ok(null)
    : err({ ...cartErrors.tooManyGuestCarts, retryAfterSeconds: await getSecondsToWindowEnd(tx, key) })
}
