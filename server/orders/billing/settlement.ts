import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import {
  captureOrReverseAllIfDue,
  findPaymentsOfOrder,
  type Payment,
  type PaymentDeps,
  storeRefundAndListDuePayments,
} from '../../payments/service.ts'
import { recordChange } from '../../records/service.ts'
import { lockOrder } from '../fulfillment/progress.ts'
import type { BillingDocument, BillingKind } from './billing.ts'
import { billingErrors, unknownDocumentError } from './errors.ts'
import * as store from './store.ts'

/** Which document of an order is to be paid or refunded. */
export interface SettlementRequest {
  readonly orderSummaryId: string
  readonly documentId: string
}

/**
 * Has a card charged for an invoice, if that is still due; a card is charged with the whole order when it is placed, and
 * a failed charge is repeated. Nothing is due for a purchase order. Returns the id of this request in the history.
 */
export async function ensureFunds(deps: PaymentDeps, request: SettlementRequest): Promise<Result<string>> {
  const result = await deps.database.transaction(async (tx) => {
    const found = await lockAndFindDocument(tx, request, 'Invoice')
    if (!found.ok) return found
    const payments = await findPaymentsOfOrder(tx, found.value.orderSummaryId)
    const backgroundOperationId = await recordSettlement(tx, found.value, 'ensure-funds')
    return ok({ backgroundOperationId, due: payments.filter(({ status }) => status === 'CaptureDue') })
  })
  return settle(deps, result)
}

/**
 * Stores that the amount of a credit memo is to be given back to the card that the order was paid with, once however
 * often it is stored. Returns the payments whose gateway calls are due after the commit; null when no card was charged.
 */
export function storeRefundOfCreditMemo(
  tx: store.Transaction,
  { id, orderSummaryId, grandTotalAmount: amount }: BillingDocument,
): Promise<Payment[] | null> {
  return storeRefundAndListDuePayments(tx, {
    orderSummaryId,
    cause: { creditMemoId: id },
    amount,
    isNothingLeft: false,
  })
}

/**
 * Repeats the refund of a credit memo that failed: its amount goes back to the card once, however often it is requested.
 * Returns the id of this request in the history; an error when no card was charged for the order.
 */
export async function ensureRefunds(deps: PaymentDeps, request: SettlementRequest): Promise<Result<string>> {
  const result = await deps.database.transaction(async (tx) => {
    const found = await lockAndFindDocument(tx, request, 'CreditMemo')
    if (!found.ok) return found
    const refund = await storeRefundOfCreditMemo(tx, found.value)
    if (refund === null) return err(billingErrors.noCardToRefund)
    return ok({ backgroundOperationId: await recordSettlement(tx, found.value, 'ensure-refunds'), due: refund })
  })
  return settle(deps, result)
}

async function lockAndFindDocument(
  tx: store.Transaction,
  { orderSummaryId, documentId }: SettlementRequest,
  kind: BillingKind,
): Promise<Result<BillingDocument>> {
  const locked = await lockOrder(tx, normalizeId(orderSummaryId, '1Os'))
  if (!locked.ok) return locked
  const id = normalizeId(documentId)
  const document = id === null ? null : await store.findDocument(tx, id)
  return document?.kind === kind && document.orderSummaryId === locked.value.order.id
    ? ok(document)
    : err(unknownDocumentError(kind))
}

async function recordSettlement(
  tx: store.Transaction,
  { id, kind, grandTotalAmount, currencyIsoCode }: BillingDocument,
  operation: string,
): Promise<string> {
  const backgroundOperationId = newId('08P')
  await recordChange(tx, {
    objectName: kind,
    recordId: id,
    operation,
    newValues: { backgroundOperationId, amount: toMoneyText(grandTotalAmount, currencyIsoCode) },
  })
  return backgroundOperationId
}

async function settle(
  deps: PaymentDeps,
  result: Result<{ readonly backgroundOperationId: string; readonly due: readonly Payment[] }>,
): Promise<Result<string>> {
  if (!result.ok) return result
  await captureOrReverseAllIfDue(deps, result.value.due)
  return ok(result.value.backgroundOperationId)
}
