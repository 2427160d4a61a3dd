import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { wishlist, wishlistItem } from '@hydrant/database/schema/wishlists.ts'
import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm'

export type { Database, ReadOnlyDb, Transaction }

/** The owner of a wishlist. */
export interface WishlistOwner {
  readonly ownerId: string
  readonly accountId: string | null
}

/** A wishlist without its products. */
export interface Wishlist extends WishlistOwner {
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

/** A page of a wishlist's items. */
export interface ItemWindow {
  readonly limit: number
  readonly offset: number
  readonly newestFirst: boolean
}

/** Finds the wishlists of an owner, oldest first. */
export async function findWishlists(db: ReadOnlyDb, owner: WishlistOwner): Promise<Wishlist[]> {
  return selectWishlists(db, toOwnerCondition(owner))
}

/** Finds a wishlist of an owner, or null. */
export async function findWishlist(db: ReadOnlyDb, owner: WishlistOwner, id: string): Promise<Wishlist | null> {
  const [row] = await selectWishlists(db, and(toOwnerCondition(owner), eq(wishlist.id, id)))
  return row ?? null
}

/** Finds a wishlist of an owner, or null, and locks it until the transaction ends. */
export async function lockWishlistOfOwner(tx: Transaction, owner: WishlistOwner, id: string): Promise<Wishlist | null> {
  const condition = and(toOwnerCondition(owner), eq(wishlist.id, id))
  await tx.select({ id: wishlist.id }).from(wishlist).where(condition).for('update')
  return findWishlist(tx, owner, id)
}

/** Inserts a wishlist. */
export async function insertWishlist(
  tx: Transaction,
  values: WishlistOwner & { readonly id: string; readonly name: string },
): Promise<void> {
  await tx.insert(wishlist).values(values)
}

/** Updates the name and the modification date of a wishlist. */
export async function updateWishlistNameAndDate(
  tx: Transaction,
  { id, name }: Pick<Wishlist, 'id' | 'name'>,
): Promise<void> {
  await tx.update(wishlist).set({ name, updatedAt: new Date() }).where(eq(wishlist.id, id))
}

/** Deletes a wishlist with its items. */
export async function deleteWishlist(tx: Transaction, id: string): Promise<void> {
  await tx.delete(wishlist).where(eq(wishlist.id, id))
}

/** Finds a page of a wishlist's items. */
export async function findItems(db: ReadOnlyDb, wishlistId: string, window: ItemWindow): Promise<WishlistItem[]> {
  const direction = window.newestFirst ? desc : asc
  return db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.wishlistId, wishlistId))
    .orderBy(direction(wishlistItem.createdAt), direction(wishlistItem.id))
    .limit(window.limit)
    .offset(window.offset)
}

/**
 * Inserts the items whose products are not on the wishlist yet; existing items stay unchanged. Returns the rows of new
 * and existing items alike.
 */
export async function insertOrFindItems(
  tx: Transaction,
  items: readonly Omit<WishlistItem, 'createdAt'>[],
): Promise<WishlistItem[]> {
  if (items.length === 0) return []
  return tx
    .insert(wishlistItem)
    .values([...items])
    .onConflictDoUpdate({
      target: [wishlistItem.wishlistId, wishlistItem.productId],
      set: { wishlistId: wishlistItem.wishlistId },
    })
    .returning()
}

/** Whether a product is on a wishlist. */
export async function hasProduct(db: ReadOnlyDb, wishlistId: string, productId: string): Promise<boolean> {
  const rows = await db
    .select({ id: wishlistItem.id })
    .from(wishlistItem)
    .where(and(eq(wishlistItem.wishlistId, wishlistId), eq(wishlistItem.productId, productId)))
  return rows.length > 0
}

/** Deletes an item of a wishlist; false when there is none. */
export async function deleteItem(tx: Transaction, wishlistId: string, itemId: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.wishlistId, wishlistId), eq(wishlistItem.id, itemId)))
    .returning({ id: wishlistItem.id })
  return deletedRows.length > 0
}

function selectWishlists(db: ReadOnlyDb, condition: SQL | undefined): Promise<Wishlist[]> {
  return db
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

function toOwnerCondition({ ownerId, accountId }: WishlistOwner): SQL | undefined {
  return and(
    eq(wishlist.ownerId, ownerId),
    accountId === null ? isNull(wishlist.accountId) : eq(wishlist.accountId, accountId),
  )
}
