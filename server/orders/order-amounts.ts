import { type Decimal, decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import type { Order } from './order.ts'

/**
 * The amounts of an order, as they are after cancellations, except for the adjustments and the delivery before them, which
 * stay as ordered until nothing of the order is left. Adjustments are negative; amounts without `WithTax` exclude tax.
 */
export interface OrderAmounts {
  /** What is left to be paid after cancellations. */
  readonly grandTotal: Decimal
  readonly tax: Decimal
  /** Products and delivery after all adjustments. */
  readonly total: Decimal
  readonly adjustedDelivery: Decimal
  /** Products after the adjustments of single lines. */
  readonly adjustedProduct: Decimal
  readonly adjustedProductWithTax: Decimal
  /** The adjustments of single lines. */
  readonly lineAdjustment: Decimal
  /** The adjustments of the whole order, which are distributed over its lines. */
  readonly distributedAdjustment: Decimal
  /** Delivery before its adjustments. */
  readonly delivery: Decimal
  readonly deliveryAdjustment: Decimal
}

/**
 * Calculates the amounts of an order without what was cancelled, so that adjusted products, adjusted delivery and
 * distributed adjustments add up to the total, and with the tax to the grand total. The tax is that of the amounts
 * after all adjustments and belongs to the products: delivery is not taxed.
 */
export function calculateOrderAmounts(order: Order): OrderAmounts {
  const sumAdjustments = (target: string): Decimal =>
    sum(order.adjustments.filter(({ targetType }) => targetType === target).map(({ amount }) => decimal(amount)))
  const deliveryAdjustment = sumAdjustments('Shipping')
  const orderedDistributedAdjustment = sum(
    order.adjustments
      .filter(({ targetType }) => targetType !== 'Item' && targetType !== 'Shipping')
      .map(({ amount }) => decimal(amount)),
  )
  // Nothing is left that a discount of the whole order could be distributed over.
  const isWhollyCanceled = order.status === 'Cancelled'
  const distributedAdjustment = isWhollyCanceled ? ZERO : orderedDistributedAdjustment
  const { canceled } = order
  const grandTotal = order.grandTotalAmount.minus(canceled.grandTotal)
  const tax = order.totalTaxAmount.minus(canceled.tax)
  const adjustedDelivery = order.totalDeliveryAmount.minus(canceled.delivery)
  const total = grandTotal.minus(tax)
  const adjustedProduct = total.minus(adjustedDelivery).minus(distributedAdjustment)
  return {
    grandTotal,
    tax,
    total,
    adjustedDelivery,
    adjustedProduct,
    adjustedProductWithTax: adjustedProduct.plus(tax),
    lineAdjustment: isWhollyCanceled ? ZERO : order.totalAdjustmentAmount.minus(distributedAdjustment),
    distributedAdjustment,
    delivery: order.totalDeliveryAmount.minus(deliveryAdjustment),
    deliveryAdjustment,
  }
}
