import type { OrderDetail, OrderFieldMap, OrderLine } from '@hydrant/contract/shop/order.ts'
import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import { formatDate } from '@hydrant/kernel/locale/format-date.ts'
import { addressView } from '../checkout/address-view.ts'
import type { AddressView } from '../checkout/checkout-view.ts'
import { links } from '../links.ts'
import type { TableLine } from './line-table.tsx'

/** What pages show of a placed order. Amounts are decimal strings, every one of them the server's. */
export interface OrderView {
  readonly id: string
  readonly orderNumber: string
  readonly reference: string
  readonly date: string
  readonly status: string
  readonly orderedBy: string
  readonly purchaseOrderNumber: string
  readonly deliverTo: AddressView
  readonly deliveryMethod: string
  /** Null for an order that names none. */
  readonly billTo: AddressView | null
  readonly currency: string
  readonly lines: readonly OrderLineView[]
  readonly totals: readonly TotalsRow[]
}

/** A line of an order, with what it takes to order it again. */
export interface OrderLineView extends TableLine {
  readonly productId: string
}

/** A placed order as its pages show it. */
export function orderView(order: OrderDetail): OrderView {
  const text = reader(order.fields)
  const group = order.deliveryGroups[0]
  return {
    id: order.id,
    orderNumber: text('OrderNumber') || order.orderNumber,
    reference: text('OrderReferenceNumber') || order.orderNumber,
    date: formatDate(text('OrderedDate'), 'long'),
    status: order.status,
    orderedBy: text('OwnerName'),
    purchaseOrderNumber: text('PoNumber'),
    deliverTo: addressOf(group?.fields ?? {}, 'DeliverTo'),
    deliveryMethod: group?.deliveryMethod?.name ?? '',
    billTo: text('BillingAddress') === '' ? null : addressOf(order.fields, 'BillTo'),
    currency: order.currencyIsoCode,
    lines: order.deliveryGroups.flatMap(({ lineItems }) => lineItems.map(lineOf)),
    totals: totalsOf(order, text),
  }
}

/** An address that fields hold part by part, as it is written at checkout too. */
function addressOf(fields: OrderFieldMap, prefix: 'DeliverTo' | 'BillTo'): AddressView {
  const part = (name: string) => fields[prefix + name]?.text ?? null
  return addressView({
    name: part('Name'),
    companyName: part('CompanyName'),
    street: part('Street'),
    city: part('City'),
    region: part('State'),
    postalCode: part('PostalCode'),
    country: part('Country') ?? '',
  })
}

function lineOf({ id, fields, product }: OrderLine): OrderLineView {
  const text = reader(fields)
  return {
    id,
    productId: product?.id ?? '',
    name: text('Name'),
    partNumber: text('StockKeepingUnit'),
    quantity: text('Quantity'),
    unitPrice: text('UnitPrice'),
    total: text('TotalPrice'),
    ...(product !== null && { href: links.product({ id: product.id }) }),
  }
}

function totalsOf({ adjustments }: OrderDetail, text: (name: string) => string): TotalsRow[] {
  const hasOffers = text('TotalAdjustedProductAmount') !== text('TotalProductAmount')
  return [
    { label: 'Products', amount: text('TotalProductAmount') },
    ...adjustments.map(({ displayName, amount }): TotalsRow => ({ label: displayName ?? 'Discount', amount, kind: 'saving' })),
    ...(hasOffers ? [{ label: 'Products after discounts', amount: text('TotalAdjustedProductAmount') }] : []),
    { label: 'Shipping', amount: text('TotalAdjustedDeliveryAmount') },
    { label: 'Tax', amount: text('TotalTaxAmount') },
    { label: 'Total', amount: text('GrandTotalAmount'), kind: 'total' },
  ]
}

/** Reads fields as texts; what is missing is empty. */
export function reader(fields: OrderFieldMap): (name: string) => string {
  return (name) => fields[name]?.text ?? ''
}
