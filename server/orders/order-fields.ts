import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import type { OrderField, OrderFieldMap } from '@hydrant/contract/shop/order.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText, toUnitPriceText } from '@hydrant/kernel/money/rounding.ts'
import type { Message } from '@hydrant/kernel/result/result.ts'
import { toTimestamp } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/server/orders.js'
import type { Payment } from '../payments/service.ts'
import type { Order, OrderDelivery, OrderItem } from './order.ts'
import { calculateLineProgress } from './fulfillment/fulfillment.ts'
import { calculateLineLeft } from './line-share.ts'
import { calculateOrderAmounts } from './order-amounts.ts'
import type { OrderView } from './service.ts'

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
  const { canceled } = order
  return toFieldMap([
    ['OrderNumber', messages.orderNumber(), 'String', order.orderNumber],
    ['OrderReferenceNumber', messages.referenceNumber(), 'String', order.referenceNumber],
    ['Status', messages.status(), 'String', order.status],
    ['OrderedDate', messages.ordered(), 'DateTime', toTimestamp(order.orderedAt)],
    ['OwnerName', messages.orderedBy(), 'String', order.ownerName],
    ['PoNumber', messages.purchaseOrder(), 'String', order.purchaseOrderNumber],
    ['Attention__c', messages.attention(), 'String', order.attention],
    ['CostCenter__c', messages.costCenter(), 'String', order.costCenter],
    ['PaymentMethod', messages.payment(), 'String', order.paymentMethod],
    ['CurrencyIsoCode', messages.currency(), 'String', order.currencyIsoCode],
    ['TaxLocaleType', messages.tax(), 'String', order.taxLocaleType],
    ['TotalListAmount', messages.listPrice(), 'Currency', money(order.totalListAmount)],
    ['TotalProductAmount', messages.products(), 'Currency', money(order.totalProductAmount)],
    ['TotalAdjustmentAmount', messages.discounts(), 'Currency', money(order.totalAdjustmentAmount)],
    [
      'TotalProductAmountAfterAdjustments',
      messages.productsAfterDiscounts(),
      'Currency',
      money(order.totalProductAmount.plus(order.totalAdjustmentAmount)),
    ],
    ['TotalAdjustedProductAmount', messages.productsAfterLineDiscounts(), 'Currency', money(amounts.adjustedProduct)],
    [
      'TotalAdjProductAmtWithTax',
      messages.productsAfterLineDiscountsWithTax(),
      'Currency',
      money(amounts.adjustedProductWithTax),
    ],
    ['TotalAdjDistAmount', messages.orderDiscounts(), 'Currency', money(amounts.distributedAdjustment)],
    ['TotalAdjDistAmountWithTax', messages.orderDiscounts(), 'Currency', money(amounts.distributedAdjustment)],
    ['TotalDeliveryAmount', messages.deliveryBeforeDiscounts(), 'Currency', money(amounts.delivery)],
    ['TotalAdjustedDeliveryAmount', messages.delivery(), 'Currency', money(amounts.adjustedDelivery)],
    ['TotalAdjDeliveryAmtWithTax', messages.deliveryWithTax(), 'Currency', money(amounts.adjustedDelivery)],
    [
      // Negative like a discount; none when nothing was cancelled.
      'TotalCanceledProductAmount',
      messages.canceledProducts(),
      'Currency',
      canceled.product.eq(0) ? null : money(canceled.product.times(-1)),
    ],
    ['TotalAmount', messages.totalWithoutTax(), 'Currency', money(amounts.total)],
    ['TotalTaxAmount', messages.tax(), 'Currency', money(amounts.tax)],
    ['GrandTotalAmount', messages.total(), 'Currency', money(amounts.grandTotal)],
    [
      // Negative like a discount; none when nothing has come back.
      'TotalReturnedAmount',
      messages.returnedItems(),
      'Currency',
      order.returnedGrandTotalAmount.eq(0) ? null : money(order.returnedGrandTotalAmount.times(-1)),
    ],
    ['BillingAddress', messages.billingAddress(), 'Address', formatAddressLine(order.billingAddress)],
    ...toAddressFields('BillTo', messages.billTo(), order.billingAddress),
  ])
}

function toDayTimestamp(day: string | null): string | null {
  return day === null ? null : toTimestamp(new Date(day))
}

/** Returns the fields of one delivery of an order. */
export function toDeliveryFields(delivery: OrderDelivery, currencyIsoCode: string): OrderFieldMap {
  return toFieldMap([
    ['Name', messages.delivery(), 'String', delivery.name],
    ...toAddressFields('DeliverTo', messages.deliverTo(), delivery.deliveryAddress),
    ['DeliverToAddress', messages.deliveryAddress(), 'Address', formatAddressLine(delivery.deliveryAddress)],
    ['ShippingInstructions', messages.instructions(), 'String', delivery.shippingInstructions],
    [
      'DesiredDeliveryDate',
      messages.desiredDelivery(),
      'DateTime',
      delivery.desiredDeliveryDate === null ? null : toTimestamp(delivery.desiredDeliveryDate),
    ],
    ['EarliestArrival__c', messages.earliestArrival(), 'DateTime', toDayTimestamp(delivery.earliestArrival)],
    ['LatestArrival__c', messages.latestArrival(), 'DateTime', toDayTimestamp(delivery.latestArrival)],
    [
      'TotalAdjustedDeliveryAmount',
      messages.delivery(),
      'Currency',
      toMoneyText(delivery.deliveryAmount, currencyIsoCode),
    ],
    ['IsGift', messages.gift(), 'Boolean', String(delivery.isGift)],
    ['GiftMessage', messages.giftMessage(), 'String', delivery.giftMessage],
    ['GiftToName', messages.giftFor(), 'String', delivery.giftToName],
  ])
}

/** Returns the labelled fields, such as name, quantity and prices, that the API returns for one line of an order. */
export function toItemFields(
  item: OrderItem,
  { order: { currencyIsoCode }, fulfillmentOrders }: Pick<OrderView, 'order' | 'fulfillmentOrders'>,
): OrderFieldMap {
  const { fulfilled, availableToFulfill } = calculateLineProgress(item, fulfillmentOrders)
  const left = calculateLineLeft(item, currencyIsoCode)
  const variation = Object.entries(item.variationValues ?? {}).map(([name, value]) => `${name}: ${value}`)
  return toFieldMap([
    ['Name', messages.product(), 'String', item.name],
    ['StockKeepingUnit', messages.partNumber(), 'String', item.sku],
    ['Variation', messages.variation(), 'String', variation.length === 0 ? null : variation.join(', ')],
    ['Note__c', messages.note(), 'String', item.note],
    ['CustomerReference__c', messages.customerReference(), 'String', item.customerReference],
    ['Quantity', messages.quantity(), 'Double', toText(item.quantity)],
    ['QuantityOrdered', messages.quantityOrdered(), 'Double', toText(item.quantity)],
    ['QuantityCanceled', messages.quantityCanceled(), 'Double', toText(item.quantityCanceled)],
    ['QuantityFulfilled', messages.quantityFulfilled(), 'Double', toText(fulfilled)],
    ['QuantityReturned', messages.quantityReturned(), 'Double', toText(item.quantityReturned)],
    ['QuantityAvailableToCancel', messages.quantityAvailableToCancel(), 'Double', toText(availableToFulfill)],
    ['ListPrice', messages.listPrice(), 'Currency', toUnitPriceText(item.listPrice, currencyIsoCode)],
    ['UnitPrice', messages.unitPrice(), 'Currency', toUnitPriceText(item.unitPrice, currencyIsoCode)],
    [
      'TotalLineAmount',
      messages.priceBeforeDiscounts(),
      'Currency',
      toMoneyText(item.totalPrice.minus(item.totalAdjustment), currencyIsoCode),
    ],
    ['TotalAdjustmentAmount', messages.discounts(), 'Currency', toMoneyText(item.totalAdjustment, currencyIsoCode)],
    ['TotalPrice', messages.price(), 'Currency', toMoneyText(item.totalPrice, currencyIsoCode)],
    [
      'TotalPriceAfterCancellation',
      messages.priceAfterCancellation(),
      'Currency',
      toMoneyText(left.totalPrice, currencyIsoCode),
    ],
    [
      'AdjustmentAfterCancellation',
      messages.discountsAfterCancellation(),
      'Currency',
      toMoneyText(left.adjustment, currencyIsoCode),
    ],
    ['TotalTaxAmount', messages.tax(), 'Currency', toMoneyText(item.totalTax, currencyIsoCode)],
    [
      'TotalAmount',
      messages.priceWithTax(),
      'Currency',
      toMoneyText(item.totalPrice.plus(item.addedTax), currencyIsoCode),
    ],
    [
      'SubscriptionTerm',
      messages.term(),
      'Double',
      item.subscriptionTerm === null ? null : String(item.subscriptionTerm),
    ],
  ])
}

/** Returns the fields of a line's product, as it was when it was ordered. */
export function toProductFields({ name, sku }: OrderItem): OrderFieldMap {
  return toFieldMap([
    ['Name', messages.product(), 'String', name],
    ['StockKeepingUnit', messages.partNumber(), 'String', sku],
  ])
}

/** Returns the fields of a delivery method with its cost after discounts; none when no method was chosen. */
export function toDeliveryMethodFields(
  { deliveryMethodName, deliveryAmount }: OrderDelivery,
  currencyIsoCode: string,
): OrderFieldMap {
  if (deliveryMethodName === null) return {}
  return toFieldMap([
    ['Name', messages.deliveryMethod(), 'String', deliveryMethodName],
    ['AdjustedShippingFee', messages.shipping(), 'Currency', toMoneyText(deliveryAmount, currencyIsoCode)],
  ])
}

/** Returns the fields of a payment method: the number of a purchase order, or the stored details of a card. */
export function toPaymentMethodFields({ purchaseOrderNumber, card }: Payment): OrderFieldMap {
  if (card === null) return toFieldMap([['PoNumber', messages.purchaseOrder(), 'String', purchaseOrderNumber]])
  return toFieldMap([
    ['CardType', messages.card(), 'String', card.brand],
    ['CardLastFour', messages.cardNumberEndsWith(), 'String', card.lastFour],
    ['CardExpires', messages.cardExpires(), 'String', card.expires],
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
    ['PoNumber', messages.purchaseOrder(), 'String', purchaseOrderNumber],
    ['Status', messages.status(), 'String', PAYMENT_STATUS[status]()],
    ['Amount', messages.amount(), 'Currency', toMoneyText(amount, currencyIsoCode)],
    ['CardBrand', messages.card(), 'String', card?.brand ?? null],
    ['CardLastFour', messages.cardNumberEndsWith(), 'String', card?.lastFour ?? null],
    ['CardExpires', messages.cardExpires(), 'String', card?.expires ?? null],
    ['GatewayReference', messages.paymentReference(), 'String', gatewayReference],
  ])
}

/** The text that a buyer sees for each payment status. */
const PAYMENT_STATUS: Readonly<Record<Payment['status'], Message>> = {
  Pending: messages.paymentPending,
  Recorded: messages.paymentOnInvoice,
  Authorized: messages.paymentAuthorized,
  CaptureDue: messages.paymentAuthorized,
  Captured: messages.paymentPaid,
  RefundDue: messages.paymentPaid,
  ReversalDue: messages.paymentGivenBack,
  Reversed: messages.paymentGivenBack,
  Declined: messages.paymentDeclined,
  Failed: messages.paymentFailed,
}

/** Converts fields into their wire form. */
export function toFieldMap(rows: readonly FieldRow[]): OrderFieldMap {
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
export function pickFieldsOrAll(fields: OrderFieldMap, names: readonly string[]): OrderFieldMap {
  if (names.length === 0 || names.includes('*')) return fields
  return Object.fromEntries(
    names.flatMap((name) => {
      const fieldName = [name, name.replace(/^[^.]*\./, '')].find((candidate) => Object.hasOwn(fields, candidate))
      const field = fieldName === undefined ? undefined : fields[fieldName]
      return field === undefined ? [] : [[name, field]]
    }),
  )
}

/**
 * Splits a comma-separated list of field names; a list that cannot be parsed counts as empty, which means all fields.
 */
export function splitFieldNames(list: string | undefined): readonly string[] {
  const names = parseUniqueCsvValues(list, { max: Number.POSITIVE_INFINITY })
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
    [`${prefix}CompanyName`, messages.company(), 'String', part('companyName')],
    [`${prefix}Street`, messages.street(), 'String', part('street')],
    [`${prefix}City`, messages.city(), 'String', part('city')],
    [`${prefix}State`, messages.state(), 'String', part('region')],
    [`${prefix}PostalCode`, messages.postalCode(), 'String', part('postalCode')],
    [`${prefix}Country`, messages.country(), 'String', part('country')],
  ]
}

function formatAddressLine(address: StoredAddress | null): string | null {
  if (address === null) return null
  const { street, city, region, postalCode, country } = address
  const cityLine = [city, region, postalCode].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return [street, cityLine, country].filter((part) => typeof part === 'string' && part !== '').join(', ')
}
