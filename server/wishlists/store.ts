import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { wishlist, wishlistItem } from '@hydrant/database/schema/wishlists.ts'
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'

export type { Database, ReadOnlyDb, Transaction }

/** The owner of a wishlist; to read, a buyer and the account that they act for. */
export interface WishlistOwner {
  readonly ownerId: string
  readonly accountId: string | null
}

/** A wishlist without its products. */
export interface Wishlist extends WishlistOwner {
  readonly id: string
  readonly name: string
  readonly isShared: boolean
  /** Empty when its owner has no name, or no longer exists. */
  readonly ownerName: string
  readonly isOwnerActive: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly productCount: number
}

/** A product on a wishlist. */
export interface WishlistItem {
  readonly id: string
  readonly wishlistId: string
  readonly productId: string
  /** A plain decimal; null for the least that can be bought. */
  readonly quantity: string | null
  readonly note: string | null
  readonly position: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A page of a wishlist's items. */
export interface ItemWindow {
  readonly limit: number
  readonly offset: number
  readonly sort: 'oldest' | 'newest' | 'position'
}

/** Finds the wishlists that a buyer sees, their own and those shared with the account, oldest first. */
export async function findWishlists(db: ReadOnlyDb, owner: WishlistOwner): Promise<Wishlist[]> {
  return selectWishlists(db, toVisibleCondition(owner))
}

/** Finds a wishlist that a buyer sees, or null. */
export async function findWishlist(db: ReadOnlyDb, owner: WishlistOwner, id: string): Promise<Wishlist | null> {
  const [row] = await selectWishlists(db, and(toVisibleCondition(owner), eq(wishlist.id, id)))
  return row ?? null
}

/** Finds a wishlist that a buyer sees, or null, and locks it until the transaction ends. */
export async function lockWishlist(tx: Transaction, owner: WishlistOwner, id: string): Promise<Wishlist | null> {
  const condition = and(toVisibleCondition(owner), eq(wishlist.id, id))
  await tx.select({ id: wishlist.id }).from(wishlist).where(condition).for('update')
  return findWishlist(tx, owner, id)
}

/** Inserts a wishlist. */
export async function insertWishlist(
  tx: Transaction,
  values: WishlistOwner & { readonly id: string; readonly name: string; readonly isShared: boolean },
): Promise<void> {
  await tx.insert(wishlist).values(values)
}

/** Updates the name, the owner, the modification date and who sees a wishlist. */
export async function updateWishlistAndDate(
  tx: Transaction,
  { id, name, isShared, ownerId }: Pick<Wishlist, 'id' | 'name' | 'isShared' | 'ownerId'>,
): Promise<void> {
  await tx.update(wishlist).set({ name, isShared, ownerId, updatedAt: new Date() }).where(eq(wishlist.id, id))
}

/** Deletes a wishlist with its items. */
export async function deleteWishlist(tx: Transaction, id: string): Promise<void> {
  await tx.delete(wishlist).where(eq(wishlist.id, id))
}

/** Finds a page of a wishlist's items. */
export async function findItems(db: ReadOnlyDb, wishlistId: string, window: ItemWindow): Promise<WishlistItem[]> {
  const direction = window.sort === 'newest' ? desc : asc
  return db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.wishlistId, wishlistId))
    .orderBy(
      ...(window.sort === 'position' ? [asc(wishlistItem.position)] : []),
      direction(wishlistItem.createdAt),
      direction(wishlistItem.id),
    )
    .limit(window.limit)
    .offset(window.offset)
}

/** A product for a wishlist. */
export type NewWishlistItem = Pick<WishlistItem, 'id' | 'productId' | 'quantity' | 'note'>

/**
 * Adds products at the end of a locked wishlist. A line that has its product already gets the quantity added to its own, and the
 * note when it has none. Returns all their rows, and whether each is new.
 */
export async function insertOrChangeItems(
  tx: Transaction,
  wishlistId: string,
  items: readonly NewWishlistItem[],
): Promise<(WishlistItem & { readonly isNew: boolean })[]> {
  if (items.length === 0) return []
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${wishlistItem.position}), 0)`.mapWith(Number) })
    .from(wishlistItem)
    .where(eq(wishlistItem.wishlistId, wishlistId))
  const end = last?.position ?? 0
  return tx
    .insert(wishlistItem)
    .values(items.map((item, offset) => ({ ...item, wishlistId, position: end + 1 + offset })))
    .onConflictDoUpdate({
      target: [wishlistItem.wishlistId, wishlistItem.productId],
      set: {
        quantity: sql`case when excluded.quantity is null then ${wishlistItem.quantity} else coalesce(${wishlistItem.quantity}, 0) + excluded.quantity end`,
        note: sql`coalesce(${wishlistItem.note}, excluded.note)`,
        updatedAt: sql`case when coalesce(excluded.quantity::text, excluded.note) is null then ${wishlistItem.updatedAt} else clock_timestamp() end`,
      },
    })
    .returning({ ...getTableColumns(wishlistItem), isNew: sql<boolean>`(xmax = 0)` })
}

/** Finds which of some products are on a wishlist. */
export async function findListedProductIds(
  db: ReadOnlyDb,
  wishlistId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ productId: wishlistItem.productId })
    .from(wishlistItem)
    .where(and(eq(wishlistItem.wishlistId, wishlistId), inArray(wishlistItem.productId, [...productIds])))
  return new Set(rows.map(({ productId }) => productId))
}

/** Finds an item of a wishlist, or null. */
export async function findItem(db: ReadOnlyDb, wishlistId: string, itemId: string): Promise<WishlistItem | null> {
  const [row] = await db.select().from(wishlistItem).where(toItemCondition(wishlistId, itemId))
  return row ?? null
}

/** Changes quantity and note of an item of a locked wishlist. */
export async function updateItem(
  tx: Transaction,
  { wishlistId, id }: WishlistItem,
  values: Partial<Pick<WishlistItem, 'quantity' | 'note'>>,
): Promise<void> {
  await tx
    .update(wishlistItem)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(toItemCondition(wishlistId, id))
}

/** Moves an item of a locked wishlist before another one; null: to the end. */
export async function moveItem(tx: Transaction, item: WishlistItem, before: WishlistItem | null): Promise<void> {
  const ofList = eq(wishlistItem.wishlistId, item.wishlistId)
  if (before !== null)
    await tx
      .update(wishlistItem)
      .set({ position: sql`${wishlistItem.position} + 1` })
      .where(and(ofList, gte(wishlistItem.position, before.position)))
  const end = sql`(select max(position) + 1 from ${wishlistItem} where ${ofList})`
  await tx
    .update(wishlistItem)
    .set({ position: before === null ? end : before.position })
    .where(toItemCondition(item.wishlistId, item.id))
}

/** Deletes an item of a wishlist; false when there is none. */
export async function deleteItem(tx: Transaction, wishlistId: string, itemId: string): Promise<boolean> {
  const deletedRows = await tx
    .delete(wishlistItem)
    .where(toItemCondition(wishlistId, itemId))
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
      isShared: wishlist.isShared,
      ownerName: sql<string>`coalesce(trim(concat(max(${user.firstName}), ' ', max(${user.lastName}))), '')`,
      isOwnerActive: sql<boolean>`coalesce(bool_or(${user.isActive}), false)`,
      createdAt: wishlist.createdAt,
      updatedAt: wishlist.updatedAt,
      productCount: count(wishlistItem.id),
    })
    .from(wishlist)
    .leftJoin(wishlistItem, eq(wishlistItem.wishlistId, wishlist.id))
    .leftJoin(user, eq(user.id, wishlist.ownerId))
    .where(condition)
    .groupBy(wishlist.id)
    .orderBy(asc(wishlist.createdAt), asc(wishlist.id))
}

function toItemCondition(wishlistId: string, itemId: string): SQL | undefined {
  return and(eq(wishlistItem.wishlistId, wishlistId), eq(wishlistItem.id, itemId))
}

function toVisibleCondition({ ownerId, accountId }: WishlistOwner): SQL | undefined {
  const isOwn = eq(wishlist.ownerId, ownerId)
  return accountId === null
    ? and(isOwn, isNull(wishlist.accountId))
    : and(eq(wishlist.accountId, accountId), or(isOwn, wishlist.isShared))
}
