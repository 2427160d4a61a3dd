import type { Transaction } from '@hydrant/database/connection/database.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'

/** Up to which last change guests' carts, filled or empty, have expired, and how many to delete at once. */
export interface GuestCartExpiry {
  readonly filled: Date
  readonly empty: Date
  readonly limit: number
}

/**
 * Deletes expired carts of guests with everything in them; carts that are being paid or were ordered are kept. Returns
 * how many were deleted.
 */
export async function deleteExpiredGuestCarts(
  tx: Transaction,
  { filled, empty, limit }: GuestCartExpiry,
): Promise<number> {
  const isExpired = or(lte(cart.updatedAt, filled), and(eq(cart.lineCount, 0), lte(cart.updatedAt, empty)))
  // What was changed before a time was created before it: the database finds carts by that, because an index on the last
  // change would have to be written with every change.
  const isOldEnough = lte(cart.createdAt, empty > filled ? empty : filled)
  const expiredIds = tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(isNotNull(cart.guestKey), isOldEnough, inArray(cart.status, ['Active', 'PendingDelete']), isExpired))
    .limit(limit)
    .for('update', { skipLocked: true })
  const deleted = await tx.delete(cart).where(inArray(cart.id, expiredIds)).returning({ id: cart.id })
  return deleted.length
}
