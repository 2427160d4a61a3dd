import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { createColumnPlaceholders, defineStatement } from '@hydrant/database/connection/statement.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { checkout, payment } from '@hydrant/database/schema/checkout.ts'
import { and, desc, eq, exists, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { buildCartClosing, type CustomFields, toCustomFields } from '../cart/service.ts'
import { buildFileAssignment } from '../orders/purchase-order-file/service.ts'
import {
  buildOrderAssignment,
  CURRENT_STATUSES,
  type OrderAssignment,
  type Payment,
  toPayment,
} from '../payments/service.ts'

export type { ReadOnlyDb, Transaction }

/** The buyer's contact details. */
export type ContactInfo = Record<string, string>

/** The checkout of a cart: its contact details, status and the order that it led to. */
export interface Checkout {
  readonly id: string
  readonly cartId: string
  /** `Expired`: abandoned while it had a payment. */
  readonly status: 'Open' | 'Ordered' | 'Cancelled' | 'Expired'
  readonly contactInfo: ContactInfo | null
  /** Null until the order is placed. */
  readonly orderReferenceNumber: string | null
  readonly customFields: CustomFields
}

/** Finds a checkout by its id. */
export async function findCheckout(db: ReadOnlyDb, id: string): Promise<Checkout | null> {
  const [row] = await db.select().from(checkout).where(eq(checkout.id, id))
  return row === undefined ? null : toCheckout(row)
}

/** Finds the last updated checkout of a cart that has a status; null when there is none. */
export async function findCheckoutByCart(
  db: ReadOnlyDb,
  cartId: string,
  status: Checkout['status'],
): Promise<Checkout | null> {
  const [row] = await lastCheckoutStatement(db, { cartId, status })
  return row === undefined ? null : toCheckout(row)
}

const lastCheckoutStatement = defineStatement<Pick<Checkout, 'cartId' | 'status'>>()((db, { cartId, status }) =>
  db
    .select()
    .from(checkout)
    .where(and(eq(checkout.cartId, cartId), eq(checkout.status, status)))
    .orderBy(desc(checkout.updatedAt))
    .limit(1),
)

/** An open checkout (null: none) with its payment that is valid or still pending (null: none). */
export interface OpenCheckoutWithPayment {
  readonly checkout: Checkout | null
  readonly payment: Payment | null
}

/** Finds the open checkout of a cart with its current payment. */
export async function findOpenCheckoutWithPayment(db: ReadOnlyDb, cartId: string): Promise<OpenCheckoutWithPayment> {
  const [row] = await openCheckoutStatement(db, { cartId })
  if (row === undefined) return { checkout: null, payment: null }
  return { checkout: toCheckout(row.checkout), payment: row.payment === null ? null : toPayment(row.payment) }
}

const openCheckoutStatement = defineStatement<{ cartId: string }>()((db, { cartId }) =>
  db
    .select({ checkout, payment })
    .from(checkout)
    .leftJoin(payment, and(eq(payment.checkoutId, checkout.id), inArray(payment.status, CURRENT_STATUSES)))
    .where(and(eq(checkout.cartId, cartId), sql`${checkout.status} = 'Open'`))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1),
)

/** Inserts a checkout. */
export async function insertCheckout(tx: Transaction, values: Checkout): Promise<void> {
  await insertCheckoutStatement(tx, { ...values, customFields: [...values.customFields] })
}

const insertCheckoutStatement = defineStatement<Checkout>()((tx: Transaction) =>
  tx
    .insert(checkout)
    .values(
      createColumnPlaceholders(checkout, [
        'id',
        'cartId',
        'status',
        'contactInfo',
        'orderReferenceNumber',
        'customFields',
      ]),
    ),
)

/** Updates a checkout. */
export async function saveCheckout(
  tx: Transaction,
  { id, status, contactInfo, orderReferenceNumber, customFields }: Checkout,
): Promise<void> {
  await updateCheckoutStatement(tx, {
    id,
    status,
    contactInfo,
    orderReferenceNumber,
    customFields: [...customFields],
    updatedAt: new Date(),
  })
}

const updateCheckoutStatement = defineStatement<Omit<Checkout, 'cartId'> & { updatedAt: Date }>()(
  (tx: Transaction, { id }) =>
    tx
      .update(checkout)
      .set(
        createColumnPlaceholders(checkout, [
          'status',
          'contactInfo',
          'orderReferenceNumber',
          'customFields',
          'updatedAt',
        ]),
      )
      .where(eq(checkout.id, id)),
)

/**
 * Marks a checkout as ordered, closes its cart and assigns its payment and purchase order file to the order, in one
 * statement. Returns false,
 * after which the transaction must be rolled back, when the payment has been cancelled meanwhile.
 */
export async function closeOrderedCheckout(
  tx: Transaction,
  { id, cartId }: Checkout,
  order: OrderAssignment & { readonly orderReferenceNumber: string },
): Promise<boolean> {
  const assigned = await closeCheckoutStatement(tx, { ...order, checkoutId: id, cartId })
  return assigned.length === 1
}

const closeCheckoutStatement = defineStatement<
  OrderAssignment & { checkoutId: string; cartId: string; orderReferenceNumber: string }
>()((tx: Transaction, params) => {
  const closedCart = tx.$with('closed_cart').as(buildCartClosing(tx, params))
  const orderedCheckout = tx.$with('ordered_checkout').as(
    tx
      .update(checkout)
      .set({
        status: 'Ordered',
        orderReferenceNumber: sql`${params.orderReferenceNumber}`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(checkout.id, params.checkoutId)),
  )
  const assignedFile = tx.$with('assigned_file').as(buildFileAssignment(tx, params))
  return buildOrderAssignment(tx.with(closedCart, orderedCheckout, assignedFile), params)
})

/**
 * Expires up to 100 open checkouts whose payment will not be used: those authorized before a given time, or of a cart
 * that is ordered or deleted. Returns their ids. Locked ones are skipped until the next run.
 */
export async function expireAbandonedCheckouts(tx: Transaction, authorizedBefore: Date): Promise<string[]> {
  const hasPayment = tx
    .select({ one: sql`1` })
    .from(payment)
    .where(
      and(
        eq(payment.checkoutId, checkout.id),
        inArray(payment.status, ['Pending', 'Authorized']),
        or(lt(payment.updatedAt, authorizedBefore), notInArray(cart.status, ['Active', 'Checkout', 'Processing'])),
      ),
    )
  const abandonedCheckouts = tx
    .select({ id: checkout.id })
    .from(checkout)
    .innerJoin(cart, eq(cart.id, checkout.cartId))
    .where(and(eq(checkout.status, 'Open'), exists(hasPayment)))
    .limit(100)
    .for('update', { skipLocked: true })
  const expiredRows = await tx
    .update(checkout)
    .set({ status: 'Expired', updatedAt: new Date() })
    .where(inArray(checkout.id, abandonedCheckouts))
    .returning({ id: checkout.id })
  return expiredRows.map(({ id }) => id)
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
