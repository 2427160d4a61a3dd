import type { Database, ReadOnlyDb, Transaction } from '@hydrant/database/connection/database.ts'
import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, toText, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { recordChangeByStaff } from '../records/service.ts'
import type { Shopper } from '../accounts/service.ts'
import { findSellableProducts, type SellableProduct } from '../catalogue/service.ts'
import { learnNumbers } from '../customer-part-numbers/service.ts'
import { findPaymentsOfOrder, type Payment } from '../payments/service.ts'
import { recordSales } from '../recommendations/service.ts'
import { toClientAddressKey, countAttempt, subtractAttempt, pauseAttempts } from '../session/service.ts'
import { recordBoughtProducts } from './bought/service.ts'
import { orderErrors } from './errors.ts'
import type { FulfillmentOrder, Shipment } from './fulfillment/fulfillment.ts'
import type { BillingDocument } from './billing/billing.ts'
import { findDocumentsOfOrder } from './billing/store.ts'
import { findNotes, type OrderNote } from './desk/store.ts'
import { findFulfillmentOrders, findShipments } from './fulfillment/store.ts'
import type { Order, OrderDelivery, OrderDraft, OrderItem } from './order.ts'
import { toInitialStatus } from './order-status.ts'
import { createReferenceNumber, parseReferenceNumber } from './reference-number.ts'
import { findFileOfOrder, type PurchaseOrderFile } from './purchase-order-file/store.ts'
import * as store from './store.ts'

export type { Order, OrderDelivery, OrderDraft, OrderItem } from './order.ts'
export { findBoughtProductIds } from './bought/service.ts'
export { composeOrderStepMails } from './approval/order-step-mails.ts'
export { composeDocumentMail } from './billing/document-mail.ts'
export { composeOrderCancelledMail } from './changes/order-cancelled-mail.ts'
export { composeOrderReturnedMail } from './returns/order-returned-mail.ts'
export { composeOrderNoteMail } from './desk/order-note-mail.ts'
export { findOrdersWithStock } from './desk/stock-store.ts'
export { composeOrderShippedMail } from './fulfillment/order-shipped-mail.ts'
export { composeOrderConfirmedMail } from './order-mail.ts'

/** A line of a new order, and the stock that was taken for it from each location. */
export interface OrderedLine {
  readonly item: Omit<OrderItem, 'id' | 'quantityCanceled' | 'quantityReturned' | 'quantityReturnInitiated'>
  readonly takenStock: ReadonlyArray<{
    readonly productId: string
    readonly locationId: string
    readonly quantity: Decimal
  }>
}

/** An order with its id and reference number, before it is stored; the database assigns the order number. */
export type NewOrder = Omit<Order, 'orderNumber'>

/** Builds an order from its draft: adds id, reference number, status, date and the language of the request. Stores nothing. */
export function buildNewOrder(draft: OrderDraft): NewOrder {
  return {
    ...draft,
    id: newId('1Os'),
    referenceNumber: createReferenceNumber(),
    status: toInitialStatus(draft.approval),
    canceled: { product: ZERO, delivery: ZERO, tax: ZERO, grandTotal: ZERO },
    returnedGrandTotalAmount: ZERO,
    language: currentLocale(),
    orderedAt: new Date(),
  }
}

/**
 * Stores an order, counts its sales for recommendations, learns customer part numbers from the references of its lines, and
 * stores the `OrderPlaced` event for other systems and the mail that confirms it. Returns it with its order number.
 */
export async function storeOrderWithSalesAndMessages(
  tx: Transaction,
  newOrder: NewOrder,
  contents: { readonly deliveries: readonly OrderDelivery[]; readonly lines: readonly OrderedLine[] },
): Promise<Order> {
  const newLines = contents.lines.map((line) => ({
    ...line,
    item: {
      ...line.item,
      id: newId('10u'),
      quantityCanceled: ZERO,
      quantityReturned: ZERO,
      quantityReturnInitiated: ZERO,
    },
  }))
  const allocations = newLines.flatMap(({ item, takenStock }) =>
    takenStock.map((allocation) => ({ id: newId('0aL'), orderItemId: item.id, ...allocation })),
  )
  const items = newLines.map(({ item }) => item)
  const [order] = await Promise.all([
    store.insertOrderWithEvent(tx, newOrder, {
      deliveries: contents.deliveries,
      items,
      allocations,
      eventPayload: toPlacedEventPayload(newOrder, { items, deliveries: contents.deliveries }),
      mailTo: newOrder.contactInfo?.['email'] ?? null,
    }),
    recordSales(tx, {
      orderId: newOrder.id,
      // A guest has no id, so each of their orders counts as one of another buyer.
      buyerId: newOrder.accountId ?? newOrder.ownerId ?? newOrder.id,
      products: items.map(({ productId, quantity }) => ({ productId, quantity: toText(quantity) })),
    }),
  ])
  // After the order, which each of its rows refers to.
  await recordBoughtProducts(tx, {
    ...newOrder,
    buyerId: newOrder.accountId ?? newOrder.ownerId,
    items,
  })
  await learnNumbers(tx, newOrder.accountId, {
    lines: items.map(({ productId, customerReference }) => ({ productId, text: customerReference })),
    otherNumbers: newOrder.purchaseOrderNumber === null ? [] : [newOrder.purchaseOrderNumber],
  })
  await recordChangeByStaff(tx, { objectName: 'OrderSummary', recordId: order.id, operation: 'place-order' })
  return order
}

/** Finds the id of an order by its reference number, or null. */
export async function findOrderId(db: ReadOnlyDb, referenceNumber: string): Promise<string | null> {
  const result = await store.findOrder(db, { id: null, referenceNumber, orderNumber: null })
  return result?.id ?? null
}

/** Lists a page of the effective account's orders, newest first. */
export async function listOrders(
  db: ReadOnlyDb,
  shopper: Shopper,
  listing: Omit<store.OrderQuery, 'accountId' | 'ownerId'> & { readonly ownOnly: boolean },
): Promise<{ orders: Order[]; total: number }> {
  const { ownOnly, ...page } = listing
  const accountId = shopper.account?.id ?? null
  return store.findOrderPage(db, {
    ...page,
    accountId,
    ownerId: ownOnly || accountId === null ? shopper.userId : null,
  })
}

/** An order with its lines, and those of their products that are still visible. */
export interface OrderView {
  readonly order: Order
  readonly deliveries: readonly OrderDelivery[]
  readonly items: readonly OrderItem[]
  readonly payments: readonly Payment[]
  readonly fulfillmentOrders: readonly FulfillmentOrder[]
  readonly shipments: readonly Shipment[]
  readonly documents: readonly BillingDocument[]
  /** What staff have written to the buyer, the oldest first. */
  readonly notes: readonly OrderNote[]
  /** The purchase order that the buyer has attached; null for none. */
  readonly purchaseOrderFile: PurchaseOrderFile | null
  readonly products: ReadonlyMap<string, SellableProduct>
}

/**
 * The id, reference number or order number of the order to find, and the email or phone by which a guest proves that it
 * is theirs.
 */
export interface OrderLookup {
  readonly idOrNumber: string
  readonly email: string | null
  readonly phone: string | null
}

/** How a guest proves that an order is theirs: by email or phone, in the request itself or in its `verification`. */
export interface OrderProof {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly verification?: { readonly email?: string | null; readonly phoneNumber?: string | null } | null | undefined
}

/** Converts the id or number of an order in a request, and the proof of a guest, to an order lookup. */
export function toOrderLookup(idOrNumber: string, { email, phone, verification }: OrderProof): OrderLookup {
  return {
    idOrNumber: idOrNumber.trim(),
    email: email ?? verification?.email ?? null,
    phone: phone ?? verification?.phoneNumber ?? null,
  }
}

/** Loads an order of a signed-in buyer by its id; returns an error when there is none, or for a guest. */
export async function loadOrder(db: ReadOnlyDb, shopper: Shopper, orderSummaryId: string): Promise<Result<OrderView>> {
  const id = normalizeId(orderSummaryId, '1Os')
  return id === null
    ? err(orderErrors.unknownOrder)
    : lookUpOrder(db, shopper, { idOrNumber: id, email: null, phone: null })
}

/**
 * Finds an order by id, reference number or order number. A guest proves by e-mail address or phone number that it is
 * theirs, and cannot use the order number: it is sequential, and somebody who knows an address could try all of them.
 */
export async function lookUpOrder(db: ReadOnlyDb, shopper: Shopper, lookup: OrderLookup): Promise<Result<OrderView>> {
  if (shopper.user === null && lookup.email === null && lookup.phone === null) return err(orderErrors.guestWithoutProof)
  const order = await store.findOrder(db, {
    id: normalizeId(lookup.idOrNumber, '1Os'),
    referenceNumber: parseReferenceNumber(lookup.idOrNumber),
    orderNumber: shopper.user === null ? null : lookup.idOrNumber,
  })
  if (order === null || !canReadOrder(shopper, order, lookup)) return err(orderErrors.unknownOrder)
  return ok(await loadOrderView(db, shopper, order))
}

/** Loads an order as its buyer sees it, for staff; the shopper decides of which products there are pictures. */
export async function loadOrderAsBuyer(
  db: ReadOnlyDb,
  shopper: Shopper,
  orderSummaryId: string,
): Promise<Result<OrderView>> {
  const id = normalizeId(orderSummaryId, '1Os')
  const order = id === null ? null : await store.findOrder(db, { id, referenceNumber: null, orderNumber: null })
  return order === null ? err(orderErrors.unknownOrder) : ok(await loadOrderView(db, shopper, order))
}

async function loadOrderView(db: ReadOnlyDb, shopper: Shopper, order: Order): Promise<OrderView> {
  const items = await store.findItems(db, order.id)
  const products = await findSellableProducts(db, shopper, [...new Set(items.map(({ productId }) => productId))])
  return {
    order,
    deliveries: await store.findDeliveries(db, order.id),
    items,
    payments: await findPaymentsOfOrder(db, order.id),
    fulfillmentOrders: await findFulfillmentOrders(db, order.id),
    shipments: await findShipments(db, order.id),
    documents: await findDocumentsOfOrder(db, order.id),
    notes: await findNotes(db, order.id, { isForBuyer: true }),
    purchaseOrderFile: order.purchaseOrderNumber === null ? null : await findFileOfOrder(db, order.id),
    products,
  }
}

/**
 * How often guests from one client address may fail per minute, and after how many failures each further attempt is
 * delayed.
 */
const MAX_ATTEMPTS_PER_MINUTE = 20
const DELAY_OPTIONS = { freeTries: 5, longestSeconds: 30 }

/**
 * Looks up an order, with a rate limit for those who prove by email address or phone number that it is theirs. Their
 * attempt is counted in the database, for all processes, before anything is compared, and removed again when it succeeds:
 * this prevents finding out by trial which email address belongs to an order. Buyers who name none are not counted.
 */
export async function lookUpOrderWithGuestLimit(
  database: Database,
  shopper: Shopper,
  { clientAddress, ...lookup }: OrderLookup & { readonly clientAddress: string },
): Promise<Result<OrderView>> {
  const findAndVerify = () => database.query((db) => lookUpOrder(db, shopper, lookup))
  if (lookup.email === null && lookup.phone === null) return findAndVerify()
  const key = `order ${toClientAddressKey(clientAddress)}`
  const attempt = await database.transaction((tx) =>
    countAttempt(tx, { key, limit: MAX_ATTEMPTS_PER_MINUTE, windowSeconds: 60, error: orderErrors.tooManyLookups }),
  )
  if (!attempt.ok) return attempt
  const result = await findAndVerify()
  await database.transaction((tx) =>
    result.ok ? subtractAttempt(tx, key) : pauseAttempts(tx, { key, ...DELAY_OPTIONS }),
  )
  return result
}

function canReadOrder(
  shopper: Shopper,
  order: Order,
  proof: { readonly email: string | null; readonly phone: string | null },
): boolean {
  if (order.ownerId === null) return isProofValid(order, proof)
  if (shopper.user === null) return false
  return shopper.account === null ? order.ownerId === shopper.user.id : order.accountId === shopper.account.id
}

function isProofValid(
  { contactInfo }: Order,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): boolean {
  const sameEmail =
    email !== null && email.trim() !== '' && contactInfo?.['email']?.toLowerCase() === email.trim().toLowerCase()
  const samePhone =
    phone !== null &&
    extractDigits(phone) !== '' &&
    extractDigits(contactInfo?.['phoneNumber'] ?? '') === extractDigits(phone)
  return sameEmail || samePhone
}

function extractDigits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Creates the payload of the `OrderPlaced` event, apart from the order number, which the database adds. */
function toPlacedEventPayload(
  order: NewOrder,
  { items, deliveries }: { readonly items: readonly OrderItem[]; readonly deliveries: readonly OrderDelivery[] },
) {
  const money = (amount: Decimal): string => toMoneyText(amount, order.currencyIsoCode)
  return {
    orderSummaryId: order.id,
    referenceNumber: order.referenceNumber,
    accountId: order.accountId,
    ownerId: order.ownerId,
    currencyIsoCode: order.currencyIsoCode,
    purchaseOrderNumber: order.purchaseOrderNumber,
    attention: order.attention,
    costCenter: order.costCenter,
    status: order.status,
    paymentMethod: order.paymentMethod,
    contactInfo: order.contactInfo,
    billingAddress: order.billingAddress,
    totalProductAmount: money(order.totalProductAmount),
    totalAdjustmentAmount: money(order.totalAdjustmentAmount),
    totalDeliveryAmount: money(order.totalDeliveryAmount),
    totalTaxAmount: money(order.totalTaxAmount),
    grandTotalAmount: money(order.grandTotalAmount),
    deliveries: deliveries.map(({ id, deliveryAddress, deliveryMethodName, deliveryAmount }) => ({
      id,
      deliveryAddress,
      deliveryMethodName,
      deliveryAmount: money(deliveryAmount),
    })),
    items: items.map(({ id, deliveryGroupId, productId, sku, name, quantity, unitPrice, totalPrice, totalTax }) => ({
      id,
      deliveryGroupId,
      productId,
      sku,
      name,
      quantity: toText(quantity),
      unitPrice: toUnitPriceText(unitPrice, order.currencyIsoCode),
      totalPrice: money(totalPrice),
      totalTax: money(totalTax),
    })),
  }
}
