import type { CartPromotion, CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'

/**
 * Converts a cart summary to the rows of its totals: products, promotions, shipping of the `deliveries` (the delivery
 * groups in use), tax and total.
 */
export function toTotalsRows(
  cart: CartSummary,
  promotions: readonly CartPromotion[],
  deliveries: readonly DeliveryGroup[],
): TotalsRow[] {
  const deliveryMethods = deliveries.map(({ selectedDeliveryMethod }) => selectedDeliveryMethod)
  const hasAllAddresses = deliveries.length > 0 && deliveries.every(({ deliveryAddress }) => deliveryAddress !== null)
  const amountAfterPromotions = cart.totalProductAmountAfterAdjustments ?? cart.totalProductAmount
  const hasPromotions = promotions.length > 0
  return [
    { label: 'Products', amount: cart.totalProductAmount },
    ...promotions.map((promotion): TotalsRow => ({
      label: promotion.displayName,
      amount: promotion.adjustmentAmount,
      kind: 'saving',
    })),
    ...(hasPromotions && !isSameAmount(amountAfterPromotions, cart.totalProductAmount)
      ? [{ label: 'Products after discounts', amount: amountAfterPromotions }]
      : []),
    deliveryMethods.length === 0 || deliveryMethods.includes(null)
      ? { label: 'Shipping', amount: null, note: 'Chosen at checkout' }
      : {
          label: 'Shipping',
          amount: cart.totalChargeAmount,
          note:
            deliveryMethods.length === 1
              ? (deliveryMethods[0]?.name ?? '')
              : `For ${deliveryMethods.length} deliveries`,
        },
    hasAllAddresses
      ? { label: 'Tax', amount: cart.totalTaxAmount }
      : { label: 'Tax', amount: null, note: 'Worked out at checkout' },
    { label: 'Total', amount: cart.grandTotalAmount, kind: 'total' },
  ]
}

function isSameAmount(one: string, other: string): boolean {
  const [left, right] = [parseDecimal(one), parseDecimal(other)]
  return left !== null && right !== null && left.eq(right)
}
