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
  /** The card that was charged, such as `Visa ending in 1111`; empty when none was. */
  readonly card: string
  /** Null for an order that names none. */
  readonly billTo: AddressView | null
  readonly currency: string
  /** What goes to one address each. */
  readonly deliveries: readonly OrderDeliveryView[]
  readonly totals: readonly TotalsRow[]
}

/** What of an order goes to one address. */
export interface OrderDeliveryView {
  readonly id: string
  readonly deliverTo: AddressView
  /** Empty for an order that names none. */
  readonly method: string
  /** The day on which it is wanted, as people read it; empty for none. */
  readonly wantedOn: string
  /** Null for what is no gift. */
  readonly gift: { readonly toName: string; readonly message: string } | null
  readonly lines: readonly OrderLineView[]
}

/** A line of an order, with what it takes to order it again. */
export interface OrderLineView extends TableLine {
  readonly productId: string
}

/** A placed order as its pages show it. */
export function orderView(order: OrderDetail): OrderView {
  const text = reader(order.fields)
  return {
    id: order.id,
    orderNumber: text('OrderNumber') || order.orderNumber,
    reference: text('OrderReferenceNumber') || order.orderNumber,
    date: formatDate(text('OrderedDate'), 'long'),
    status: order.status,
    orderedBy: text('OwnerName'),
    purchaseOrderNumber: text('PoNumber'),
    card: cardOf(order),
    billTo: text('BillingAddress') === '' ? null : addressOf(order.fields, 'BillTo'),
    currency: order.currencyIsoCode,
    deliveries: order.deliveryGroups.map(deliveryOf),
    totals: totalsOf(order, text),
  }
}

function deliveryOf({
  id,
  fields,
  deliveryMethod,
  lineItems,
}: OrderDetail['deliveryGroups'][number]): OrderDeliveryView {
  const text = reader(fields)
  return {
    id,
    deliverTo: addressOf(fields, 'DeliverTo'),
    method: deliveryMethod?.name ?? '',
    wantedOn: formatDate(text('DesiredDeliveryDate'), 'long'),
    gift: text('IsGift') === 'true' ? { toName: text('GiftToName'), message: text('GiftMessage') } : null,
    lines: lineItems.map(lineOf),
  }
}

function cardOf({ payments }: OrderDetail): string {
  const text = reader(payments.find(({ type }) => type === 'Card')?.fields ?? {})
  return text('CardLastFour') === '' ? '' : `${text('CardBrand') || 'Card'} ending in ${text('CardLastFour')}`
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
    // Before discounts: the totals below the lines begin with their sum and take every discount off it.
    total: text('TotalLineAmount') || text('TotalPrice'),
    ...(product !== null && { href: links.product({ id: product.id }) }),
  }
}

function totalsOf({ adjustments }: OrderDetail, text: (name: string) => string): TotalsRow[] {
  const afterOffers = text('TotalProductAmountAfterAdjustments')
  const hasOffers = afterOffers !== '' && afterOffers !== text('TotalProductAmount')
  return [
    { label: 'Products', amount: text('TotalProductAmount') },
    ...adjustments.map(({ displayName, amount }): TotalsRow => ({
      label: displayName ?? 'Discount',
      amount,
      kind: 'saving',
    })),
    ...(hasOffers ? [{ label: 'Products after discounts', amount: afterOffers }] : []),
    { label: 'Shipping', amount: text('TotalAdjustedDeliveryAmount') },
    { label: 'Tax', amount: text('TotalTaxAmount') },
    { label: 'Total', amount: text('GrandTotalAmount'), kind: 'total' },
  ]
}

/** Reads fields as texts; what is missing is empty. */
export function reader(fields: OrderFieldMap): (name: string) => string {
  return (name) => fields[name]?.text ?? ''
}
