import type { Executor } from '@hydrant/database/connection/database.ts'
import { wishlist, wishlistItem } from '@hydrant/database/schema/wishlists.ts'
import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm'

export type { Executor }

/** Whose wishlists are meant. */
export interface WishlistHolder {
  readonly ownerId: string
  readonly accountId: string | null
}

/** A wishlist without its products. */
export interface Wishlist extends WishlistHolder {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly productCount: number
}

/** A product on a wishlist. */
export interface WishlistItem {
  readonly id: string
  readonly wishlistId: string
  readonly productId: string
  readonly createdAt: Date
}

/** A window of a wishlist. */
export interface ItemWindow {
  readonly limit: number
  readonly offset: number
  readonly newestFirst: boolean
}

/** The wishlists of a holder, oldest first. */
export async function findWishlists(executor: Executor, holder: WishlistHolder): Promise<Wishlist[]> {
  return selectWishlists(executor, holds(holder))
}

/** One wishlist of a holder, or null. With `lock` it stays as it is until the transaction ends. */
export async function findWishlist(
  executor: Executor,
  holder: WishlistHolder,
  named: { readonly id: string; readonly lock: boolean },
): Promise<Wishlist | null> {
  const isNamed = and(holds(holder), eq(wishlist.id, named.id))
  if (named.lock) await executor.select({ id: wishlist.id }).from(wishlist).where(isNamed).for('update')
  const [row] = await selectWishlists(executor, isNamed)
  return row ?? null
}

/** Stores a wishlist. */
export async function insertWishlist(
  executor: Executor,
  values: WishlistHolder & { readonly id: string; readonly name: string },
): Promise<void> {
  await executor.insert(wishlist).values(values)
}

/** Stores that a wishlist has changed, and its name. */
export async function saveWishlist(executor: Executor, { id, name }: Pick<Wishlist, 'id' | 'name'>): Promise<void> {
  await executor.update(wishlist).set({ name, updatedAt: new Date() }).where(eq(wishlist.id, id))
}

/** Removes a wishlist with everything on it. */
export async function removeWishlist(executor: Executor, id: string): Promise<void> {
  await executor.delete(wishlist).where(eq(wishlist.id, id))
}

/** A window of what is on a wishlist. */
export async function findItems(executor: Executor, wishlistId: string, window: ItemWindow): Promise<WishlistItem[]> {
  const direction = window.newestFirst ? desc : asc
  return executor
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.wishlistId, wishlistId))
    .orderBy(direction(wishlistItem.createdAt), direction(wishlistItem.id))
    .limit(window.limit)
    .offset(window.offset)
}

/** Puts products on a wishlist; those that are there stay as they are. Answers them all. */
export async function insertItems(
  executor: Executor,
  items: readonly Omit<WishlistItem, 'createdAt'>[],
): Promise<WishlistItem[]> {
  if (items.length === 0) return []
  return executor
    .insert(wishlistItem)
    .values([...items])
    .onConflictDoUpdate({
      target: [wishlistItem.wishlistId, wishlistItem.productId],
      set: { wishlistId: wishlistItem.wishlistId },
    })
    .returning()
}

/** Whether a product is on a wishlist. */
export async function holdsProduct(executor: Executor, wishlistId: string, productId: string): Promise<boolean> {
  const found = await executor
    .select({ id: wishlistItem.id })
    .from(wishlistItem)
    .where(and(eq(wishlistItem.wishlistId, wishlistId), eq(wishlistItem.productId, productId)))
  return found.length > 0
}

/** Takes an item off a wishlist; false when it is not there. */
export async function removeItem(executor: Executor, wishlistId: string, itemId: string): Promise<boolean> {
  const removed = await executor
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.wishlistId, wishlistId), eq(wishlistItem.id, itemId)))
    .returning({ id: wishlistItem.id })
  return removed.length > 0
}

function selectWishlists(executor: Executor, condition: SQL | undefined): Promise<Wishlist[]> {
  return executor
    .select({
      id: wishlist.id,
      ownerId: wishlist.ownerId,
      accountId: wishlist.accountId,
      name: wishlist.name,
      createdAt: wishlist.createdAt,
      updatedAt: wishlist.updatedAt,
      productCount: count(wishlistItem.id),
    })
    .from(wishlist)
    .leftJoin(wishlistItem, eq(wishlistItem.wishlistId, wishlist.id))
    .where(condition)
    .groupBy(wishlist.id)
    .orderBy(asc(wishlist.createdAt), asc(wishlist.id))
}

function holds({ ownerId, accountId }: WishlistHolder): SQL | undefined {
  return and(
    eq(wishlist.ownerId, ownerId),
    accountId === null ? isNull(wishlist.accountId) : eq(wishlist.accountId, accountId),
  )
}
