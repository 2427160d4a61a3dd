import type { Executor } from '@hydrant/database/connection/database.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'

/** Until when carts of guests that nobody has changed are given up, and how many at once. */
export interface GuestCartsUntil {
  readonly filled: Date
  readonly empty: Date
  readonly limit: number
}

/**
 * Deletes carts of guests, with all that is in them, that nobody has changed since a moment; those that are paid for or
 * ordered stay. Returns how many.
 */
export async function deleteGuestCartsUntil(
  executor: Executor,
  { filled, empty, limit }: GuestCartsUntil,
): Promise<number> {
  const isOld = or(lte(cart.updatedAt, filled), and(eq(cart.lineCount, 0), lte(cart.updatedAt, empty)))
  const old = executor
    .select({ id: cart.id })
    .from(cart)
    .where(and(isNotNull(cart.guestKey), inArray(cart.status, ['Active', 'PendingDelete']), isOld))
    .limit(limit)
    .for('update', { skipLocked: true })
  const deleted = await executor.delete(cart).where(inArray(cart.id, old)).returning({ id: cart.id })
  return deleted.length
}
