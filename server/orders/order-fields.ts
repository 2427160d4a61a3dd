import { parseCsv } from '@hydrant/contract/shared/csv.ts'
import type { OrderField, OrderFieldMap } from '@hydrant/contract/shop/order.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { Payment } from '../payments/service.ts'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import { calculateOrderAmounts } from './order-amounts.ts'

/** A field before it is converted into its wire form: name, label, data type and value. */
type FieldRow = readonly [
  name: string,
  label: string,
  dataType: 'String' | 'Boolean' | 'Currency' | 'DateTime' | 'Double' | 'Address',
  text: string | null,
]

type StoredAddress = Readonly<Record<string, string | boolean | null>>

/** Returns the fields of an order that can be requested. */
export function toOrderFields(order: Order): OrderFieldMap {
  const money = (amount: Order['grandTotalAmount']): string => toMoneyText(amount, order.currencyIsoCode)
  const amounts = calculateOrderAmounts(order)
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
    ['BillingAddress', 'Billing address', 'Address', formatAddressLine(order.billingAddress)],
    ...toAddressFields('BillTo', 'Bill to', order.billingAddress),
  ])
}

/** Returns the fields of one delivery of an order. */
export function toDeliveryFields(delivery: OrderDelivery, currencyIsoCode: string): OrderFieldMap {
  return toFieldMap([
    ['Name', 'Delivery', 'String', delivery.name],
    ...toAddressFields('DeliverTo', 'Deliver to', delivery.deliveryAddress),
    ['DeliverToAddress', 'Delivery address', 'Address', formatAddressLine(delivery.deliveryAddress)],
    ['ShippingInstructions', 'Instructions', 'String', delivery.shippingInstructions],
    [
      'DesiredDeliveryDate',
      'Desired delivery',
      'DateTime',
      delivery.desiredDeliveryDate === null ? null : toTimestamp(delivery.desiredDeliveryDate),
    ],
    ['TotalAdjustedDeliveryAmount', 'Delivery', 'Currency', toMoneyText(delivery.deliveryAmount, currencyIsoCode)],
    ['IsGift', 'Gift', 'Boolean', String(delivery.isGift)],
    ['GiftMessage', 'Gift message', 'String', delivery.giftMessage],
    ['GiftToName', 'Gift for', 'String', delivery.giftToName],
  ])
}

/** Returns the fields of one line. */
export function toItemFields(item: OrderItem, currencyIsoCode: string): OrderFieldMap {
  const variation = Object.entries(item.variationValues ?? {}).map(([name, value]) => `${name}: ${value}`)
  return toFieldMap([
    ['Name', 'Product', 'String', item.name],
    ['StockKeepingUnit', 'Part number', 'String', item.sku],
    ['Variation', 'Variation', 'String', variation.length === 0 ? null : variation.join(', ')],
    ['Quantity', 'Quantity', 'Double', toText(item.quantity)],
    ['ListPrice', 'List price', 'Currency', toUnitPriceText(item.listPrice, currencyIsoCode)],
    ['UnitPrice', 'Unit price', 'Currency', toUnitPriceText(item.unitPrice, currencyIsoCode)],
    [
      'TotalLineAmount',
      'Price before discounts',
      'Currency',
      toMoneyText(item.totalPrice.minus(item.totalAdjustment), currencyIsoCode),
    ],
    ['TotalAdjustmentAmount', 'Discounts', 'Currency', toMoneyText(item.totalAdjustment, currencyIsoCode)],
    ['TotalPrice', 'Price', 'Currency', toMoneyText(item.totalPrice, currencyIsoCode)],
    ['TotalTaxAmount', 'Tax', 'Currency', toMoneyText(item.totalTax, currencyIsoCode)],
    ['TotalAmount', 'Price with tax', 'Currency', toMoneyText(item.totalPrice.plus(item.addedTax), currencyIsoCode)],
    ['SubscriptionTerm', 'Term', 'Double', item.subscriptionTerm === null ? null : String(item.subscriptionTerm)],
  ])
}

/** Returns the fields of a line's product, as it was when it was ordered. */
export function toProductFields({ name, sku }: OrderItem): OrderFieldMap {
  return toFieldMap([
    ['Name', 'Product', 'String', name],
    ['StockKeepingUnit', 'Part number', 'String', sku],
  ])
}

/** Returns the fields of a delivery method with its cost after discounts; none when no method was chosen. */
export function toDeliveryMethodFields(
  { deliveryMethodName, deliveryAmount }: OrderDelivery,
  currencyIsoCode: string,
): OrderFieldMap {
  if (deliveryMethodName === null) return {}
  return toFieldMap([
    ['Name', 'Delivery method', 'String', deliveryMethodName],
    ['AdjustedShippingFee', 'Shipping', 'Currency', toMoneyText(deliveryAmount, currencyIsoCode)],
  ])
}

/** Returns the fields of a payment method: the number of a purchase order, or the stored details of a card. */
export function toPaymentMethodFields({ purchaseOrderNumber, card }: Payment): OrderFieldMap {
  if (card === null) return toFieldMap([['PoNumber', 'Purchase order', 'String', purchaseOrderNumber]])
  return toFieldMap([
    ['CardType', 'Card', 'String', card.brand],
    ['CardLastFour', 'Card number ends with', 'String', card.lastFour],
    ['CardExpires', 'Card expires', 'String', card.expires],
  ])
}

/** Returns the fields of one payment of an order; of a card only the details that may be stored. */
export function toPaymentFields({
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
    ['Amount', 'Amount', 'Currency', toMoneyText(amount, currencyIsoCode)],
    ['CardBrand', 'Card', 'String', card?.brand ?? null],
    ['CardLastFour', 'Card number ends with', 'String', card?.lastFour ?? null],
    ['CardExpires', 'Card expires', 'String', card?.expires ?? null],
    ['GatewayReference', 'Payment reference', 'String', gatewayReference],
  ])
}

/** The text that a buyer sees for each payment status. */
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

/** Converts fields into their wire form. */
function toFieldMap(rows: readonly FieldRow[]): OrderFieldMap {
  return Object.fromEntries(
    rows.map(([dataName, label, dataType, text]): [string, OrderField] => [
      dataName,
      { dataName, label, dataType, type: dataType, text },
    ]),
  )
}

/**
 * Returns the requested fields, under the requested names; all of them for '*' or without names. A name may have an
 * object prefix, as in `OrderSummary.Status`.
 */
export function pickFields(fields: OrderFieldMap, names: readonly string[]): OrderFieldMap {
  if (names.length === 0 || names.includes('*')) return fields
  return Object.fromEntries(
    names.flatMap((name) => {
      const ownName = [name, name.replace(/^[^.]*\./, '')].find((one) => Object.hasOwn(fields, one))
      const field = ownName === undefined ? undefined : fields[ownName]
      return field === undefined ? [] : [[name, field]]
    }),
  )
}

/** Splits a list of field names; an unreadable list is empty, which means all fields. */
export function splitFieldNames(list: string | undefined): readonly string[] {
  const names = parseCsv(list, { max: Number.POSITIVE_INFINITY })
  return names.ok ? names.values : []
}

function toAddressFields(
  prefix: 'DeliverTo' | 'BillTo',
  label: string,
  address: StoredAddress | null,
): readonly FieldRow[] {
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

function formatAddressLine(address: StoredAddress | null): string | null {
  if (address === null) return null
  const { street, city, region, postalCode, country } = address
  const town = [city, region, postalCode].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return [street, town, country].filter((part) => typeof part === 'string' && part !== '').join(', ')
}
