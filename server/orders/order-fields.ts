import type { OrderField, OrderFieldMap } from '@hydrant/contract/shop/order.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import type { Order, OrderItem } from './order.ts'

/** A field before it is told: its name, its label, what kind of value it is, and the value. */
type Row = readonly [name: string, label: string, dataType: 'String' | 'Currency' | 'DateTime' | 'Double' | 'Address', text: string | null]

type StoredAddress = Readonly<Record<string, string | boolean | null>>

/** The fields of an order that can be asked for. */
export function orderFields(order: Order): OrderFieldMap {
  const money = (amount: Order['grandTotalAmount']): string => moneyText(amount, order.currencyIsoCode)
  return toFieldMap([
    ['OrderNumber', 'Order number', 'String', order.orderNumber],
    ['OrderReferenceNumber', 'Reference number', 'String', order.referenceNumber],
    ['Status', 'Status', 'String', order.status],
    ['OrderedDate', 'Ordered', 'DateTime', toTimestamp(order.orderedAt)],
    ['OwnerName', 'Ordered by', 'String', order.ownerName],
    ['PoNumber', 'Purchase order', 'String', order.purchaseOrderNumber],
    ['PaymentMethod', 'Payment', 'String', order.paymentMethod],
    ['CurrencyIsoCode', 'Currency', 'String', order.currencyIsoCode],
    ['TotalListAmount', 'List price', 'Currency', money(order.totalListAmount)],
    ['TotalProductAmount', 'Products', 'Currency', money(order.totalProductAmount)],
    ['TotalAdjustmentAmount', 'Discounts', 'Currency', money(order.totalAdjustmentAmount)],
    ['TotalAdjustedProductAmount', 'Products after discounts', 'Currency', money(order.totalProductAmount.plus(order.totalAdjustmentAmount))],
    ['TotalAdjustedDeliveryAmount', 'Delivery', 'Currency', money(order.totalDeliveryAmount)],
    ['TotalTaxAmount', 'Tax', 'Currency', money(order.totalTaxAmount)],
    ['GrandTotalAmount', 'Total', 'Currency', money(order.grandTotalAmount)],
    ['BillingAddress', 'Billing address', 'Address', addressText(order.billingAddress)],
    ...addressFields('BillTo', 'Bill to', order.billingAddress),
  ])
}

/** The fields of what goes to one address. */
export function deliveryFields(order: Order): OrderFieldMap {
  return toFieldMap([
    ...addressFields('DeliverTo', 'Deliver to', order.deliveryAddress),
    ['DeliverToAddress', 'Delivery address', 'Address', addressText(order.deliveryAddress)],
    ['ShippingInstructions', 'Instructions', 'String', order.shippingInstructions],
    ['DesiredDeliveryDate', 'Desired delivery', 'DateTime', order.desiredDeliveryDate === null ? null : toTimestamp(order.desiredDeliveryDate)],
    ['TotalAdjustedDeliveryAmount', 'Delivery', 'Currency', moneyText(order.totalDeliveryAmount, order.currencyIsoCode)],
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
    ['TotalAdjustmentAmount', 'Discounts', 'Currency', moneyText(item.totalAdjustment, currencyIsoCode)],
    ['TotalPrice', 'Price', 'Currency', moneyText(item.totalPrice, currencyIsoCode)],
    ['TotalTaxAmount', 'Tax', 'Currency', moneyText(item.totalTax, currencyIsoCode)],
    ['TotalAmount', 'Price with tax', 'Currency', moneyText(item.totalPrice.plus(item.totalTax), currencyIsoCode)],
  ])
}

/** Fields as the wire tells them. */
export function toFieldMap(rows: readonly Row[]): OrderFieldMap {
  return Object.fromEntries(rows.map(([dataName, label, dataType, text]): [string, OrderField] => [dataName, { dataName, label, dataType, type: dataType, text }]))
}

/** Those of the fields that were asked for; all of them when none were named. */
export function pickFields(fields: OrderFieldMap, names: readonly string[]): OrderFieldMap {
  return names.length === 0 ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
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
