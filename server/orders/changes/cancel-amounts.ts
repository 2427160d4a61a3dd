import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { allocateProportionally, roundMoney } from '@hydrant/kernel/money/rounding.ts'
import type { CanceledAmounts, OrderDelivery, OrderItem } from '../order.ts'

/** The amounts of a line of an order that belong to a cancelled quantity; positive. */
export interface CanceledShare {
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

/**
 * Calculates the amounts of a quantity of a line that is cancelled after `quantityCanceled` of it was cancelled before.
 * Each is the difference between two rounded running totals, so that the parts of a line add up to its amounts in
 * whichever steps it is cancelled.
 */
export function calculateCanceledShare(
  item: Pick<OrderItem, 'quantity' | 'quantityCanceled' | 'totalPrice' | 'totalTax' | 'addedTax'>,
  {
    quantity,
    deliveryAmount,
    currencyIsoCode,
  }: { readonly quantity: Decimal; readonly deliveryAmount: Decimal; readonly currencyIsoCode: string },
): CanceledShare {
  const before = item.quantityCanceled
  const after = before.plus(quantity)
  const shareOf = (amount: Decimal, canceled: Decimal): Decimal =>
    roundMoney(amount.times(canceled).div(item.quantity), currencyIsoCode)
  const partOf = (amount: Decimal): Decimal => shareOf(amount, after).minus(shareOf(amount, before))
  return {
    totalPrice: partOf(item.totalPrice),
    totalTax: partOf(item.totalTax),
    addedTax: partOf(item.addedTax),
    deliveryAmount: partOf(deliveryAmount),
  }
}

/** Adds up shares to what they take off the order. */
export function sumCanceledShares(shares: readonly CanceledShare[]): CanceledAmounts {
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
