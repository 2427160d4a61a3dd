import { normalizeId, newId, toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { roundMoney } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { OrderChange } from '../changes/order-change.ts'
import { findChangesOfOrder, setCreditMemo } from '../changes/store.ts'
import { captureOrReverseAllIfDue, type Payment, type PaymentDeps } from '../../payments/service.ts'
import { orderErrors } from '../errors.ts'
import { lockOrder } from '../fulfillment/progress.ts'
import type { OrderItem } from '../order.ts'
import { findOrder } from '../store.ts'
import type { BillingDocument, BillingLine } from './billing.ts'
import { createDocument } from './create-document.ts'
import { billingErrors, alreadyCreditedError, unknownChangeError } from './errors.ts'
import { settleByCredit } from './payment-lines.ts'
import { storeRefundOfCreditMemo } from './settlement.ts'
import type { Transaction } from './store.ts'

/**
 * Creates a credit memo for returns of an order, and gives its amount back to the card that the order was paid with, if
 * it was, as the file of the memo says; else it settles the open invoices of the order. Returns an error when a change is
 * none of the order, was credited before, or is a cancellation: what was cancelled was never invoiced.
 */
export async function createCreditMemo(
  deps: PaymentDeps,
  orderSummaryId: string,
  changeOrderIds: readonly string[],
): Promise<Result<BillingDocument>> {
  const result = await deps.database.transaction((tx) => storeCreditMemo(tx, { orderSummaryId, changeOrderIds }))
  if (!result.ok) return result
  await captureOrReverseAllIfDue(deps, result.value.due)
  return ok(result.value.document)
}

async function storeCreditMemo(
  tx: Transaction,
  { orderSummaryId, changeOrderIds }: { readonly orderSummaryId: string; readonly changeOrderIds: readonly string[] },
): Promise<Result<{ readonly document: BillingDocument; readonly due: readonly Payment[] }>> {
  const locked = await lockOrder(tx, normalizeId(orderSummaryId, '1Os'))
  if (!locked.ok) return locked
  const { order: lockedOrder, items } = locked.value
  const order = await findOrder(tx, { id: lockedOrder.id, referenceNumber: null, orderNumber: null })
  if (order === null) return err(orderErrors.unknownOrder)
  const picked = pickReturns(await findChangesOfOrder(tx, order.id), changeOrderIds)
  if (!picked.ok) return picked
  const document = await createDocument(tx, {
    kind: 'CreditMemo',
    order,
    items,
    delivery: null,
    fulfillmentOrderId: null,
    lines: toCreditMemoLines(picked.value, items, order.currencyIsoCode),
  })
  await setCreditMemo(
    tx,
    picked.value.map(({ id }) => id),
    document.id,
  )
  const due = await storeRefundOfCreditMemo(tx, document)
  if (due === null) await settleByCredit(tx, order.id)
  return ok({ document, due: due ?? [] })
}

function pickReturns(changes: readonly OrderChange[], changeOrderIds: readonly string[]): Result<OrderChange[]> {
  const picked = new Map<string, OrderChange>()
  for (const changeOrderId of changeOrderIds) {
    const change = changes.find(({ id }) => id === toFullIdIfValid(changeOrderId))
    if (change === undefined) return err(unknownChangeError(changeOrderId))
    if (change.type === 'Cancel') return err(billingErrors.nothingToCredit)
    if (change.creditMemoId !== null) return err(alreadyCreditedError(changeOrderId))
    picked.set(change.id, change)
  }
  return ok([...picked.values()])
}

function toCreditMemoLines(
  changes: readonly OrderChange[],
  items: readonly OrderItem[],
  currencyIsoCode: string,
): BillingLine[] {
  const itemsById = new Map(items.map((item) => [item.id, item]))
  return changes.flatMap(({ lines }) =>
    lines.flatMap(({ orderItemId, quantity, totalPrice, totalTax, addedTax, deliveryAmount }) => {
      const item = itemsById.get(orderItemId)
      if (item === undefined) return []
      const beforeDiscounts = roundMoney(item.unitPrice.times(quantity), currencyIsoCode)
      return [
        {
          id: newId('9yx'),
          orderItemId,
          quantity,
          unitPrice: item.unitPrice,
          adjustment: totalPrice.minus(beforeDiscounts),
          taxRatePercent: item.taxRatePercent,
          totalPrice,
          totalTax,
          addedTax,
          deliveryAmount,
        },
      ]
    }),
  )
}
