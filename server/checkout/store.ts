import type { Executor } from '@hydrant/database/connection/database.ts'
import { columnsGiven, statement } from '@hydrant/database/connection/statement.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { checkout, payment } from '@hydrant/database/schema/checkout.ts'
import { and, desc, eq, exists, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { type CustomFields, toCustomFields } from '../cart/service.ts'

export type { Executor }

/** How the buyer can be reached. */
export type ContactInfo = Record<string, string>

/** A cart on its way to an order. */
export interface Checkout {
  readonly id: string
  readonly cartId: string
  /** Expired: given up because it was left for too long. */
  readonly status: 'Open' | 'Ordered' | 'Cancelled' | 'Expired'
  readonly contactInfo: ContactInfo | null
  /** Set with the order. */
  readonly orderReferenceNumber: string | null
  readonly customFields: CustomFields
}

/** A checkout by its id. */
export async function findCheckout(
  executor: Executor,
  id: string,
  { lock }: { readonly lock: boolean },
): Promise<Checkout | null> {
  const query = executor.select().from(checkout).where(eq(checkout.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row === undefined ? null : toCheckout(row)
}

/**
 * The last checkout of a cart in a status: it has one that is open or, once it is closed, one that led to its order.
 */
export async function findCheckoutOf(
  executor: Executor,
  cartId: string,
  status: Checkout['status'],
): Promise<Checkout | null> {
  const [row] = await lastCheckoutOf(executor, { cartId, status })
  return row === undefined ? null : toCheckout(row)
}

const lastCheckoutOf = statement<Pick<Checkout, 'cartId' | 'status'>>()((executor, { cartId, status }) =>
  executor
    .select()
    .from(checkout)
    .where(and(eq(checkout.cartId, cartId), eq(checkout.status, status)))
    .orderBy(desc(checkout.updatedAt))
    .limit(1),
)

/** Stores a new checkout. */
export async function insertCheckout(executor: Executor, values: Checkout): Promise<void> {
  await checkoutInserted(executor, { ...values, customFields: [...values.customFields] })
}

const checkoutInserted = statement<Checkout>()((executor) =>
  executor
    .insert(checkout)
    .values(columnsGiven(checkout, ['id', 'cartId', 'status', 'contactInfo', 'orderReferenceNumber', 'customFields'])),
)

/** Stores what has changed about a checkout. */
export async function saveCheckout(
  executor: Executor,
  { id, status, contactInfo, orderReferenceNumber, customFields }: Checkout,
): Promise<void> {
  await checkoutSaved(executor, {
    id,
    status,
    contactInfo,
    orderReferenceNumber,
    customFields: [...customFields],
    updatedAt: new Date(),
  })
}

const checkoutSaved = statement<Omit<Checkout, 'cartId'> & { updatedAt: Date }>()((executor, { id }) =>
  executor
    .update(checkout)
    .set(columnsGiven(checkout, ['status', 'contactInfo', 'orderReferenceNumber', 'customFields', 'updatedAt']))
    .where(eq(checkout.id, id)),
)

/**
 * Ends open checkouts that hold money which nobody is going to take: set aside before an instant, or for a cart that
 * was given up. Answers their ids. Those that somebody is working on at the moment are left for the next time.
 */
export async function expireCheckouts(executor: Executor, setAsideBefore: Date): Promise<string[]> {
  const holdsMoney = executor
    .select({ one: sql`1` })
    .from(payment)
    .where(
      and(
        eq(payment.checkoutId, checkout.id),
        inArray(payment.status, ['Pending', 'Authorized']),
        or(lt(payment.updatedAt, setAsideBefore), notInArray(cart.status, ['Active', 'Checkout', 'Processing'])),
      ),
    )
  const left = executor
    .select({ id: checkout.id })
    .from(checkout)
    .innerJoin(cart, eq(cart.id, checkout.cartId))
    .where(and(eq(checkout.status, 'Open'), exists(holdsMoney)))
    .limit(100)
    .for('update', { skipLocked: true })
  const expired = await executor
    .update(checkout)
    .set({ status: 'Expired', updatedAt: new Date() })
    .where(inArray(checkout.id, left))
    .returning({ id: checkout.id })
  return expired.map(({ id }) => id)
}

function toCheckout({
  id,
  cartId,
  status,
  contactInfo,
  orderReferenceNumber,
  customFields,
}: typeof checkout.$inferSelect): Checkout {
  return { id, cartId, status, contactInfo, orderReferenceNumber, customFields: toCustomFields(customFields) }
}
