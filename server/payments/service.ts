import { newId } from '@hydrant/kernel/identity/record-id.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { type DomainError, ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { countAttemptOfAddress } from '../session/service.ts'
import { toPaymentSettings, type Webstore } from '../webstore/service.ts'
import { paymentErrors } from './errors.ts'
import { callGateway, getMaximumGatewayWaitMs, type PaymentDeps } from './call-gateway.ts'
import {
  type CardDetails,
  type ChargeResult,
  GatewayError,
  type GatewayPage,
  type PaymentGateway,
} from './payment-gateway.ts'
import { type BillingAddress, canReplacePaymentOfType, type Payment, type PaymentRequestType } from './payment.ts'
import { recordPaymentFailure } from './record-failure.ts'
import { recordChargeResultOrReverse, captureOrReverseAllIfDue, storeRequiredAction } from './settle-payments.ts'
import * as store from './store.ts'
import type { StripeSettings } from './stripe/stripe-settings.ts'

export type { PaymentGateway, PaymentGateways } from './payment-gateway.ts'
export type { Payment, PaymentRequestType } from './payment.ts'
export type { PaymentDeps } from './call-gateway.ts'
export {
  recoverPayments,
  resolvePendingPayment,
  captureOrReverseIfDue,
  captureOrReverseAllIfDue,
} from './settle-payments.ts'
export { toFailedPaymentBody, retryFailedPayment } from './failed-payments.ts'
export {
  buildOrderAssignment,
  CURRENT_STATUSES,
  findPaymentsNeedingAttention,
  findPaymentsOfOrder,
  type OrderAssignment,
  toPayment,
  updatePurchaseOrderAmount,
} from './store.ts'
export { handleGatewayEvent } from './gateway-events.ts'
export { findRefundsOfOrder, sumRefundsOfOrderChange } from './refund-store.ts'
export { isRefundable, storeRefundAndListDuePayments } from './refunds.ts'
export type { StripeSettings } from './stripe/stripe-settings.ts'
export { createTestGateway } from './test-gateway/test-gateway.ts'

/** The maximum number of cards that the guests of one client address may enter in an hour. */
const MAX_GUEST_CARDS_PER_HOUR = 60

/** A payment as the buyer entered it. */
export interface PaymentRequest {
  readonly checkoutId: string
  readonly requestType: PaymentRequestType
  readonly token: string
  readonly details: Readonly<Record<string, string>>
  readonly amount: Decimal
  readonly currencyIsoCode: string
  readonly billingAddress: BillingAddress | null
}

/** A stored payment, before its gateway was called. */
export interface StartedPayment {
  readonly payment: Payment
  readonly request: PaymentRequest
  /** Earlier payments of the checkout, whose money is returned first. */
  readonly replaced: readonly Payment[]
}

/** A completed payment, with the gateway's data for the client. */
export interface CompletedPayment {
  readonly payment: Payment
  readonly data: Readonly<Record<string, string>> | null
}

/** Creates a token for a card at the web store's gateway. */
export async function tokenizeCard(deps: PaymentDeps, webstore: Webstore, card: CardDetails): Promise<Result<string>> {
  const name = findCardGatewayName(deps, webstore)
  if (name === null) return err(paymentErrors.cardPaymentsDisabled)
  try {
    return await callGateway(deps, { gateway: name }, (gateway) => gateway.tokenize(card))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    deps.log.warn({ gateway: name, reason: error.message }, 'a payment gateway gave no token for a card')
    return err(paymentErrors.tokenUnavailable)
  }
}

/**
 * Counts a card that a guest enters, before it becomes a token; returns an error when the client address has reached
 * its limit for this hour. It prevents testing stolen cards, and filling the database with tokens.
 */
export function countGuestCardWithinLimit(database: store.Database, clientAddress: string): Promise<Result<null>> {
  return database.transaction((tx) =>
    countAttemptOfAddress(tx, {
      what: 'guest card',
      clientAddress,
      perHour: MAX_GUEST_CARDS_PER_HOUR,
      error: paymentErrors.tooManyCards,
    }),
  )
}

/** Returns the error for a payment of a type that the store does not take; null when it takes it. */
export function findPaymentTypeError(
  { requestType }: Pick<PaymentRequest, 'requestType'>,
  webstore: Webstore,
): DomainError | null {
  return requestType === 'SimplePurchaseOrder' && !toPaymentSettings(webstore).takesPurchaseOrders
    ? paymentErrors.noPurchaseOrders
    : null
}

/**
 * Stores a payment in place of the current one of the checkout (null: none), and marks that one for reversal. A
 * purchase order is complete then; for a card the caller calls `completePayment` after the commit. Returns an error
 * when the store or the current payment does not allow this payment.
 */
export async function storePaymentAndMarkReplaced(
  tx: store.Transaction,
  {
    gateways,
    webstore,
    current,
    request,
  }: { gateways: CardGateways; webstore: Webstore; current: Payment | null; request: PaymentRequest },
): Promise<Result<StartedPayment>> {
  const typeError = findPaymentTypeError(request, webstore)
  if (typeError !== null) return err(typeError)
  const gateway = findCardGatewayName(gateways, webstore)
  const isPurchaseOrder = request.requestType === 'SimplePurchaseOrder'
  if (!isPurchaseOrder && gateway === null) return err(paymentErrors.onlyPurchaseOrders)
  if (request.requestType !== 'ClientRequest' && request.token === '')
    return err(isPurchaseOrder ? paymentErrors.noPurchaseOrderNumber : paymentErrors.noToken)
  if (request.requestType === 'PostAuth' && current?.requestType === 'Auth')
    return prepareClientChargeConfirmation(tx, request, current)
  if (current !== null && !canReplacePaymentOfType(current.requestType, request.requestType))
    return err(paymentErrors.paymentTypeIsFixed)
  if (request.requestType === 'PostAuth') return prepareClientChargeConfirmation(tx, request, current)
  if (current !== null && isPurchaseOrder) await store.deleteUnorderedPurchaseOrder(tx, request.checkoutId)
  const replaced =
    current === null || isPurchaseOrder ? [] : await store.markPaymentsForReversal(tx, [request.checkoutId])
  const { token, details: _details, ...values } = request
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
  await store.insertPayment(tx, payment)
  return ok({ payment, request, replaced })
}

/**
 * Reverses the payments that a stored payment replaces, calls the gateway for it, and stores the result. Must be called
 * outside any transaction.
 */
export async function completePayment(
  deps: PaymentDeps,
  { payment, request, replaced }: StartedPayment,
): Promise<Result<CompletedPayment>> {
  await captureOrReverseAllIfDue(deps, replaced)
  if (payment.status === 'Recorded') return ok({ payment, data: null })
  try {
    if (request.requestType === 'ClientRequest') return ok(await openAndStoreClientCharge(deps, payment))
    const chargeResult = await callGateway(deps, payment, (gateway) =>
      authorizeOrConfirmCharge(gateway, payment, request),
    )
    if (chargeResult.result === 'ActionRequired') {
      const storeResult = await storeRequiredAction(deps, payment, chargeResult)
      return storeResult.ok ? ok({ payment: storeResult.value, data: chargeResult.data }) : storeResult
    }
    const recordResult = await recordChargeResultOrReverse(deps, payment, chargeResult)
    return recordResult.ok ? ok({ payment: recordResult.value, data: toClientData(recordResult.value) }) : recordResult
  } catch (error) {
    // Whether the amount was authorized is unknown: the payment stays pending until the gateway says so, or another
    // replaces it.
    await recordPaymentFailure(deps, payment, error)
    return err(paymentErrors.systemError)
  }
}

/** Whether a call of the gateway for a charge of a checkout may still be running. */
export function hasPendingGatewayCall(db: store.ReadOnlyDb, deps: PaymentDeps, checkoutId: string): Promise<boolean> {
  return store.hasPendingGatewayCallSince(db, checkoutId, new Date(Date.now() - getMaximumGatewayWaitMs(deps)))
}

/** Returns the parameters of `buildOrderAssignment` for a payment and the order that is being stored. */
export function toOrderAssignment({ id, status }: Payment, orderSummaryId: string): store.OrderAssignment {
  return {
    paymentId: id,
    orderSummaryId,
    paymentStatus: status,
    nextPaymentStatus: status === 'Authorized' ? 'CaptureDue' : status,
  }
}

/**
 * Cancels the payments of checkouts: deletes purchase orders, and marks card payments for reversal. Returns the latter:
 * the caller passes them to `captureOrReverseAllIfDue` after the commit, which returns the money.
 */
export async function cancelPaymentsAndListReversals(
  tx: store.Transaction,
  checkoutIds: readonly string[],
): Promise<Payment[]> {
  for (const checkoutId of checkoutIds) await store.deleteUnorderedPurchaseOrder(tx, checkoutId)
  return store.markPaymentsForReversal(tx, checkoutIds)
}

async function prepareClientChargeConfirmation(
  tx: store.Transaction,
  request: PaymentRequest,
  current: Payment | null,
): Promise<Result<StartedPayment>> {
  if (current === null || current.gatewayReference !== request.token) return err(paymentErrors.unknownReference)
  if (!current.amount.eq(request.amount)) return err(paymentErrors.amountMismatch)
  const { billingAddress } = request
  // A card whose buyer had to prove who they are stays a card, which another one may replace.
  const requestType = current.requestType === 'Auth' ? 'Auth' : 'PostAuth'
  await store.updateStatusAndClearFailures(tx, current.id, {
    from: [current.status],
    to: current.status,
    requestType,
    billingAddress,
  })
  await store.setGatewayAskedAt(tx, current.id, new Date())
  return ok({ payment: { ...current, requestType, billingAddress }, request, replaced: [] })
}

async function openAndStoreClientCharge(deps: PaymentDeps, payment: Payment): Promise<CompletedPayment> {
  const { reference, data } = await callGateway(deps, payment, (gateway) =>
    gateway.openClientCharge(toChargeRequest(payment)),
  )
  await deps.database.transaction((tx) =>
    store.updateStatusAndClearFailures(tx, payment.id, {
      from: ['Pending'],
      to: 'Pending',
      gatewayReference: reference,
    }),
  )
  return { payment: { ...payment, gatewayReference: reference }, data: { ...data, gatewayReference: reference } }
}

function authorizeOrConfirmCharge(
  gateway: PaymentGateway,
  payment: Payment,
  { token, details, requestType }: PaymentRequest,
): Promise<ChargeResult> {
  return requestType === 'PostAuth'
    ? gateway.confirmClientCharge({ ...toChargeRequest(payment), details })
    : gateway.authorize({ ...toChargeRequest(payment), token, details })
}

function toChargeRequest({ id, amount, currencyIsoCode }: Payment) {
  return { key: id, amount, currencyIsoCode }
}

function toClientData({ card, gatewayReference }: Payment): Record<string, string> {
  return {
    ...(gatewayReference !== null && { gatewayReference }),
    ...(card !== null && { cardBrand: card.brand, cardLastFour: card.lastFour, cardExpires: card.expires }),
  }
}

/** The gateways of this shop, and which of them takes the cards of every store. */
type CardGateways = Pick<PaymentDeps, 'gateways' | 'cardGateway'>

/** Returns the name of the web store's card gateway and how pages take cards with it; null when it accepts no cards. */
export function findCardGateway(
  cardGateways: CardGateways,
  webstore: Webstore,
): { readonly name: string; readonly page: GatewayPage | null } | null {
  const name = findCardGatewayName(cardGateways, webstore)
  return name === null ? null : { name, page: cardGateways.gateways[name]?.page ?? null }
}

function findCardGatewayName({ gateways, cardGateway }: CardGateways, webstore: Webstore): string | null {
  const settings = toPaymentSettings(webstore)
  const name = settings.cardGateway === null ? null : (cardGateway ?? settings.cardGateway)
  return name !== null && gateways[name] !== undefined ? name : null
}

/** Creates the gateway that charges cards with Stripe. The library of Stripe is loaded only here. */
export async function createStripeGateway(database: store.Database, settings: StripeSettings): Promise<PaymentGateway> {
  const stripe = await import('./stripe/stripe-gateway.ts')
  return stripe.createStripeGateway(database, settings)
}
