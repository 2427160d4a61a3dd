import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { GuestCartLimit } from '../../accounts/service.ts'
import { countAttemptOfAddress } from '../../session/service.ts'
import { cartErrors } from '../errors.ts'
import type { Transaction } from '../store.ts'

/**
 * Counts a new cart for the client address of a guest; returns an error when the address has reached its limit for this
 * hour. Without a limit (null) nothing is counted.
 */
export async function countGuestCartWithinLimit(tx: Transaction, limit: GuestCartLimit | null): Promise<Result<null>> {
  if (limit === null) return ok(null)
  return countAttemptOfAddress(tx, { what: 'guest cart', ...limit, error: cartErrors.tooManyGuestCarts })
}
