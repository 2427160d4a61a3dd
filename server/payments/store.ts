import type { Executor } from '@hydrant/database/connection/database.ts'
import { payment } from '@hydrant/database/schema/checkout.ts'
import { type Decimal, decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { desc, eq } from 'drizzle-orm'
import type { AgreedPayment, PaymentRequestType } from './payment-method.ts'

/** A billing address as it was entered; country and region are ISO codes. */
export type BillingAddress = Record<string, string | null>

/** How a checkout is paid. */
export interface Payment extends Omit<AgreedPayment, 'status'> {
  readonly id: string
  readonly checkoutId: string
  readonly requestType: PaymentRequestType
  readonly status: AgreedPayment['status'] | 'Reversed' | 'Declined'
  /** What the buyer agreed to pay. */
  readonly amount: Decimal
  readonly currencyIsoCode: string
  readonly billingAddress: BillingAddress | null
}

/** The payment of a checkout, or null. */
export async function findPaymentOf(executor: Executor, checkoutId: string): Promise<Payment | null> {
  const [row] = await executor.select().from(payment).where(eq(payment.checkoutId, checkoutId)).orderBy(desc(payment.createdAt)).limit(1)
  if (row === undefined) return null
  const { createdAt: _created, updatedAt: _updated, ...columns } = row
  return { ...columns, amount: decimal(row.amount ?? 0) }
}

/** Stores a payment. */
export async function insertPayment(executor: Executor, values: Payment): Promise<void> {
  await executor.insert(payment).values({ ...values, amount: toText(values.amount) })
}

/** Stores another amount for the payments of a checkout. */
export async function changeAmount(executor: Executor, checkoutId: string, amount: Decimal): Promise<void> {
  await executor.update(payment).set({ amount: toText(amount), updatedAt: new Date() }).where(eq(payment.checkoutId, checkoutId))
}

/** Forgets the payments of a checkout. */
export async function removePayments(executor: Executor, checkoutId: string): Promise<void> {
  await executor.delete(payment).where(eq(payment.checkoutId, checkoutId))
}
