import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocateProportionally, roundMoney } from '@hydrant/kernel/money/rounding.ts'
import type { PartAmounts, OrderDelivery, OrderItem } from './order.ts'

/** The amounts of a line of an order that belong to a part of its quantity; positive. */
export interface LineShare {
  /** Includes the tax where prices include it. */
  readonly totalPrice: Decimal
  readonly totalTax: Decimal
  /** The part of the tax that is added to `totalPrice`. */
  readonly addedTax: Decimal
  readonly deliveryAmount: Decimal
}

/**
 * Allocates the cost of each delivery to its lines by their prices, so that the parts add up to it. Returns the part of
 * each line by its id.
 */
export function allocateDeliveryAmounts(
  deliveries: ReadonlyArray<Pick<OrderDelivery, 'id' | 'deliveryAmount'>>,
  items: ReadonlyArray<Pick<OrderItem, 'id' | 'deliveryGroupId' | 'totalPrice'>>,
  currencyIsoCode: string,
): Map<string, Decimal> {
  return new Map(
    deliveries.flatMap(({ id, deliveryAmount }) => {
      const lines = items.filter(({ deliveryGroupId }) => deliveryGroupId === id)
      const weights = lines.map(({ totalPrice }) => totalPrice)
      const parts = allocateProportionally(deliveryAmount, weights, currencyIsoCode)
      return lines.map((line, index): [string, Decimal] => [line.id, parts[index] ?? ZERO])
    }),
  )
}

/** Which part of the quantity of a line: what is between two of its units, counted from zero. */
export interface QuantityRange {
  readonly from: Decimal
  readonly to: Decimal
}

/** What is cancelled of a line: the units after those that were cancelled before. */
export function toCanceledRange(item: Pick<OrderItem, 'quantityCanceled'>, quantity: Decimal): QuantityRange {
  return { from: item.quantityCanceled, to: item.quantityCanceled.plus(quantity) }
}

/**
 * What is invoiced of a line, or comes back of what was invoiced, after so much of it was before. These are counted from
 * the end, so that no unit is both cancelled and invoiced.
 */
export function toInvoicedRange(item: Pick<OrderItem, 'quantity'>, before: Decimal, quantity: Decimal): QuantityRange {
  const to = item.quantity.minus(before)
  return { from: to.minus(quantity), to }
}

/**
 * Calculates the amounts of a part of a line. Each is the difference between two rounded running totals, so that parts
 * add up to the amounts of the line in whichever steps they are cancelled and invoiced.
 */
export function calculateLineShare(
  item: Pick<OrderItem, 'quantity' | 'totalPrice' | 'totalTax' | 'addedTax'>,
  range: QuantityRange,
  { deliveryAmount, currencyIsoCode }: { readonly deliveryAmount: Decimal; readonly currencyIsoCode: string },
): LineShare {
  const partOf = (amount: Decimal): Decimal => calculatePart(amount, { ...range, of: item.quantity, currencyIsoCode })
  return {
    totalPrice: partOf(item.totalPrice),
    totalTax: partOf(item.totalTax),
    addedTax: partOf(item.addedTax),
    deliveryAmount: partOf(deliveryAmount),
  }
}

/** What is left of a line after its cancellations. */
export interface LineLeft {
  /** After discounts; includes the tax where prices include it. */
  readonly totalPrice: Decimal
  /** What the discounts take off its price; negative, or zero. With the price of the quantity it is `totalPrice`. */
  readonly adjustment: Decimal
}

/** Calculates the price of what is left of a line after its cancellations, and its discount. */
export function calculateLineLeft(
  item: Pick<OrderItem, 'quantity' | 'quantityCanceled' | 'unitPrice' | 'totalPrice' | 'totalAdjustment'>,
  currencyIsoCode: string,
): LineLeft {
  const { quantity, quantityCanceled, unitPrice, totalPrice, totalAdjustment } = item
  const left = calculatePart(totalPrice, { from: quantityCanceled, to: quantity, of: quantity, currencyIsoCode })
  if (totalAdjustment.eq(0)) return { totalPrice: left, adjustment: ZERO }
  if (quantityCanceled.eq(0)) return { totalPrice: left, adjustment: totalAdjustment }
  const beforeDiscounts = roundMoney(unitPrice.times(quantity.minus(quantityCanceled)), currencyIsoCode)
  return { totalPrice: left, adjustment: left.minus(beforeDiscounts) }
}

/** Calculates the part of an amount of a line that belongs to a part of its quantity. */
export function calculatePart(
  amount: Decimal,
  { from, to, of, currencyIsoCode }: QuantityRange & { readonly of: Decimal; readonly currencyIsoCode: string },
): Decimal {
  const runningTotal = (quantity: Decimal): Decimal => roundMoney(amount.times(quantity).div(of), currencyIsoCode)
  return runningTotal(to).minus(runningTotal(from))
}

/** Adds up shares to the amounts of a cancellation, an invoice or a return. */
export function sumLineShares(shares: readonly LineShare[]): PartAmounts {
  const product = sum(shares.map(({ totalPrice }) => totalPrice))
  const delivery = sum(shares.map(({ deliveryAmount }) => deliveryAmount))
  const addedTax = sum(shares.map((share) => share.addedTax))
  return {
    product,
    delivery,
    tax: sum(shares.map(({ totalTax }) => totalTax)),
    grandTotal: product.plus(delivery).plus(addedTax),
  }
}
