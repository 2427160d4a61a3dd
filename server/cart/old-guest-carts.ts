import type { Database } from './store.ts'
import { deleteGuestCartsUntil } from './guest-cart-store.ts'

/** The cookie of a guest's cart lasts thirty days; one that holds nothing is made again when it is needed. */
const GUEST_CART_DAYS = { filled: 30, empty: 1 }
const REMOVED_AT_ONCE = 500

/**
 * Removes carts of guests that nobody has changed for a month, and empty ones after a day, some hundred at a time so
 * that nobody waits for long.
 */
export async function removeOldGuestCarts(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  const until = {
    filled: daysAgo(GUEST_CART_DAYS.filled),
    empty: daysAgo(GUEST_CART_DAYS.empty),
    limit: REMOVED_AT_ONCE,
  }
  let removed = REMOVED_AT_ONCE
  while (removed === REMOVED_AT_ONCE)
    removed = await database.transaction((executor) => deleteGuestCartsUntil(executor, until))
}
