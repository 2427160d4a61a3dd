import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import type { Placeholders } from '@hydrant/database/connection/statement.ts'
import { cart } from '@hydrant/database/schema/cart.ts'
import { checkout, payment } from '@hydrant/database/schema/checkout.ts'
import { purchaseOrderFile } from '@hydrant/database/schema/orders.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { and, count, eq, exists, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { type Slice, toSliceSql } from '../../media/service.ts'

/** The purchase order that is attached to a checkout or an order; `fileName` is the name of what was uploaded. */
export type PurchaseOrderFile = Pick<typeof purchaseOrderFile.$inferSelect, 'id' | 'fileName'>

/** The bytes of a purchase order to attach, and what they are. */
type PurchaseOrderContent = Pick<typeof purchaseOrderFile.$inferSelect, 'mimeType' | 'body'>

/** Stores the purchase order of a checkout, instead of the one before. */
export async function savePurchaseOrderFile(
  tx: Transaction,
  values: PurchaseOrderContent & { readonly checkoutId: string; readonly fileName: string },
): Promise<void> {
  await deletePurchaseOrderFile(tx, values.checkoutId)
  await tx.insert(purchaseOrderFile).values({ id: newId('a0O'), ...values })
}

/** Deletes the purchase order of a checkout, if there is one. */
export async function deletePurchaseOrderFile(tx: Transaction, checkoutId: string): Promise<void> {
  await tx.delete(purchaseOrderFile).where(eq(purchaseOrderFile.checkoutId, checkoutId))
}

/** Deletes the purchase orders of the checkouts of a cart that belong to no order. */
export async function deleteFilesOfCart(tx: Transaction, cartId: string): Promise<void> {
  const checkouts = tx.select({ id: checkout.id }).from(checkout).where(eq(checkout.cartId, cartId))
  await tx
    .delete(purchaseOrderFile)
    .where(and(inArray(purchaseOrderFile.checkoutId, checkouts), isNull(purchaseOrderFile.orderSummaryId)))
}

/** Counts the purchase orders that a user has attached to open checkouts, except one. */
export async function countFilesOfOpenCheckouts(
  db: ReadOnlyDb,
  { userId, exceptCheckoutId }: { readonly userId: string; readonly exceptCheckoutId: string },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(purchaseOrderFile)
    .innerJoin(checkout, eq(checkout.id, purchaseOrderFile.checkoutId))
    .innerJoin(cart, eq(cart.id, checkout.cartId))
    .where(
      and(
        isNull(purchaseOrderFile.orderSummaryId),
        eq(checkout.status, 'Open'),
        ne(checkout.id, exceptCheckoutId),
        eq(cart.ownerId, userId),
      ),
    )
  return row?.total ?? 0
}

/** Finds what is attached to a checkout, or null. */
export function findFileOfCheckout(db: ReadOnlyDb, checkoutId: string): Promise<PurchaseOrderFile | null> {
  return findFile(db, eq(purchaseOrderFile.checkoutId, checkoutId))
}

/** Finds what is attached to an order, or null. */
export function findFileOfOrder(db: ReadOnlyDb, orderSummaryId: string): Promise<PurchaseOrderFile | null> {
  return findFile(db, eq(purchaseOrderFile.orderSummaryId, orderSummaryId))
}

async function findFile(db: ReadOnlyDb, condition: ReturnType<typeof eq>): Promise<PurchaseOrderFile | null> {
  const [row] = await db
    .select({ id: purchaseOrderFile.id, fileName: purchaseOrderFile.fileName })
    .from(purchaseOrderFile)
    .where(condition)
  return row ?? null
}

/** Finds the type and the size of a purchase order that belongs to an order, or null. */
export async function findOrderedFile(
  db: ReadOnlyDb,
  id: string,
): Promise<{ readonly mimeType: string; readonly byteSize: number } | null> {
  const byteSize = sql<number>`octet_length(${purchaseOrderFile.body})`
  const [row] = await db
    .select({ mimeType: purchaseOrderFile.mimeType, byteSize })
    .from(purchaseOrderFile)
    .where(and(eq(purchaseOrderFile.id, id), isNotNull(purchaseOrderFile.orderSummaryId)))
  return row ?? null
}

/** Reads a range of the bytes of a purchase order; null if it was deleted. */
export async function findFileSlice(db: ReadOnlyDb, id: string, slice: Slice): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ body: toSliceSql(purchaseOrderFile.body, slice) })
    .from(purchaseOrderFile)
    .where(eq(purchaseOrderFile.id, id))
  return row?.body ?? null
}

/** Builds the statement by which an order takes over the file of its checkout, if it is paid by purchase order. */
export function buildFileAssignment(
  tx: Pick<Transaction, 'update' | 'select'>,
  order: Placeholders<{ checkoutId: string; orderSummaryId: string; paymentId: string }>,
) {
  const purchaseOrder = tx
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.id, order.paymentId), isNotNull(payment.purchaseOrderNumber)))
  return tx
    .update(purchaseOrderFile)
    .set({ orderSummaryId: sql`${order.orderSummaryId}` })
    .where(and(eq(purchaseOrderFile.checkoutId, order.checkoutId), exists(purchaseOrder)))
}

/** Deletes the files of checkouts that were deleted or have led to no order, uploaded before a given time. */
export async function deleteFilesUploadedBefore(tx: Transaction, time: Date): Promise<void> {
  const abandoned = tx
    .select({ id: purchaseOrderFile.id })
    .from(purchaseOrderFile)
    .where(and(isNull(purchaseOrderFile.orderSummaryId), lt(purchaseOrderFile.createdAt, time)))
    .limit(100)
    .for('update', { skipLocked: true })
  await tx.delete(purchaseOrderFile).where(inArray(purchaseOrderFile.id, abandoned))
}
