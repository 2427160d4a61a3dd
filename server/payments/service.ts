import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { payingOf, type Webstore } from '../webstore/service.ts'
import { paymentRefusals } from './errors.ts'
import { callGateway, type PaymentParts } from './call-gateway.ts'
import {
  type CardDetails,
  type ChargeAnswer,
  GatewayError,
  type PaymentGateway,
  type PaymentGateways,
} from './payment-gateway.ts'
import { type BillingAddress, isSameType, type Payment, type PaymentRequestType } from './payment.ts'
import { recordFailure } from './record-failure.ts'
import { recordAnswer, settleAll } from './settle-payments.ts'
import * as store from './store.ts'

export { GatewayError, type PaymentGateway, type PaymentGateways } from './payment-gateway.ts'
export type { Payment, PaymentRequestType } from './payment.ts'
export type { PaymentParts } from './call-gateway.ts'
export { recoverPayments, resolvePending, settle, settleAll } from './settle-payments.ts'
export { failedPaymentBody, retryFailedPayment } from './failed-payments.ts'
export { findFailedPayments, findPaymentsOfOrder } from './store.ts'
export { createTestGateway } from './test-gateway/test-gateway.ts'

/** A payment as a buyer enters it. */
export interface EnteredPayment {
  readonly checkoutId: string
  readonly requestType: PaymentRequestType
  readonly token: string
  readonly details: Readonly<Record<string, string>>
  readonly amount: Decimal
  readonly currencyIsoCode: string
  readonly billingAddress: BillingAddress | null
}

/** A payment that is written down, before a gateway has been asked for it. */
export interface BegunPayment {
  readonly payment: Payment
  readonly entered: EnteredPayment
  /** Earlier payments of the checkout, whose money is to be given back first. */
  readonly replaced: readonly Payment[]
}

/** What the gateway has for the caller besides the payment. */
export interface CompletedPayment {
  readonly payment: Payment
  readonly data: Readonly<Record<string, string>> | null
}

/** Turns a card into a token of the web store's gateway. */
export async function tokenizeCard(
  parts: PaymentParts,
  webstore: Webstore,
  card: CardDetails,
): Promise<Result<string>> {
  const name = cardGatewayOf(parts.gateways, webstore)
  if (name === null) return err(paymentRefusals.cardsOff)
  try {
    return await callGateway(parts, { gateway: name }, (gateway) => gateway.tokenize(card))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    parts.log.warn({ gateway: name, reason: error.message }, 'a payment gateway gave no token for a card')
    return err(paymentRefusals.noTokenNow)
  }
}

/**
 * Writes a payment down in place of an earlier one of the checkout. A purchase order is thereby agreed; for a card call
 * `completePayment` after the commit.
 */
export async function beginPayment(
  executor: store.Executor,
  { gateways, webstore, entered }: { gateways: PaymentGateways; webstore: Webstore; entered: EnteredPayment },
): Promise<Result<BegunPayment>> {
  const { takesPurchaseOrders } = payingOf(webstore)
  const gateway = cardGatewayOf(gateways, webstore)
  const isPurchaseOrder = entered.requestType === 'SimplePurchaseOrder'
  if (isPurchaseOrder && !takesPurchaseOrders) return err(paymentRefusals.noPurchaseOrders)
  if (!isPurchaseOrder && gateway === null) return err(paymentRefusals.onlyPurchaseOrders)
  if (entered.requestType !== 'ClientRequest' && entered.token === '')
    return err(isPurchaseOrder ? paymentRefusals.noPurchaseOrderNumber : paymentRefusals.noToken)
  const current = await store.findCurrent(executor, entered.checkoutId)
  if (current !== null && !isSameType(current.requestType, entered.requestType)) return err(paymentRefusals.typeIsFixed)
  if (entered.requestType === 'PostAuth') return takeUpClientCharge(executor, entered, current)
  if (current !== null && isPurchaseOrder) await store.removeRecorded(executor, entered.checkoutId)
  const replaced =
    current === null || isPurchaseOrder ? [] : await store.markForReversal(executor, [entered.checkoutId])
  const { token, details: _details, ...values } = entered
  const payment: Payment = {
    id: newId('0aQ'),
    ...values,
    orderSummaryId: null,
    status: isPurchaseOrder ? 'Recorded' : 'Pending',
    gateway: isPurchaseOrder ? null : gateway,
    purchaseOrderNumber: isPurchaseOrder ? token : null,
    gatewayReference: null,
    card: null,
  }
  await store.insertPayment(executor, payment)
  return ok({ payment, entered, replaced })
}

/** Asks the gateway for a payment that has been begun, outside every transaction, and records what it answers. */
export async function completePayment(
  parts: PaymentParts,
  { payment, entered, replaced }: BegunPayment,
): Promise<Result<CompletedPayment>> {
  await settleAll(parts, replaced)
  if (payment.status === 'Recorded') return ok({ payment, data: null })
  try {
    if (entered.requestType === 'ClientRequest') return ok(await openClientCharge(parts, payment))
    const answer = await callGateway(parts, payment, (gateway) => charge(gateway, payment, entered))
    const recorded = await recordAnswer(parts, payment, answer)
    return recorded.ok ? ok({ payment: recorded.value, data: dataOf(recorded.value) }) : recorded
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    // Whether money was set aside is not known: the payment stays pending until the gateway says so, or another takes
    // its place.
    await recordFailure(parts, payment, error)
    return err(paymentRefusals.systemError)
  }
}

/** The payment that a checkout can be ordered with, or may become that; null without one. */
export function findPayment(executor: store.Executor, checkoutId: string): Promise<Payment | null> {
  return store.findCurrent(executor, checkoutId)
}

/** Gives a payment to the order that is being stored; false when it has been given up meanwhile. */
export function bindPayment(executor: store.Executor, payment: Payment, orderSummaryId: string): Promise<boolean> {
  return store.movePayment(executor, payment.id, {
    from: [payment.status],
    to: payment.status === 'Authorized' ? 'CaptureDue' : payment.status,
    orderSummaryId,
  })
}

/**
 * Follows a change that the buyer made to the delivery: a purchase order covers whatever the order comes to, a card
 * what was set aside on it.
 */
export async function followAmount(executor: store.Executor, checkoutId: string, amount: Decimal): Promise<void> {
  await store.changeRecordedAmount(executor, checkoutId, amount)
}

/**
 * Forgets how checkouts were to be paid. Hand what it answers to `settleAll` after the commit: money to be given back.
 */
export async function clearPayments(executor: store.Executor, checkoutIds: readonly string[]): Promise<Payment[]> {
  for (const checkoutId of checkoutIds) await store.removeRecorded(executor, checkoutId)
  return store.markForReversal(executor, checkoutIds)
}

async function takeUpClientCharge(
  executor: store.Executor,
  entered: EnteredPayment,
  current: Payment | null,
): Promise<Result<BegunPayment>> {
  if (current === null || current.gatewayReference !== entered.token) return err(paymentRefusals.unknownReference)
  if (!current.amount.eq(entered.amount)) return err(paymentRefusals.otherAmount)
  const { billingAddress } = entered
  await store.movePayment(executor, current.id, {
    from: [current.status],
    to: current.status,
    requestType: 'PostAuth',
    billingAddress,
  })
  return ok({ payment: { ...current, requestType: 'PostAuth', billingAddress }, entered, replaced: [] })
}

async function openClientCharge(parts: PaymentParts, payment: Payment): Promise<CompletedPayment> {
  const { reference, data } = await callGateway(parts, payment, (gateway) =>
    gateway.openClientCharge(chargeOf(payment)),
  )
  await parts.database.read((executor) =>
    store.movePayment(executor, payment.id, { from: ['Pending'], to: 'Pending', gatewayReference: reference }),
  )
  return { payment: { ...payment, gatewayReference: reference }, data: { ...data, gatewayReference: reference } }
}

function charge(
  gateway: PaymentGateway,
  payment: Payment,
  { token, details, requestType }: EnteredPayment,
): Promise<ChargeAnswer> {
  return requestType === 'PostAuth'
    ? gateway.confirmClientCharge({ ...chargeOf(payment), details })
    : gateway.authorize({ ...chargeOf(payment), token, details })
}

function chargeOf({ id, amount, currencyIsoCode }: Payment) {
  return { key: id, amount, currencyIsoCode }
}

function dataOf({ card, gatewayReference }: Payment): Record<string, string> {
  return {
    ...(gatewayReference !== null && { gatewayReference }),
    ...(card !== null && { cardBrand: card.brand, cardLastFour: card.lastFour, cardExpires: card.expires }),
  }
}

/** The name of the gateway by which a web store takes cards, or null. */
function cardGatewayOf(gateways: PaymentGateways, webstore: Webstore): string | null {
  const { cardGateway } = payingOf(webstore)
  return cardGateway !== null && gateways[cardGateway] !== undefined ? cardGateway : null
}
