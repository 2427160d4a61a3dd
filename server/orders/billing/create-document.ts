import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import { lockAndInsertEvent } from '../../events/service.ts'
import { insertMail } from '../../mail/service.ts'
import { findPaymentsOfOrder, type Payment } from '../../payments/service.ts'
import { recordChange } from '../../records/service.ts'
import { getWebstore, toBillingSettings } from '../../webstore/service.ts'
import { sumLineShares } from '../line-share.ts'
import type { Order, OrderDelivery, OrderItem } from '../order.ts'
import type { BillingDocument, BillingKind, BillingLine } from './billing.ts'
import * as store from './store.ts'

/** What an invoice or a credit memo is made from. */
export interface DocumentContents {
  readonly kind: BillingKind
  readonly order: Order
  readonly items: readonly OrderItem[]
  readonly delivery: OrderDelivery | null
  /** Null for a credit memo. */
  readonly fulfillmentOrderId: string | null
  readonly lines: readonly BillingLine[]
}

const ID_PREFIXES = { Invoice: '3tt', CreditMemo: '50g' } as const
const EVENT_TYPES = { Invoice: 'InvoiceCreated', CreditMemo: 'CreditMemoCreated' } as const
const OPERATIONS = { Invoice: 'create-invoice', CreditMemo: 'create-credit-memo' } as const
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Creates an invoice or a credit memo under the next number of the store, with an event for other systems, a mail to who
 * placed the order, and an entry of the history. The order must be locked.
 */
export async function createDocument(tx: store.Transaction, contents: DocumentContents): Promise<BillingDocument> {
  const { kind, order, lines } = contents
  const webstore = await getWebstore(tx)
  const settings = toBillingSettings(webstore)
  const payments = await findPaymentsOfOrder(tx, order.id)
  const amounts = sumLineShares(lines)
  const number = await store.incrementNumber(tx, { webstoreId: webstore.id, kind })
  // After the wait for the number, so that documents have dates in the order of their numbers.
  const issuedAt = new Date()
  const document: BillingDocument = {
    id: newId(ID_PREFIXES[kind]),
    kind,
    number: settings.prefixes[kind] + String(number).padStart(8, '0'),
    orderSummaryId: order.id,
    fulfillmentOrderId: contents.fulfillmentOrderId,
    currencyIsoCode: order.currencyIsoCode,
    taxLocaleType: order.taxLocaleType,
    seller: settings.seller,
    billingAddress: order.billingAddress,
    deliveryAddress: contents.delivery?.deliveryAddress ?? null,
    purchaseOrderNumber: order.purchaseOrderNumber,
    ...toPaymentFacts(payments, { kind, total: amounts.grandTotal, termDays: settings.paymentTermDays, issuedAt }),
    productAmount: amounts.product,
    deliveryAmount: amounts.delivery,
    taxAmount: amounts.tax,
    grandTotalAmount: amounts.grandTotal,
    settledAmount: ZERO,
    settledOn: null,
    issuedAt,
  }
  await store.insertDocument(tx, document, lines)
  const payload = toEventPayload(document, contents)
  await lockAndInsertEvent(tx, { type: EVENT_TYPES[kind], recordId: order.id, payload })
  await recordChange(tx, {
    objectName: kind,
    recordId: document.id,
    operation: OPERATIONS[kind],
    newValues: { number: document.number, grandTotalAmount: payload.grandTotalAmount },
  })
  const to = order.contactInfo?.['email']
  if (to !== undefined) await insertMail(tx, { kind: EVENT_TYPES[kind], recordId: document.id, to })
  return document
}

/** Says how an invoice is paid: a card may be charged already, a purchase order is due by the terms of the store. */
function toPaymentFacts(
  payments: readonly Payment[],
  {
    kind,
    total,
    termDays,
    issuedAt,
  }: {
    readonly kind: BillingKind
    readonly total: Decimal
    readonly termDays: number | null
    readonly issuedAt: Date
  },
): Pick<BillingDocument, 'card' | 'paidAmount' | 'dueAt'> {
  const cardPayment = payments.find(({ card }) => card !== null)
  const isPaid = payments.some(({ status }) => status === 'Captured' || status === 'RefundDue')
  const isDueLater = kind === 'Invoice' && cardPayment === undefined && termDays !== null && total.gt(0)
  return {
    card: cardPayment?.card ?? null,
    paidAmount: kind === 'Invoice' && isPaid ? total : ZERO,
    dueAt: isDueLater ? new Date(issuedAt.valueOf() + termDays * DAY_MS) : null,
  }
}

function toEventPayload(document: BillingDocument, { order, items, lines }: DocumentContents) {
  const money = (amount: Decimal): string => toMoneyText(amount, document.currencyIsoCode)
  const skus = new Map(items.map(({ id, sku }) => [id, sku]))
  return {
    orderNumber: order.orderNumber,
    documentId: document.id,
    number: document.number,
    issuedDate: toTimestamp(document.issuedAt),
    fulfillmentOrderId: document.fulfillmentOrderId,
    purchaseOrderNumber: document.purchaseOrderNumber,
    currencyIsoCode: document.currencyIsoCode,
    productAmount: money(document.productAmount),
    deliveryAmount: money(document.deliveryAmount),
    taxAmount: money(document.taxAmount),
    grandTotalAmount: money(document.grandTotalAmount),
    items: lines.map(({ orderItemId, quantity, totalPrice, totalTax, deliveryAmount }) => ({
      orderItemSummaryId: orderItemId,
      sku: skus.get(orderItemId) ?? '',
      quantity: toText(quantity),
      totalPrice: money(totalPrice),
      totalTax: money(totalTax),
      deliveryAmount: money(deliveryAmount),
    })),
  }
}
