import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { lockAndInsertEvent } from '../../events/service.ts'
import { insertMail } from '../../mail/service.ts'
import { captureOrReverseAllIfDue, type PaymentDeps, storeRefundAndListDuePayments } from '../../payments/service.ts'
import { decrementCouponRedemptions } from '../../promotions/service.ts'
import { type Precondition, recordChange } from '../../records/service.ts'
import { findInvoicedParts } from '../billing/store.ts'
import { orderErrors } from '../errors.ts'
import { findFulfillmentOrders } from '../fulfillment/store.ts'
import { lockOrder, updateOrderStatus } from '../fulfillment/progress.ts'
import type { PartAmounts, Order, OrderItem } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { findDeliveries, findItems, findOrder } from '../store.ts'
import type { OrderChangeLine } from './order-change.ts'
import { type CancellableOrder, type CancelItem, type CancellationPlan, planCancellation } from './plan-cancellation.ts'
import { returnStock } from './return-stock.ts'
import * as store from './store.ts'

/** What is to be cancelled of an order, and what the caller knows of it. */
export interface Cancellation {
  readonly cancelItems: readonly CancelItem[]
  readonly precondition: Precondition
}

/** What a cancellation takes off an order. */
export interface CancellationAmounts {
  readonly order: Order
  readonly amounts: PartAmounts
}

/** Calculates what a cancellation would take off an order; returns an error when it cannot be done. */
export async function previewCancellation(
  database: store.Database,
  orderSummaryId: string,
  cancelItems: readonly CancelItem[],
): Promise<Result<CancellationAmounts>> {
  return database.query(async (db) => {
    const order = await loadCancellableOrder(db, normalizeId(orderSummaryId, '1Os'))
    if (order === null) return err(orderErrors.unknownOrder)
    const plan = planCancellation(order, cancelItems)
    return plan.ok ? ok({ order: order.order, amounts: plan.value.amounts }) : plan
  })
}

/**
 * Cancels quantities of an order that are in no fulfillment order: puts their stock back, takes their amounts off the
 * order, gives back what was paid by card for them, and stores an `OrderCancelled` event, a mail to the buyer and an entry
 * of the history. Returns an error, and changes nothing, when one of them cannot be cancelled, or when the order is not as the
 * caller knows it.
 */
export async function cancelOrderItems(
  deps: PaymentDeps,
  orderSummaryId: string,
  { cancelItems, precondition }: Cancellation,
): Promise<Result<CancellationAmounts & { readonly changeOrderId: string }>> {
  const result = await deps.database.transaction(async (tx) => {
    const locked = await lockOrder(tx, normalizeId(orderSummaryId, '1Os'), precondition)
    if (!locked.ok) return locked
    const order = await loadCancellableOrder(tx, locked.value.order.id)
    if (order === null) return err(orderErrors.unknownOrder)
    const plan = planCancellation(order, cancelItems)
    if (!plan.ok) return plan
    const changeOrderId = newId('801')
    await storeCancellation(tx, order, { ...plan.value, changeOrderId })
    await recordChange(tx, toHistoryEntry(order.order, { ...plan.value, changeOrderId }))
    const { order: updated } = await updateOrderStatus(tx, { order: locked.value.order, items: plan.value.items })
    const due = await tellAndRefund(tx, order, { ...plan.value, changeOrderId, status: updated.status })
    return ok({ order: order.order, amounts: plan.value.amounts, changeOrderId, due })
  })
  if (!result.ok) return result
  const { due, ...canceled } = result.value
  await captureOrReverseAllIfDue(deps, due)
  return ok(canceled)
}

async function loadCancellableOrder(
  db: store.ReadOnlyDb,
  id: string | null,
): Promise<(CancellableOrder & { readonly order: Order }) | null> {
  const order = id === null ? null : await findOrder(db, { id, referenceNumber: null, orderNumber: null })
  if (order === null) return null
  return {
    order,
    items: await findItems(db, order.id),
    deliveries: await findDeliveries(db, order.id),
    fulfillmentOrders: await findFulfillmentOrders(db, order.id),
    canceledDeliveryAmounts: await store.findCanceledDeliveryAmounts(db, order.id),
    invoiced: await findInvoicedParts(db, order.id),
  }
}

async function storeCancellation(
  tx: store.Transaction,
  { order, items, fulfillmentOrders }: CancellableOrder & { readonly order: Order },
  { changeOrderId, lines, amounts, items: itemsAfter }: CancellationPlan & { readonly changeOrderId: string },
): Promise<void> {
  const isWholeOrder = itemsAfter.every(({ quantity, quantityCanceled }) => quantityCanceled.eq(quantity))
  await store.insertOrderChange(tx, {
    id: changeOrderId,
    orderSummaryId: order.id,
    type: 'Cancel',
    left: {
      isWholeOrder,
      grandTotal: order.grandTotalAmount.minus(order.canceled.grandTotal).minus(amounts.grandTotal),
    },
    returnOrderId: null,
    lines,
  })
  for (const { orderItemId, quantity } of lines) await store.addQuantityCanceled(tx, orderItemId, quantity)
  await store.addCanceledAmounts(tx, order.id, amounts)
  await returnStock(tx, { items, fulfillmentOrders }, lines)
  // A coupon that was used for nothing that is left can be used again.
  if (isWholeOrder)
    await decrementCouponRedemptions(tx, {
      codes: order.adjustments.flatMap(({ couponCode }) => couponCode ?? []),
      accountId: order.accountId,
    })
}

function toHistoryEntry(
  { id, currencyIsoCode }: Order,
  { changeOrderId, lines, amounts }: CancellationPlan & { readonly changeOrderId: string },
) {
  const newValues = {
    changeOrderId,
    currencyIsoCode,
    canceledAmount: toMoneyText(amounts.grandTotal, currencyIsoCode),
    items: lines.map(({ orderItemId, quantity, reason, totalPrice, totalTax, deliveryAmount }) => ({
      orderItemSummaryId: orderItemId,
      quantity: toText(quantity),
      reason,
      totalPrice: toMoneyText(totalPrice, currencyIsoCode),
      totalTax: toMoneyText(totalTax, currencyIsoCode),
      deliveryAmount: toMoneyText(deliveryAmount, currencyIsoCode),
    })),
  }
  return { objectName: 'OrderSummary', recordId: id, operation: 'cancel-items', newValues }
}

/** Stores the event, the mail and the refund of a cancellation; returns the payments whose gateway calls are due. */
async function tellAndRefund(
  tx: store.Transaction,
  { order, items }: { readonly order: Order; readonly items: readonly OrderItem[] },
  cancellation: CancellationPlan & { readonly changeOrderId: string; readonly status: OrderStatus },
) {
  const { changeOrderId, amounts } = cancellation
  const left = order.grandTotalAmount.minus(order.canceled.grandTotal).minus(amounts.grandTotal)
  await lockAndInsertEvent(tx, {
    type: 'OrderCancelled',
    recordId: order.id,
    payload: toCancelledEventPayload(order, items, { ...cancellation, left }),
  })
  const to = order.contactInfo?.['email']
  if (to !== undefined) await insertMail(tx, { kind: 'OrderCancelled', recordId: changeOrderId, to })
  const due = await storeRefundAndListDuePayments(tx, {
    orderSummaryId: order.id,
    cause: { orderChangeId: changeOrderId },
    amount: amounts.grandTotal,
    isNothingLeft: left.eq(0),
  })
  return due ?? []
}

function toCancelledEventPayload(
  order: Order,
  items: readonly OrderItem[],
  cancellation: {
    readonly changeOrderId: string
    readonly status: OrderStatus
    readonly amounts: PartAmounts
    readonly lines: readonly OrderChangeLine[]
    readonly left: Decimal
  },
): object {
  const money = (amount: Decimal): string => toMoneyText(amount, order.currencyIsoCode)
  const skus = new Map(items.map(({ id, sku }) => [id, sku]))
  return {
    orderNumber: order.orderNumber,
    status: cancellation.status,
    changeOrderId: cancellation.changeOrderId,
    currencyIsoCode: order.currencyIsoCode,
    canceledAmount: money(cancellation.amounts.grandTotal),
    grandTotalAmount: money(cancellation.left),
    items: cancellation.lines.map(({ orderItemId, quantity, reason, totalPrice, totalTax, deliveryAmount }) => ({
      orderItemSummaryId: orderItemId,
      sku: skus.get(orderItemId) ?? '',
      quantity: toText(quantity),
      reason,
      totalPrice: money(totalPrice),
      totalTax: money(totalTax),
      deliveryAmount: money(deliveryAmount),
    })),
  }
}
