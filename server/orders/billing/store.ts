import { toBatches } from '@hydrant/database/connection/batches.ts'
import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { billingCounter, billingDocument, billingDocumentLine } from '@hydrant/database/schema/billing.ts'
import { decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { BillingDocument, BillingKind, BillingLine, InvoicedPart } from './billing.ts'

export type { Database, ReadOnlyDb, Transaction }

/**
 * Counts the next number of invoices or credit memos. The counter stays locked until the transaction ends, and a number
 * of one that is rolled back is used by the next: none is missing.
 */
export async function incrementNumber(
  tx: Transaction,
  { webstoreId, kind }: { readonly webstoreId: string; readonly kind: BillingKind },
): Promise<number> {
  const [row] = await tx
    .insert(billingCounter)
    .values({ webstoreId, kind, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [billingCounter.webstoreId, billingCounter.kind],
      set: { lastNumber: sql`${billingCounter.lastNumber} + 1` },
    })
    .returning({ lastNumber: billingCounter.lastNumber })
  if (row === undefined) throw new Error('A counter that was incremented has a row.')
  return row.lastNumber
}

/** Inserts an invoice or a credit memo with its lines. */
export async function insertDocument(
  tx: Transaction,
  document: BillingDocument,
  lines: readonly BillingLine[],
): Promise<void> {
  const { paidAmount, productAmount, deliveryAmount, taxAmount, grandTotalAmount, settledAmount, ...values } = document
  await tx.insert(billingDocument).values({
    ...values,
    seller: { ...values.seller },
    billingAddress: values.billingAddress && { ...values.billingAddress },
    deliveryAddress: values.deliveryAddress && { ...values.deliveryAddress },
    paidAmount: toText(paidAmount),
    productAmount: toText(productAmount),
    deliveryAmount: toText(deliveryAmount),
    taxAmount: toText(taxAmount),
    grandTotalAmount: toText(grandTotalAmount),
    settledAmount: toText(settledAmount),
  })
  for (const batch of toBatches(lines.map((line, index) => toLineRow(document.id, line, index + 1))))
    await tx.insert(billingDocumentLine).values(batch)
}

/** Finds the invoices and credit memos of an order, the oldest first. */
export async function findDocumentsOfOrder(db: ReadOnlyDb, orderSummaryId: string): Promise<BillingDocument[]> {
  const rows = await db
    .select()
    .from(billingDocument)
    .where(eq(billingDocument.orderSummaryId, orderSummaryId))
    .orderBy(asc(billingDocument.issuedAt), asc(billingDocument.id))
  return rows.map(toDocument)
}

/** Finds an invoice or a credit memo by its id, or null. */
export async function findDocument(db: ReadOnlyDb, id: string): Promise<BillingDocument | null> {
  const [row] = await db.select().from(billingDocument).where(eq(billingDocument.id, id))
  return row === undefined ? null : toDocument(row)
}

/** Finds the invoice of a fulfillment order, or null. */
export async function findInvoiceOf(db: ReadOnlyDb, fulfillmentOrderId: string): Promise<BillingDocument | null> {
  const [row] = await db
    .select()
    .from(billingDocument)
    .where(eq(billingDocument.fulfillmentOrderId, fulfillmentOrderId))
  return row === undefined ? null : toDocument(row)
}

/** Finds the lines of an invoice or a credit memo, by line number. */
export async function findDocumentLines(db: ReadOnlyDb, documentId: string): Promise<BillingLine[]> {
  const rows = await db
    .select()
    .from(billingDocumentLine)
    .where(eq(billingDocumentLine.documentId, documentId))
    .orderBy(asc(billingDocumentLine.lineNumber))
  return rows.map(toLine)
}

/** Finds how much of the lines of an order is on invoices, by line. */
export async function findInvoicedParts(
  db: ReadOnlyDb,
  orderSummaryId: string,
): Promise<ReadonlyMap<string, InvoicedPart>> {
  const rows = await db
    .select({
      orderItemId: billingDocumentLine.orderItemId,
      quantity: sql<string>`sum(${billingDocumentLine.quantity})`,
      deliveryAmount: sql<string>`sum(${billingDocumentLine.deliveryAmount})`,
    })
    .from(billingDocumentLine)
    .innerJoin(billingDocument, eq(billingDocument.id, billingDocumentLine.documentId))
    .where(and(eq(billingDocument.orderSummaryId, orderSummaryId), eq(billingDocument.kind, 'Invoice')))
    .groupBy(billingDocumentLine.orderItemId)
  return new Map(
    rows.map(({ orderItemId, quantity, deliveryAmount }) => [
      orderItemId,
      { quantity: decimal(quantity), deliveryAmount: decimal(deliveryAmount) },
    ]),
  )
}

function toLineRow(documentId: string, line: BillingLine, lineNumber: number): typeof billingDocumentLine.$inferInsert {
  return {
    ...line,
    documentId,
    lineNumber,
    quantity: toText(line.quantity),
    unitPrice: toText(line.unitPrice),
    adjustment: toText(line.adjustment),
    totalPrice: toText(line.totalPrice),
    totalTax: toText(line.totalTax),
    addedTax: toText(line.addedTax),
    taxRatePercent: line.taxRatePercent === null ? null : toText(line.taxRatePercent),
    deliveryAmount: toText(line.deliveryAmount),
  }
}

function toLine({
  documentId: _document,
  lineNumber: _number,
  ...row
}: typeof billingDocumentLine.$inferSelect): BillingLine {
  return {
    ...row,
    quantity: decimal(row.quantity),
    unitPrice: decimal(row.unitPrice),
    adjustment: decimal(row.adjustment),
    totalPrice: decimal(row.totalPrice),
    totalTax: decimal(row.totalTax),
    addedTax: decimal(row.addedTax),
    taxRatePercent: row.taxRatePercent === null ? null : decimal(row.taxRatePercent),
    deliveryAmount: decimal(row.deliveryAmount),
  }
}

function toDocument({ createdAt: _created, ...row }: typeof billingDocument.$inferSelect): BillingDocument {
  return {
    ...row,
    paidAmount: decimal(row.paidAmount),
    productAmount: decimal(row.productAmount),
    deliveryAmount: decimal(row.deliveryAmount),
    taxAmount: decimal(row.taxAmount),
    grandTotalAmount: decimal(row.grandTotalAmount),
    settledAmount: decimal(row.settledAmount),
  }
}
