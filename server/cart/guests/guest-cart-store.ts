import type { Transaction } from '@hydrant/database/connection/database.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'

/**
 * The time of the last change up to which carts of guests count as expired, for carts with lines (`filled`) and without
 * (`empty`), and how many to delete at once.
 */
export interface GuestCartExpiry {
  readonly filled: Date
  readonly empty: Date
  readonly limit: number
}

/**
 * Deletes expired carts of guests with everything in them, except carts that are being paid or were ordered. Returns
 * how many were deleted.
 */
export async function deleteExpiredGuestCarts(
  tx: Transaction,
  { filled, empty, limit }: GuestCartExpiry,
): Promise<number> {
  const isExpired = or(lte(cart.updatedAt, filled), and(eq(cart.lineCount, 0), lte(cart.updatedAt, empty)))
  // A cart that was last changed before a time was also created before it. The extra condition lets the database use
  // the index on `createdAt`; an index on `updatedAt` would have to be written with every change.
  const isOldEnough = lte(cart.createdAt, empty > filled ? empty : filled)
  const expiredIds = tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(isNotNull(cart.guestKey), isOldEnough, inArray(cart.status, ['Active', 'PendingDelete']), isExpired))
    .limit(limit)
    .for('update', { skipLocked: true })
  const deletedRows = await tx.delete(cart).where(inArray(cart.id, expiredIds)).returning({ id: cart.id })
  return deletedRows.length
}
