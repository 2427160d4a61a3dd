import type { Executor } from '@hydrant/database/connection/database.ts'
import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import { paymentRefusals } from './errors.ts'
import type { PaymentMethod, PaymentRequestType } from './payment-method.ts'
import { purchaseOrder } from './purchase-order.ts'
import { type BillingAddress, changeAmount, findPaymentOf, insertPayment, type Payment, removePayments } from './store.ts'

export type { PaymentRequestType } from './payment-method.ts'
export type { BillingAddress, Payment } from './store.ts'

/** A payment as a buyer enters it. */
export interface EnteredPayment {
  readonly checkoutId: string
  readonly requestType: PaymentRequestType
  readonly token: string
  readonly amount: Decimal
  readonly currencyIsoCode: string
  readonly billingAddress: BillingAddress | null
}

/** Agrees to a payment and records it in place of an earlier one. Pass a transaction. */
export async function recordPayment(executor: Executor, entered: EnteredPayment): Promise<Outcome<Payment>> {
  const method = methodOf(entered.requestType)
  if (method === null) return refused(paymentRefusals.unsupportedMethod)
  const { token, ...values } = entered
  const agreed = await method.agree({ token, amount: entered.amount, currencyIsoCode: entered.currencyIsoCode })
  if (!agreed.ok) return agreed
  await removePayments(executor, entered.checkoutId)
  const payment = { id: newId('0aQ'), ...values, ...agreed.value }
  await insertPayment(executor, payment)
  return done(payment)
}

/** The payment of a checkout, or null. */
export function findPayment(executor: Executor, checkoutId: string): Promise<Payment | null> {
  return findPaymentOf(executor, checkoutId)
}

/** Follows a change that the buyer made to the delivery: a purchase order covers whatever the order comes to. */
export async function followAmount(executor: Executor, checkoutId: string, amount: Decimal): Promise<void> {
  await changeAmount(executor, checkoutId, amount)
}

/** Forgets how a checkout was to be paid. */
export async function clearPayments(executor: Executor, checkoutId: string): Promise<void> {
  await removePayments(executor, checkoutId)
}

function methodOf(requestType: PaymentRequestType): PaymentMethod | null {
  switch (requestType) {
    case 'SimplePurchaseOrder':
      return purchaseOrder
    case 'Auth':
    case 'PostAuth':
    case 'ClientRequest':
      return null
    default:
      return requestType satisfies never
  }
}
