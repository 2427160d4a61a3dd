import type { CartPromotion, CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import type { TotalsRow } from '@hydrant/design/summary/totals.tsx'
import { parseDecimal, toText } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/cart.js'

/**
 * Converts a cart summary to the rows of its totals: products, promotions, shipping of the `deliveries` (the delivery
 * groups in use), tax, total, and what the products cost less than at list prices, by agreed prices and promotions.
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
    { label: messages.products(), amount: cart.totalProductAmount },
    ...promotions.map((promotion): TotalsRow => ({
      label: promotion.displayName,
      amount: promotion.adjustmentAmount,
      kind: 'saving',
    })),
    ...(hasPromotions && !isSameAmount(amountAfterPromotions, cart.totalProductAmount)
      ? [{ label: messages.productsAfterDiscounts(), amount: amountAfterPromotions }]
      : []),
    deliveryMethods.length === 0 || deliveryMethods.includes(null)
      ? { label: messages.shipping(), amount: null, note: messages.shippingLater() }
      : {
          label: messages.shipping(),
          amount: cart.totalChargeAmount,
          note:
            deliveryMethods.length === 1
              ? (deliveryMethods[0]?.name ?? '')
              : messages.shippingOfDeliveries({ count: deliveryMethods.length }),
        },
    hasAllAddresses
      ? { label: messages.tax(), amount: cart.totalTaxAmount }
      : { label: messages.tax(), amount: null, note: messages.taxLater() },
    { label: messages.total(), amount: cart.grandTotalAmount, kind: 'total' },
    ...toSavingRows(cart.totalListPrice, amountAfterPromotions),
  ]
}

function toSavingRows(listAmount: string, amount: string): TotalsRow[] {
  const saving = parseDecimal(listAmount)?.minus(parseDecimal(amount) ?? listAmount)
  return saving?.gt(0) === true ? [{ label: messages.youSave(), amount: toText(saving), kind: 'saving' }] : []
}

function isSameAmount(one: string, other: string): boolean {
  const [left, right] = [parseDecimal(one), parseDecimal(other)]
  return left !== null && right !== null && left.eq(right)
}
