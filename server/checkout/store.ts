import type { Executor } from '@hydrant/database/connection/database.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { checkout } from '@hydrant/database/schema/checkout.ts'
import { and, desc, eq, gte, isNull } from 'drizzle-orm'

export type { Executor }

/** How the buyer can be reached. */
export type ContactInfo = Record<string, string>

/** A cart on its way to an order. */
export interface Checkout {
  readonly id: string
  readonly cartId: string
  readonly status: 'Open' | 'Ordered' | 'Cancelled'
  readonly contactInfo: ContactInfo | null
  /** Set with the order. */
  readonly orderReferenceNumber: string | null
}

/** Whose checkout is meant: a buyer's for one account, or a guest's by the secret of the cart. */
export type CheckoutHolder = { readonly ownerId: string; readonly accountId: string | null } | { readonly guestKey: string }

/** A checkout by its id. */
export async function findCheckout(executor: Executor, id: string, { lock }: { readonly lock: boolean }): Promise<Checkout | null> {
  const query = executor.select().from(checkout).where(eq(checkout.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row === undefined ? null : toCheckout(row)
}

/** The checkout of a cart that is open or, once it is closed, led to its order. */
export async function findCheckoutOf(executor: Executor, cartId: string, status: 'Open' | 'Ordered'): Promise<Checkout | null> {
  const [row] = await executor
    .select()
    .from(checkout)
    .where(and(eq(checkout.cartId, cartId), eq(checkout.status, status)))
  return row === undefined ? null : toCheckout(row)
}

/** The last checkout that a holder has ordered from since an instant. */
export async function findLastOrdered(executor: Executor, holder: CheckoutHolder, since: Date): Promise<Checkout | null> {
  const ofHolder =
    'guestKey' in holder
      ? eq(cart.guestKey, holder.guestKey)
      : and(eq(cart.ownerId, holder.ownerId), holder.accountId === null ? isNull(cart.accountId) : eq(cart.accountId, holder.accountId))
  const [row] = await executor
    .select({ checkout })
    .from(checkout)
    .innerJoin(cart, eq(cart.id, checkout.cartId))
    .where(and(ofHolder, eq(checkout.status, 'Ordered'), gte(checkout.updatedAt, since)))
    .orderBy(desc(checkout.updatedAt))
    .limit(1)
  return row === undefined ? null : toCheckout(row.checkout)
}

/** Stores a new checkout. */
export async function insertCheckout(executor: Executor, values: Checkout): Promise<void> {
  await executor.insert(checkout).values(values)
}

/** Stores what has changed about a checkout. */
export async function saveCheckout(executor: Executor, { id, status, contactInfo, orderReferenceNumber }: Checkout): Promise<void> {
  await executor.update(checkout).set({ status, contactInfo, orderReferenceNumber, updatedAt: new Date() }).where(eq(checkout.id, id))
}

function toCheckout({ id, cartId, status, contactInfo, orderReferenceNumber }: typeof checkout.$inferSelect): Checkout {
  return { id, cartId, status, contactInfo, orderReferenceNumber }
}
