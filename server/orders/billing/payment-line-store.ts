import { billingDocument, paymentLine } from '@hydrant/database/schema/billing.ts'
import type { ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { asc, eq, sum } from 'drizzle-orm'

/** A payment line as it is stored. */
interface PaymentLine {
  readonly id: string
  readonly invoiceId: string
  readonly type: 'Applied' | 'Unapplied'
  readonly amount: Decimal
  readonly balanceBefore: Decimal | null
  readonly effectiveOn: string
  readonly comments: string | null
  readonly reversedLineId: string | null
  readonly creditMemoId: string | null
}

/** Finds the payment lines of an invoice, the oldest first. */
export async function findLines(db: ReadOnlyDb, invoiceId: string): Promise<PaymentLine[]> {
  const rows = await db
    .select()
    .from(paymentLine)
    .where(eq(paymentLine.invoiceId, invoiceId))
    .orderBy(asc(paymentLine.createdAt), asc(paymentLine.id))
  return rows.map(({ createdAt: _created, ...row }) => ({
    ...row,
    amount: decimal(row.amount),
    balanceBefore: row.balanceBefore === null ? null : decimal(row.balanceBefore),
  }))
}

/** Returns how much of a credit memo has settled invoices. */
export async function sumAppliedByCreditMemo(db: ReadOnlyDb, creditMemoId: string): Promise<Decimal> {
  const [row] = await db
    .select({ total: sum(paymentLine.amount) })
    .from(paymentLine)
    .where(eq(paymentLine.creditMemoId, creditMemoId))
  return decimal(row?.total ?? '0')
}

/** Inserts a payment line. */
export async function insertLine(tx: Transaction, line: PaymentLine): Promise<void> {
  await tx.insert(paymentLine).values({
    ...line,
    amount: toText(line.amount),
    balanceBefore: line.balanceBefore === null ? null : toText(line.balanceBefore),
  })
}

/** Stores how much of an invoice is settled, and since when nothing is left. */
export async function updateSettled(
  tx: Transaction,
  invoiceId: string,
  settled: { readonly settledAmount: string; readonly settledOn: string | null },
): Promise<void> {
  await tx.update(billingDocument).set(settled).where(eq(billingDocument.id, invoiceId))
}
