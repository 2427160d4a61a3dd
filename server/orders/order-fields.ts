import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import type { OrderField, OrderFieldMap } from '@hydrant/contract/shop/order.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { Payment } from '../payments/service.ts'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import { orderAmounts } from './order-amounts.ts'

/** A field before it is told: its name, its label, what kind of value it is, and the value. */
type Row = readonly [
  name: string,
  label: string,
  dataType: 'String' | 'Boolean' | 'Currency' | 'DateTime' | 'Double' | 'Address',
  text: string | null,
]

type StoredAddress = Readonly<Record<string, string | boolean | null>>

/** The fields of an order that can be asked for. */
export function orderFields(order: Order): OrderFieldMap {
  const money = (amount: Order['grandTotalAmount']): string => moneyText(amount, order.currencyIsoCode)
  const amounts = orderAmounts(order)
  return toFieldMap([
    ['OrderNumber', 'Order number', 'String', order.orderNumber],
    ['OrderReferenceNumber', 'Reference number', 'String', order.referenceNumber],
    ['Status', 'Status', 'String', order.status],
    ['OrderedDate', 'Ordered', 'DateTime', toTimestamp(order.orderedAt)],
    ['OwnerName', 'Ordered by', 'String', order.ownerName],
    ['PoNumber', 'Purchase order', 'String', order.purchaseOrderNumber],
    ['PaymentMethod', 'Payment', 'String', order.paymentMethod],
    ['CurrencyIsoCode', 'Currency', 'String', order.currencyIsoCode],
    ['TaxLocaleType', 'Tax', 'String', order.taxLocaleType],
    ['TotalListAmount', 'List price', 'Currency', money(order.totalListAmount)],
    ['TotalProductAmount', 'Products', 'Currency', money(order.totalProductAmount)],
    ['TotalAdjustmentAmount', 'Discounts', 'Currency', money(order.totalAdjustmentAmount)],
    [
      'TotalProductAmountAfterAdjustments',
      'Products after discounts',
      'Currency',
      money(order.totalProductAmount.plus(order.totalAdjustmentAmount)),
    ],
    [
      'TotalAdjustedProductAmount',
      'Products after discounts of single lines',
      'Currency',
      money(amounts.adjustedProduct),
    ],
    [
      'TotalAdjProductAmtWithTax',
      'Products after discounts of single lines, with tax',
      'Currency',
      money(amounts.adjustedProductWithTax),
    ],
    ['TotalAdjDistAmount', 'Discounts of the whole order', 'Currency', money(amounts.distributedAdjustment)],
    ['TotalAdjDistAmountWithTax', 'Discounts of the whole order', 'Currency', money(amounts.distributedAdjustment)],
    ['TotalDeliveryAmount', 'Delivery before discounts', 'Currency', money(amounts.delivery)],
    ['TotalAdjustedDeliveryAmount', 'Delivery', 'Currency', money(order.totalDeliveryAmount)],
    ['TotalAdjDeliveryAmtWithTax', 'Delivery with tax', 'Currency', money(order.totalDeliveryAmount)],
    ['TotalAmount', 'Total without tax', 'Currency', money(amounts.total)],
    ['TotalTaxAmount', 'Tax', 'Currency', money(order.totalTaxAmount)],
    ['GrandTotalAmount', 'Total', 'Currency', money(order.grandTotalAmount)],
    ['BillingAddress', 'Billing address', 'Address', addressText(order.billingAddress)],
    ...addressFields('BillTo', 'Bill to', order.billingAddress),
  ])
}

/** The fields of what goes to one address. */
export function deliveryFields(delivery: OrderDelivery, currencyIsoCode: string): OrderFieldMap {
  return toFieldMap([
    ['Name', 'Delivery', 'String', delivery.name],
    ...addressFields('DeliverTo', 'Deliver to', delivery.deliveryAddress),
    ['DeliverToAddress', 'Delivery address', 'Address', addressText(delivery.deliveryAddress)],
    ['ShippingInstructions', 'Instructions', 'String', delivery.shippingInstructions],
    [
      'DesiredDeliveryDate',
      'Desired delivery',
      'DateTime',
      delivery.desiredDeliveryDate === null ? null : toTimestamp(delivery.desiredDeliveryDate),
    ],
    ['TotalAdjustedDeliveryAmount', 'Delivery', 'Currency', moneyText(delivery.deliveryAmount, currencyIsoCode)],
    ['IsGift', 'Gift', 'Boolean', String(delivery.isGift)],
    ['GiftMessage', 'Gift message', 'String', delivery.giftMessage],
    ['GiftToName', 'Gift for', 'String', delivery.giftToName],
  ])
}

/** The fields of one line. */
export function itemFields(item: OrderItem, currencyIsoCode: string): OrderFieldMap {
  const variation = Object.entries(item.variationValues ?? {}).map(([name, value]) => `${name}: ${value}`)
  return toFieldMap([
    ['Name', 'Product', 'String', item.name],
    ['StockKeepingUnit', 'Part number', 'String', item.sku],
    ['Variation', 'Variation', 'String', variation.length === 0 ? null : variation.join(', ')],
    ['Quantity', 'Quantity', 'Double', toText(item.quantity)],
    ['ListPrice', 'List price', 'Currency', toText(item.listPrice)],
    ['UnitPrice', 'Unit price', 'Currency', toText(item.unitPrice)],
    [
      'TotalLineAmount',
      'Price before discounts',
      'Currency',
      moneyText(item.totalPrice.minus(item.totalAdjustment), currencyIsoCode),
    ],
    ['TotalAdjustmentAmount', 'Discounts', 'Currency', moneyText(item.totalAdjustment, currencyIsoCode)],
    ['TotalPrice', 'Price', 'Currency', moneyText(item.totalPrice, currencyIsoCode)],
    ['TotalTaxAmount', 'Tax', 'Currency', moneyText(item.totalTax, currencyIsoCode)],
    ['TotalAmount', 'Price with tax', 'Currency', moneyText(item.totalPrice.plus(item.addedTax), currencyIsoCode)],
    ['SubscriptionTerm', 'Term', 'Double', item.subscriptionTerm === null ? null : String(item.subscriptionTerm)],
  ])
}

/** The product of a line, as it was when it was ordered. */
export function productFields({ name, sku }: OrderItem): OrderFieldMap {
  return toFieldMap([
    ['Name', 'Product', 'String', name],
    ['StockKeepingUnit', 'Part number', 'String', sku],
  ])
}

/** How something was sent, and what that cost after discounts; no fields when no method was chosen. */
export function deliveryMethodFields(
  { deliveryMethodName, deliveryAmount }: OrderDelivery,
  currencyIsoCode: string,
): OrderFieldMap {
  if (deliveryMethodName === null) return {}
  return toFieldMap([
    ['Name', 'Delivery method', 'String', deliveryMethodName],
    ['AdjustedShippingFee', 'Shipping', 'Currency', moneyText(deliveryAmount, currencyIsoCode)],
  ])
}

/** What an order was paid with: a purchase order by its number, a card by what may be kept of it. */
export function paymentMethodFields({ purchaseOrderNumber, card }: Payment): OrderFieldMap {
  if (card === null) return toFieldMap([['PoNumber', 'Purchase order', 'String', purchaseOrderNumber]])
  return toFieldMap([
    ['CardType', 'Card', 'String', card.brand],
    ['CardLastFour', 'Card number ends with', 'String', card.lastFour],
    ['CardExpires', 'Card expires', 'String', card.expires],
  ])
}

/** The fields of one payment of an order; of a card only what may be kept. */
export function paymentFields({
  purchaseOrderNumber,
  status,
  amount,
  currencyIsoCode,
  card,
  gatewayReference,
}: Payment): OrderFieldMap {
  return toFieldMap([
    ['PoNumber', 'Purchase order', 'String', purchaseOrderNumber],
    ['Status', 'Status', 'String', PAYMENT_STATUS[status]],
    ['Amount', 'Amount', 'Currency', moneyText(amount, currencyIsoCode)],
    ['CardBrand', 'Card', 'String', card?.brand ?? null],
    ['CardLastFour', 'Card number ends with', 'String', card?.lastFour ?? null],
    ['CardExpires', 'Card expires', 'String', card?.expires ?? null],
    ['GatewayReference', 'Payment reference', 'String', gatewayReference],
  ])
}

/** What a buyer is told of where a payment stands. */
const PAYMENT_STATUS: Readonly<Record<Payment['status'], string>> = {
  Pending: 'Pending',
  Recorded: 'On invoice',
  Authorized: 'Authorized',
  CaptureDue: 'Authorized',
  Captured: 'Paid',
  ReversalDue: 'Given back',
  Reversed: 'Given back',
  Declined: 'Declined',
  Failed: 'Failed',
}

/** Fields as the wire tells them. */
function toFieldMap(rows: readonly Row[]): OrderFieldMap {
  return Object.fromEntries(
    rows.map(([dataName, label, dataType, text]): [string, OrderField] => [
      dataName,
      { dataName, label, dataType, type: dataType, text },
    ]),
  )
}

/**
 * The requested fields, under the names by which they were requested; all of them for '*' or without names. A name may
 * begin with its object's, as in `OrderSummary.Status`.
 */
export function pickFields(fields: OrderFieldMap, names: readonly string[]): OrderFieldMap {
  if (names.length === 0 || names.includes('*')) return fields
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = [name, name.replace(/^[^.]*\./, '')].find((one) => Object.hasOwn(fields, one))
      const field = own === undefined ? undefined : fields[own]
      return field === undefined ? [] : [[name, field]]
    }),
  )
}

/** The field names in a query. */
export function fieldNames(list: string | undefined): readonly string[] {
  const names = parseCsv(list, { max: Number.POSITIVE_INFINITY })
  return names.ok ? names.values : []
}

function addressFields(prefix: 'DeliverTo' | 'BillTo', label: string, address: StoredAddress | null): readonly Row[] {
  const part = (name: string): string | null => {
    const value = address?.[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const person = [part('firstName'), part('lastName')].filter((name) => name !== null).join(' ')
  return [
    [`${prefix}Name`, label, 'String', part('name') ?? (person || part('companyName'))],
    [`${prefix}CompanyName`, 'Company', 'String', part('companyName')],
    [`${prefix}Street`, 'Street', 'String', part('street')],
    [`${prefix}City`, 'City', 'String', part('city')],
    [`${prefix}State`, 'State', 'String', part('region')],
    [`${prefix}PostalCode`, 'Postal code', 'String', part('postalCode')],
    [`${prefix}Country`, 'Country', 'String', part('country')],
  ]
}

function addressText(address: StoredAddress | null): string | null {
  if (address === null) return null
  const { street, city, region, postalCode, country } = address
  const town = [city, region, postalCode].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return [street, town, country].filter((part) => typeof part === 'string' && part !== '').join(', ')
}
