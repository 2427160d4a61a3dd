import type { CartPromotion, CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'

/**
 * What a cart comes to, as lines that add up: products, what offers take off them, shipping of `deliveries`, the
 * delivery groups that something is in, tax and the total.
 */
export function cartTotals(
  cart: CartSummary,
  promotions: readonly CartPromotion[],
  deliveries: readonly DeliveryGroup[],
): TotalsRow[] {
  const methods = deliveries.map(({ selectedDeliveryMethod }) => selectedDeliveryMethod)
  const isSentSomewhere = deliveries.length > 0 && deliveries.every(({ deliveryAddress }) => deliveryAddress !== null)
  const afterOffers = cart.totalProductAmountAfterAdjustments ?? cart.totalProductAmount
  const hasOffers = promotions.length > 0
  return [
    { label: 'Products', amount: cart.totalProductAmount },
    ...promotions.map((promotion): TotalsRow => ({
      label: promotion.displayName,
      amount: promotion.adjustmentAmount,
      kind: 'saving',
    })),
    ...(hasOffers && !isSame(afterOffers, cart.totalProductAmount)
      ? [{ label: 'Products after discounts', amount: afterOffers }]
      : []),
    methods.length === 0 || methods.includes(null)
      ? { label: 'Shipping', amount: null, note: 'Chosen at checkout' }
      : {
          label: 'Shipping',
          amount: cart.totalChargeAmount,
          note: methods.length === 1 ? (methods[0]?.name ?? '') : `For ${methods.length} deliveries`,
        },
    isSentSomewhere
      ? { label: 'Tax', amount: cart.totalTaxAmount }
      : { label: 'Tax', amount: null, note: 'Worked out at checkout' },
    { label: 'Total', amount: cart.grandTotalAmount, kind: 'total' },
  ]
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [parseDecimal(one), parseDecimal(other)]
  return left !== null && right !== null && left.eq(right)
}
