import type { Database } from '../store.ts'
import { deleteExpiredGuestCarts } from './guest-cart-store.ts'

/** The cookie of a guest's cart lasts 30 days; an empty cart is created again when it is needed. */
const GUEST_CART_DAYS = { filled: 30, empty: 1 }
const DELETE_BATCH_SIZE = 500

/**
 * Deletes carts of guests that have not changed for 30 days, and empty ones after one day, in batches so that no lock
 * is held for long.
 */
export async function deleteOldGuestCarts(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  const expiry = {
    filled: daysAgo(GUEST_CART_DAYS.filled),
    empty: daysAgo(GUEST_CART_DAYS.empty),
    limit: DELETE_BATCH_SIZE,
  }
  let deletedCount = DELETE_BATCH_SIZE
  while (deletedCount === DELETE_BATCH_SIZE)
    deletedCount = await database.transaction((tx) => deleteExpiredGuestCarts(tx, expiry))
}
