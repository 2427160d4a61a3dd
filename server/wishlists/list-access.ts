import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { wishlistErrors } from './errors.ts'
import * as store from './store.ts'

/** Lists that a buyer may have for one account. */
export const MAX_LISTS = 100

/** Returns whose lists a shopper sees: their own for the effective account, and those shared with it. */
export function toWishlistOwner({ userId, account }: Shopper): store.WishlistOwner {
  return { ownerId: userId, accountId: account?.id ?? null }
}

/** Loads a list that the shopper sees. */
export async function loadWishlist(
  db: store.ReadOnlyDb,
  shopper: Shopper,
  ref: string,
): Promise<Result<store.Wishlist>> {
  const id = normalizeId(ref)
  return toResult(id === null ? null : await store.findWishlist(db, toWishlistOwner(shopper), id))
}

/** Loads a list that the shopper sees, and locks it until the transaction ends. */
export async function lockWishlist(
  tx: store.Transaction,
  shopper: Shopper,
  ref: string,
): Promise<Result<store.Wishlist>> {
  const id = normalizeId(ref)
  return toResult(id === null ? null : await store.lockWishlist(tx, toWishlistOwner(shopper), id))
}

/**
 * Locks a list of the shopper's own, or a shared one whose owner may not sign in any more; a list that another buyer
 * shares is refused.
 */
export async function lockOwnWishlist(
  tx: store.Transaction,
  shopper: Shopper,
  ref: string,
): Promise<Result<store.Wishlist>> {
  const result = await lockWishlist(tx, shopper, ref)
  return result.ok && result.value.isOwnerActive && result.value.ownerId !== shopper.userId
    ? err(wishlistErrors.notOwner)
    : result
}

function toResult(list: store.Wishlist | null): Result<store.Wishlist> {
  return list === null ? err(wishlistErrors.unknownList) : ok(list)
}
