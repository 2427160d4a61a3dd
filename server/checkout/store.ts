import type { Executor } from '@hydrant/database/connection/database.ts'
import { columnPlaceholders, statement } from '@hydrant/database/connection/statement.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { checkout, payment } from '@hydrant/database/schema/checkout.ts'
import { and, desc, eq, exists, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { type CustomFields, toCustomFields } from '../cart/service.ts'

export type { Executor }

/** The buyer's contact details. */
export type ContactInfo = Record<string, string>

/** A cart on its way to an order. */
export interface Checkout {
  readonly id: string
  readonly cartId: string
  /** Expired: abandoned for too long. */
  readonly status: 'Open' | 'Ordered' | 'Cancelled' | 'Expired'
  readonly contactInfo: ContactInfo | null
  /** Set with the order. */
  readonly orderReferenceNumber: string | null
  readonly customFields: CustomFields
}

/** Finds a checkout by its id. */
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
 * Finds the last checkout of a cart in a status: a cart has an open one or, once it is closed, the one that led to its
 * order.
 */
export async function findCheckoutByCart(
  executor: Executor,
  cartId: string,
  status: Checkout['status'],
): Promise<Checkout | null> {
  const [row] = await lastCheckoutStatement(executor, { cartId, status })
  return row === undefined ? null : toCheckout(row)
}

const lastCheckoutStatement = statement<Pick<Checkout, 'cartId' | 'status'>>()((executor, { cartId, status }) =>
  executor
    .select()
    .from(checkout)
    .where(and(eq(checkout.cartId, cartId), eq(checkout.status, status)))
    .orderBy(desc(checkout.updatedAt))
    .limit(1),
)

/** Inserts a checkout. */
export async function insertCheckout(executor: Executor, values: Checkout): Promise<void> {
  await insertCheckoutStatement(executor, { ...values, customFields: [...values.customFields] })
}

const insertCheckoutStatement = statement<Checkout>()((executor) =>
  executor
    .insert(checkout)
    .values(
      columnPlaceholders(checkout, ['id', 'cartId', 'status', 'contactInfo', 'orderReferenceNumber', 'customFields']),
    ),
)

/** Updates a checkout. */
export async function saveCheckout(
  executor: Executor,
  { id, status, contactInfo, orderReferenceNumber, customFields }: Checkout,
): Promise<void> {
  await updateCheckoutStatement(executor, {
    id,
    status,
    contactInfo,
    orderReferenceNumber,
    customFields: [...customFields],
    updatedAt: new Date(),
  })
}

const updateCheckoutStatement = statement<Omit<Checkout, 'cartId'> & { updatedAt: Date }>()((executor, { id }) =>
  executor
    .update(checkout)
    .set(columnPlaceholders(checkout, ['status', 'contactInfo', 'orderReferenceNumber', 'customFields', 'updatedAt']))
    .where(eq(checkout.id, id)),
)

/**
 * Expires open checkouts whose payment will not be used: authorized before a given time, or for an abandoned cart.
 * Returns their ids. Locked ones are skipped until the next run.
 */
export async function expireCheckouts(executor: Executor, authorizedBefore: Date): Promise<string[]> {
  const hasPayment = executor
    .select({ one: sql`1` })
    .from(payment)
    .where(
      and(
        eq(payment.checkoutId, checkout.id),
        inArray(payment.status, ['Pending', 'Authorized']),
        or(lt(payment.updatedAt, authorizedBefore), notInArray(cart.status, ['Active', 'Checkout', 'Processing'])),
      ),
    )
  const abandoned = executor
    .select({ id: checkout.id })
    .from(checkout)
    .innerJoin(cart, eq(cart.id, checkout.cartId))
    .where(and(eq(checkout.status, 'Open'), exists(hasPayment)))
    .limit(100)
    .for('update', { skipLocked: true })
  const expired = await executor
    .update(checkout)
    .set({ status: 'Expired', updatedAt: new Date() })
    .where(inArray(checkout.id, abandoned))
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
