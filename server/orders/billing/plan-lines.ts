import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { OrderDelivery, OrderItem } from '../order.ts'
import {
  allocateDeliveryAmounts,
  calculateLineShare,
  calculatePart,
  type QuantityRange,
  toInvoicedRange,
} from '../line-share.ts'
import type { BillingLine, InvoicedPart } from './billing.ts'

/** An order with what decides about the amounts of its next invoice. */
export interface InvoicedOrder {
  readonly currencyIsoCode: string
  readonly items: readonly OrderItem[]
  readonly deliveries: readonly OrderDelivery[]
  /** What cancellations took off the cost of delivery, by line. */
  readonly canceledDeliveryAmounts: ReadonlyMap<string, Decimal>
  /** What is on invoices, by line. */
  readonly invoiced: ReadonlyMap<string, InvoicedPart>
}

/**
 * Plans the lines of an invoice for quantities of one delivery. The last invoice of a delivery, after which none of its
 * lines is left, contains what is left of its cost, so that all invoices of an order add up to its total.
 */
export function planInvoiceLines(
  order: InvoicedOrder,
  deliveryGroupId: string,
  sent: ReadonlyArray<{ readonly orderItemId: string; readonly quantity: Decimal }>,
): BillingLine[] {
  const { items, deliveries, currencyIsoCode, invoiced } = order
  const deliveryAmounts = allocateDeliveryAmounts(deliveries, items, currencyIsoCode)
  const itemsById = new Map(items.map((item) => [item.id, item]))
  const lines = sent.flatMap(({ orderItemId, quantity }) => {
    const item = itemsById.get(orderItemId)
    if (item === undefined || quantity.lte(0)) return []
    const range = toInvoicedRange(item, invoiced.get(item.id)?.quantity ?? ZERO, quantity)
    const deliveryAmount = deliveryAmounts.get(item.id) ?? ZERO
    return [toInvoiceLine(item, { range, deliveryAmount, currencyIsoCode })]
  })
  const rest = calculateRestOfDelivery(order, deliveryGroupId, lines)
  return lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, deliveryAmount: line.deliveryAmount.plus(rest) } : line,
  )
}

function toInvoiceLine(
  item: OrderItem,
  {
    range,
    ...share
  }: { readonly range: QuantityRange; readonly deliveryAmount: Decimal; readonly currencyIsoCode: string },
): BillingLine {
  const { currencyIsoCode } = share
  return {
    id: newId('5TV'),
    orderItemId: item.id,
    quantity: range.to.minus(range.from),
    unitPrice: item.unitPrice,
    adjustment: calculatePart(item.totalAdjustment, { ...range, of: item.quantity, currencyIsoCode }),
    taxRatePercent: item.taxRatePercent,
    ...calculateLineShare(item, range, share),
  }
}

function calculateRestOfDelivery(
  { items, deliveries, canceledDeliveryAmounts, invoiced }: InvoicedOrder,
  deliveryGroupId: string,
  lines: readonly BillingLine[],
): Decimal {
  const delivery = deliveries.find(({ id }) => id === deliveryGroupId)
  const ofDelivery = items.filter((item) => item.deliveryGroupId === deliveryGroupId)
  const now = new Map(lines.map((line) => [line.orderItemId, line]))
  const isLeft = ({ id, quantity, quantityCanceled }: OrderItem): boolean =>
    sum([quantityCanceled, invoiced.get(id)?.quantity ?? ZERO, now.get(id)?.quantity ?? ZERO]).lt(quantity)
  if (delivery === undefined || ofDelivery.some(isLeft)) return ZERO
  const allocated = ofDelivery.flatMap(({ id }) => [
    canceledDeliveryAmounts.get(id) ?? ZERO,
    invoiced.get(id)?.deliveryAmount ?? ZERO,
    now.get(id)?.deliveryAmount ?? ZERO,
  ])
  return delivery.deliveryAmount.minus(sum(allocated))
}
