import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { user } from '@hydrant/database/schema/session.ts'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Cart } from './cart.ts'
import { toCart } from './cart-row-store.ts'
import type { CartOwner } from './store.ts'

/** A cart in the list of its owner. */
export interface OwnedCart {
  readonly cart: Cart
  readonly changedAt: Date
  /** The name of the user who sent it; null for a cart of their own, and when that user is gone. */
  readonly senderName: string | null
}

// Literals instead of parameters, so that a cached plan can use the partial index of live carts.
const isLiveSql = sql`${cart.status} in ('Active', 'Checkout', 'Processing')`

/**
 * Finds the ordinary carts of an owner that are neither ordered nor deleted: the primary one first, then those changed
 * last. Their totals are as last calculated.
 */
export async function findOwnedCarts(db: ReadOnlyDb, owner: CartOwner): Promise<OwnedCart[]> {
  const rows = await selectWithSender(db, and(toOwnerCondition(owner), isLiveSql, eq(cart.type, 'Cart'))).orderBy(
    asc(cart.isSecondary),
    desc(cart.updatedAt),
    asc(cart.id),
  )
  return rows.map(toOwnedCart)
}

/** Finds a cart that a user was sent and that is neither ordered nor deleted; null when there is none. */
export async function findSentCart(db: ReadOnlyDb, id: string): Promise<OwnedCart | null> {
  const [row] = await selectWithSender(db, and(eq(cart.id, id), isNotNull(cart.sentById), isLiveSql))
  return row === undefined ? null : toOwnedCart(row)
}

function selectWithSender(db: ReadOnlyDb, condition: SQL | undefined) {
  return db
    .select({
      cart,
      senderName: sql<string | null>`nullif(trim(concat(${user.firstName}, ' ', ${user.lastName})), '')`,
    })
    .from(cart)
    .leftJoin(user, eq(user.id, cart.sentById))
    .where(condition)
}

function toOwnedCart(row: { readonly cart: typeof cart.$inferSelect; readonly senderName: string | null }): OwnedCart {
  return { cart: toCart(row.cart), changedAt: row.cart.updatedAt, senderName: row.senderName }
}

/**
 * Counts the carts of an owner that are neither ordered nor deleted, without that of lines saved for later: those from
 * colleagues, or the others.
 */
export async function countLiveCarts(db: ReadOnlyDb, owner: CartOwner, from: 'owner' | 'colleagues'): Promise<number> {
  const isFrom = from === 'owner' ? isNull(cart.sentById) : isNotNull(cart.sentById)
  const [row] = await db
    .select({ total: count() })
    .from(cart)
    .where(and(toOwnerCondition(owner), isLiveSql, eq(cart.isSavedForLater, false), isFrom))
  return row?.total ?? 0
}

/** Locks the live carts of an owner in one order, so that two requests for several of them cannot block each other. */
export async function lockLiveCarts(tx: Transaction, owner: CartOwner): Promise<void> {
  await tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(toOwnerCondition(owner), isLiveSql))
    .orderBy(asc(cart.id))
    .for('update')
}

/** Finds the cart with the lines that an owner has saved for later, and locks its row; null when there is none. */
export async function findSavedCartForUpdate(tx: Transaction, owner: CartOwner): Promise<Cart | null> {
  const [row] = await tx
    .select()
    .from(cart)
    .where(and(toOwnerCondition(owner), isLiveSql, cart.isSavedForLater))
    .for('update')
  return row === undefined ? null : toCart(row)
}

/** Saves another name of a cart, and increments its version. */
export async function updateCartName(tx: Transaction, { id, name }: Pick<Cart, 'id' | 'name'>): Promise<void> {
  await tx
    .update(cart)
    .set({ name, version: sql`${cart.version} + 1`, updatedAt: new Date() })
    .where(eq(cart.id, id))
}

function toOwnerCondition(owner: CartOwner): SQL | undefined {
  if ('guestKey' in owner) return eq(cart.guestKey, owner.guestKey)
  const { ownerId, accountId, currencyIsoCode } = owner
  return and(
    eq(cart.ownerId, ownerId),
    accountId === null ? isNull(cart.accountId) : eq(cart.accountId, accountId),
    eq(cart.currencyIsoCode, currencyIsoCode),
  )
}
