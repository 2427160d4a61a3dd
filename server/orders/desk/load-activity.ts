import type { OrderActivityEntry } from '@hydrant/contract/admin/order-desk.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { findHistoryOfRecords, type HistoryRow } from '../../history/service.ts'
import { findMailsOfRecords } from '../../mail/service.ts'
import { findPaymentsOfOrder, findRefundsOfOrder, isRefundable } from '../../payments/service.ts'
import type { BillingDocument } from '../billing/billing.ts'
import { findDocumentsOfOrder } from '../billing/store.ts'
import type { OrderChange } from '../changes/order-change.ts'
import { findChangesOfOrder } from '../changes/store.ts'
import { orderErrors } from '../errors.ts'
import type { Shipment } from '../fulfillment/fulfillment.ts'
import { findFulfillmentOrders, findShipments } from '../fulfillment/store.ts'
import { sumLineShares } from '../line-share.ts'
import type { Order } from '../order.ts'
import { findReturnOrdersOfOrder, type NumberedReturnOrder } from '../returns/store.ts'
import { findDeliveries, findOrder } from '../store.ts'
import { toEntry, toHistoryEntries, toMailEntries } from './activity-entries.ts'
import * as store from './store.ts'

/** What happened with an order, the latest first, and what is open about its returns. */
export interface Activity {
  readonly order: Order
  readonly entries: readonly OrderActivityEntry[]
  readonly returns: readonly NumberedReturnOrder[]
  readonly uncredited: ReadonlyArray<{ readonly change: OrderChange; readonly amount: Decimal }>
  /** Credit memos whose refund is due still, because the gateway has failed. */
  readonly refundable: readonly BillingDocument[]
}

/** Loads what happened with an order; an error when there is none. */
export async function loadActivity(db: store.ReadOnlyDb, orderSummaryId: string): Promise<Result<Activity>> {
  const id = normalizeId(orderSummaryId, '1Os')
  const order = id === null ? null : await findOrder(db, { id, referenceNumber: null, orderNumber: null })
  if (order === null) return err(orderErrors.unknownOrder)
  const [shipments, documents, changes, returns, notes] = [
    await findShipments(db, order.id),
    await findDocumentsOfOrder(db, order.id),
    await findChangesOfOrder(db, order.id),
    await findReturnOrdersOfOrder(db, order.id),
    await store.findNotes(db, order.id, { isForBuyer: false }),
  ]
  const parts = [...(await findFulfillmentOrders(db, order.id)), ...(await findDeliveries(db, order.id)), ...returns]
  const history = await findHistoryOfRecords(db, [order.id, ...toIds(parts)])
  const mails = await findMailsOfRecords(db, [order.id, ...toIds([...shipments, ...documents, ...changes, ...notes])])
  const refunds = await findRefundsOfOrder(db, order.id)
  const isPaidByCard = (await findPaymentsOfOrder(db, order.id)).some(isRefundable)
  const entries = [
    toEntry('Placed', order.orderedAt, { author: order.ownerName }),
    ...toHistoryEntries(history),
    ...shipments.map((shipment) => toShipmentEntry(shipment, history)),
    ...documents.map((document) => toDocumentEntry(document)),
    ...toMailEntries(mails),
    ...notes.map(({ audience, createdAt, authorName, text }) =>
      toEntry(audience === 'Buyer' ? 'BuyerNote' : 'StaffNote', createdAt, { author: authorName, text }),
    ),
    ...refunds.map(({ createdAt, amount, status }) =>
      toEntry('Refund', createdAt, {
        subject: status,
        amount: toMoneyText(amount, order.currencyIsoCode),
      }),
    ),
  ]
  return ok({
    order,
    entries: entries.toSorted((one, other) => (one.date < other.date ? 1 : -1)),
    returns,
    uncredited: changes
      .filter(({ type, creditMemoId }) => type === 'Return' && creditMemoId === null)
      .map((change) => ({ change, amount: sumLineShares(change.lines).grandTotal })),
    refundable: documents.filter((document) => {
      if (document.kind !== 'CreditMemo') return false
      const refund = refunds.find(({ creditMemoId }) => creditMemoId === document.id)
      // A memo of before its refund was stored with it (decision 97) has none.
      return refund === undefined ? isPaidByCard && document.grandTotalAmount.gt(0) : refund.status === 'Due'
    }),
  })
}

function toIds(rows: ReadonlyArray<{ readonly id: string }>): string[] {
  return rows.map(({ id }) => id)
}

/** A shipment; the history knows who has shipped it. */
function toShipmentEntry(
  { id, number, carrier, trackingNumber, shippedAt }: Shipment,
  history: readonly HistoryRow[],
): OrderActivityEntry {
  const entry = history.find(({ operation, newValues }) => operation === 'ship' && newValues?.includes(id) === true)
  const text = [carrier, trackingNumber].filter((part) => part !== null).join(' ')
  return toEntry('Shipment', shippedAt, { author: entry?.userName ?? null, subject: number, text })
}

function toDocumentEntry({ number, issuedAt, grandTotalAmount, currencyIsoCode }: BillingDocument): OrderActivityEntry {
  return toEntry('Document', issuedAt, { subject: number, amount: toMoneyText(grandTotalAmount, currencyIsoCode) })
}
