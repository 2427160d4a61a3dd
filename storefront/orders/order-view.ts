import type {
  OrderDetail,
  OrderDocument,
  OrderFieldMap,
  OrderLine,
  OrderShipmentDetail,
} from '@hydrant/contract/shop/order.ts'
import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import { formatDate, formatDays } from '@hydrant/kernel/locale/format-date.ts'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { toAddressView } from '../checkout/address-view.ts'
import type { AddressView } from '../checkout/checkout-view.ts'
import { links } from '../links.ts'
import type { TableLine } from './line-table.tsx'
import { emptyIfZero } from './empty-if-zero.ts'
import { toOrderStatusText } from './order-status.ts'

/** What pages show of a placed order. Amounts are decimal strings from the server. */
export interface OrderView {
  readonly id: string
  readonly orderNumber: string
  readonly reference: string
  readonly date: string
  readonly status: string
  /** Whether nothing is picked before the shop has approved it. */
  readonly isAwaitingApproval: boolean
  readonly orderedBy: string
  /** Where mails about it go; empty when unknown. */
  readonly email: string
  readonly purchaseOrderNumber: string
  /** The person or department that the goods are for; empty for none. */
  readonly attention: string
  readonly costCenter: string
  /** The purchase order that is attached; null for none. */
  readonly purchaseOrderFile: { readonly id: string; readonly name: string } | null
  /** The card that was charged, such as `Visa ending in 1111`; empty when none was. */
  readonly card: string
  /** Null for an order without a billing address. */
  readonly billTo: AddressView | null
  readonly currency: string
  /** The deliveries, one for each address. */
  readonly deliveries: readonly OrderDeliveryView[]
  /** What has left the shop, the oldest first. */
  readonly shipments: readonly ShipmentView[]
  /** Invoices and credit memos, the oldest first. */
  readonly documents: readonly DocumentView[]
  /** What the shop has written to the buyer, the oldest first. */
  readonly notes: readonly NoteView[]
  readonly totals: readonly TotalsRow[]
}

/** What the shop has written to the buyer. */
export interface NoteView {
  readonly id: string
  readonly text: string
  readonly date: string
}

/** An invoice or a credit memo. The amount is a decimal string. */
export interface DocumentView {
  readonly id: string
  readonly kind: 'Invoice' | 'CreditMemo'
  readonly number: string
  readonly date: string
  readonly amount: string
  /** What is left to pay of an invoice on account, or when it was paid. */
  readonly payment: string | null
}

/** A parcel that has left the shop. */
export interface ShipmentView {
  readonly id: string
  readonly number: string
  readonly carrier: string
  readonly shippedDate: string
  /** Empty when no date is known. */
  readonly expectedDate: string
  /** Empty when there is none. */
  readonly trackingNumber: string
  /** Null when the carrier has no page for it. */
  readonly trackingUrl: string | null
  readonly items: ReadonlyArray<{
    readonly id: string
    readonly quantity: string
    readonly partNumber: string
    readonly name: string
  }>
}

/** One delivery of an order. */
export interface OrderDeliveryView {
  readonly id: string
  readonly deliverTo: AddressView
  /** Empty for an order without a delivery method. */
  readonly method: string
  /** The desired delivery date, formatted; empty for none. */
  readonly desiredDate: string
  /** The days between which it was said to arrive; empty when none were known. */
  readonly arrivalDays: string
  /** Null when the delivery is no gift. */
  readonly gift: { readonly toName: string; readonly message: string } | null
  readonly lines: readonly OrderLineView[]
}

/** A line of an order, with the product to order it again. */
export interface OrderLineView extends TableLine {
  readonly productId: string
}

/** Converts a placed order to its view. */
export function toOrderView(order: OrderDetail): OrderView {
  const readText = createFieldReader(order.fields)
  return {
    id: order.id,
    orderNumber: readText('OrderNumber') || order.orderNumber,
    reference: readText('OrderReferenceNumber') || order.orderNumber,
    date: formatDate(readText('OrderedDate'), 'long'),
    status: toOrderStatusText(order.status),
    isAwaitingApproval: order.status === 'Awaiting Approval',
    orderedBy: readText('OwnerName'),
    email: order.owner?.email ?? '',
    purchaseOrderNumber: readText('PoNumber'),
    attention: readText('Attention__c'),
    costCenter: readText('CostCenter__c'),
    purchaseOrderFile:
      order.purchaseOrderFile === undefined
        ? null
        : { id: order.purchaseOrderFile.documentId, name: order.purchaseOrderFile.fileName },
    card: formatCard(order),
    billTo: readText('BillingAddress') === '' ? null : readAddress(order.fields, 'BillTo'),
    currency: order.currencyIsoCode,
    deliveries: order.deliveryGroups.map(toDeliveryView),
    shipments: (order.shipments ?? []).map(toShipmentView),
    documents: (order.documents ?? []).map(({ documentId, kind, number, issuedDate, grandTotalAmount, account }) => ({
      id: documentId,
      kind,
      number,
      date: formatDate(issuedDate, 'long'),
      amount: grandTotalAmount,
      payment: account === undefined ? null : describePayment(account, order.currencyIsoCode),
    })),
    notes: (order.notes ?? []).map(({ text, createdDate }) => ({
      id: createdDate,
      text,
      date: formatDate(createdDate, 'long'),
    })),
    totals: toTotalsRows(order, readText),
  }
}

function describePayment(
  { balance, dueDate, paidDate }: NonNullable<OrderDocument['account']>,
  currency: string,
): string | null {
  if (paidDate !== null) return messages.settledOnDay({ date: formatDate(paidDate.slice(0, 10), 'long') })
  if (Number(balance) === 0) return null
  const amount = formatMoney(balance, currency)
  return dueDate === null
    ? messages.leftToPay({ amount })
    : messages.leftToPayUntil({ amount, date: formatDate(dueDate.slice(0, 10), 'long') })
}

function toShipmentView(shipment: OrderShipmentDetail): ShipmentView {
  return {
    id: shipment.shipmentId,
    number: shipment.shipmentNumber,
    carrier: shipment.carrier,
    shippedDate: formatDate(shipment.shippedDate, 'long'),
    expectedDate: formatDate(shipment.expectedDeliveryDate ?? '', 'long'),
    trackingNumber: shipment.trackingNumber ?? '',
    trackingUrl: shipment.trackingUrl,
    items: shipment.items.map(({ orderItemSummaryId, sku, name, quantity }) => ({
      id: orderItemSummaryId,
      quantity: formatQuantity(quantity),
      partNumber: sku,
      name,
    })),
  }
}

function toDeliveryView({
  id,
  fields,
  deliveryMethod,
  lineItems,
}: OrderDetail['deliveryGroups'][number]): OrderDeliveryView {
  const readText = createFieldReader(fields)
  return {
    id,
    deliverTo: readAddress(fields, 'DeliverTo'),
    method: deliveryMethod?.name ?? '',
    desiredDate: formatDate(readText('DesiredDeliveryDate'), 'long'),
    arrivalDays: formatDays(readText('EarliestArrival__c'), readText('LatestArrival__c'), { hasYear: true }),
    gift: readText('IsGift') === 'true' ? { toName: readText('GiftToName'), message: readText('GiftMessage') } : null,
    lines: lineItems.map(toLineView),
  }
}

function formatCard({ payments }: OrderDetail): string {
  const readText = createFieldReader(payments.find(({ type }) => type === 'Card')?.fields ?? {})
  return readText('CardLastFour') === ''
    ? ''
    : messages.cardEndingIn({ brand: readText('CardBrand') || messages.card(), digits: readText('CardLastFour') })
}

/** Reads an address from the order's fields. */
function readAddress(fields: OrderFieldMap, prefix: 'DeliverTo' | 'BillTo'): AddressView {
  const readPart = (name: string) => fields[prefix + name]?.text ?? null
  return toAddressView({
    name: readPart('Name'),
    companyName: readPart('CompanyName'),
    street: readPart('Street'),
    city: readPart('City'),
    region: readPart('State'),
    postalCode: readPart('PostalCode'),
    country: readPart('Country') ?? '',
  })
}

function toLineView({ id, fields, product }: OrderLine): OrderLineView {
  const readText = createFieldReader(fields)
  return {
    id,
    productId: product?.id ?? '',
    name: readText('Name'),
    partNumber: readText('StockKeepingUnit'),
    note: readText('Note__c'),
    reference: readText('CustomerReference__c'),
    quantity: readText('Quantity'),
    quantityCanceled: readText('QuantityCanceled'),
    quantityReturned: readText('QuantityReturned'),
    unitPrice: readText('UnitPrice'),
    quantityLeft: subtract(readText('Quantity'), readText('QuantityCanceled')),
    discount: emptyIfZero(readText('AdjustmentAfterCancellation') || readText('TotalAdjustmentAmount')),
    // After discounts, as in the cart, and without what was cancelled.
    total: readText('TotalPriceAfterCancellation') || readText('TotalPrice'),
    ...(product !== null && { href: links.product({ id: product.id }) }),
  }
}

function subtract(quantity: string, canceled: string): string {
  const [whole, part] = [parseDecimal(quantity), parseDecimal(canceled)]
  return whole === null || part === null || part.eq(0) ? quantity : toText(whole.minus(part))
}

function toTotalsRows({ adjustments }: OrderDetail, readText: (name: string) => string): TotalsRow[] {
  const amountAfterPromotions = readText('TotalProductAmountAfterAdjustments')
  const hasPromotions = amountAfterPromotions !== '' && amountAfterPromotions !== readText('TotalProductAmount')
  const canceledAmount = readText('TotalCanceledProductAmount')
  const returnedAmount = readText('TotalReturnedAmount')
  return [
    { label: messages.products(), amount: readText('TotalProductAmount') },
    ...adjustments.map(({ displayName, amount }): TotalsRow => ({
      label: displayName ?? messages.discount(),
      amount,
      kind: 'saving',
    })),
    ...(hasPromotions ? [{ label: messages.productsAfterDiscounts(), amount: amountAfterPromotions }] : []),
    ...(canceledAmount === '' ? [] : [{ label: messages.canceledItems(), amount: canceledAmount }]),
    { label: messages.shipping(), amount: readText('TotalAdjustedDeliveryAmount') },
    { label: messages.tax(), amount: readText('TotalTaxAmount') },
    { label: messages.total(), amount: readText('GrandTotalAmount'), kind: 'total' },
    ...(returnedAmount === '' ? [] : [{ label: messages.creditedForReturns(), amount: returnedAmount }]),
  ]
}

/** Creates a function that reads a field's text; empty when it is missing. */
export function createFieldReader(fields: OrderFieldMap): (name: string) => string {
  return (name) => fields[name]?.text ?? ''
}
