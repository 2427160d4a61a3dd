import { type Decimal, decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import type { Order } from './order.ts'

/** What an order comes to. Adjustments are negative; amounts without `WithTax` have no tax in them. */
export interface OrderAmounts {
  /** Products and delivery after all adjustments. */
  readonly total: Decimal
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
 * The amounts of an order, such that adjusted products, adjusted delivery and distributed adjustments add up to the
 * total, and with the tax to the grand total. The tax is that of the amounts after all adjustments and counts with the
 * products: delivery is not taxed.
 */
export function orderAmounts(order: Order): OrderAmounts {
  const ofTarget = (target: string): Decimal =>
    sum(order.adjustments.filter(({ targetType }) => targetType === target).map(({ amount }) => decimal(amount)))
  const deliveryAdjustment = ofTarget('Shipping')
  const distributedAdjustment = sum(
    order.adjustments
      .filter(({ targetType }) => targetType !== 'Item' && targetType !== 'Shipping')
      .map(({ amount }) => decimal(amount)),
  )
  const total = order.grandTotalAmount.minus(order.totalTaxAmount)
  const adjustedProduct = total.minus(order.totalDeliveryAmount).minus(distributedAdjustment)
  return {
    total,
    adjustedProduct,
    adjustedProductWithTax: adjustedProduct.plus(order.totalTaxAmount),
    lineAdjustment: order.totalAdjustmentAmount.minus(distributedAdjustment),
    distributedAdjustment,
    delivery: order.totalDeliveryAmount.minus(deliveryAdjustment),
    deliveryAdjustment,
  }
}
