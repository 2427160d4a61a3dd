import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import { sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { type CartAmounts, groupsToSend, type LineShare, type OpenCart } from '../cart/service.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import type { TakenStock } from '../inventory/service.ts'
import type { OrderDelivery, OrderDraft, OrderedLine } from '../orders/service.ts'
import type { Payment } from '../payments/service.ts'
import { contactOf } from './checkout-problems.ts'
import type { OpenCheckout } from './open-checkout.ts'

/** What an order is made from. */
export interface OrderFacts extends OpenCheckout {
  readonly payment: Payment
  readonly amounts: CartAmounts
}

/** The order that a checkout leads to. */
export function orderDraft({ checkout, open, payment, amounts }: OrderFacts): OrderDraft {
  const { cart, shopper, offers } = open
  return {
    checkoutId: checkout.id,
    cartId: cart.id,
    accountId: cart.accountId,
    ownerId: cart.ownerId,
    ownerName: shopper.user?.name ?? null,
    contactInfo: contactOf(checkout, shopper),
    currencyIsoCode: cart.currencyIsoCode,
    taxLocaleType: amounts.taxLocaleType,
    purchaseOrderNumber: payment.purchaseOrderNumber,
    totalListAmount: amounts.list,
    totalProductAmount: amounts.sales,
    totalAdjustmentAmount: amounts.itemAdjustment.plus(amounts.cartAdjustment),
    totalDeliveryAmount: amounts.shippingFee.plus(amounts.shippingAdjustment),
    totalTaxAmount: amounts.tax,
    grandTotalAmount: amounts.grandTotal,
    billingAddress: payment.billingAddress,
    adjustments: amounts.reductions.flatMap(({ promotionId, amount }) => {
      const promotion = offers.promotions.find(({ id }) => id === promotionId)
      if (promotion === undefined) return []
      const { displayName, couponCode, targetType } = promotion
      return [{ displayName, couponCode, targetType, amount: moneyText(amount, cart.currencyIsoCode) }]
    }),
    paymentMethod: payment.requestType === 'SimplePurchaseOrder' ? 'Purchase order' : 'Card',
  }
}

/** What goes where: the delivery groups of a cart that something is in. */
export function orderDeliveries(open: OpenCart, amounts: CartAmounts): OrderDelivery[] {
  return groupsToSend(open).map(({ group, method }) => {
    const fee = amounts.groupFees.find(({ groupId }) => groupId === group.id)
    return {
      id: group.id,
      name: group.name,
      deliveryAddress: group.deliveryAddress,
      deliveryMethodId: method?.id ?? null,
      deliveryMethodName: method?.name ?? null,
      deliveryAmount: fee === undefined ? ZERO : fee.fee.plus(fee.adjustment),
      shippingInstructions: group.shippingInstructions,
      desiredDeliveryDate: group.desiredDeliveryDate,
      isGift: group.isGift,
      giftMessage: group.giftMessage,
      giftToName: group.giftToName,
    }
  })
}

/** A line as it is ordered, with what was taken for it. */
export function orderedLine(
  { line, adjustment, total, tax, addedTax }: LineShare,
  product: SellableProduct | undefined,
  taken: readonly TakenStock[],
): OrderedLine {
  const variation = Object.values(product?.variationAttributes ?? {}).toSorted(
    (one, other) => one.sequence - other.sequence,
  )
  return {
    item: {
      deliveryGroupId: line.deliveryGroupId,
      productId: line.productId,
      sku: product?.sku ?? '',
      name: product?.name ?? line.name,
      quantity: line.quantity,
      listPrice: line.price.listPrice,
      unitPrice: line.price.salesPrice ?? line.price.listPrice,
      totalAdjustment: adjustment,
      totalPrice: total,
      totalTax: tax,
      addedTax,
      sellingModelId: line.sellingModelId,
      subscriptionTerm: line.subscriptionTerm,
      variationValues:
        variation.length === 0 ? null : Object.fromEntries(variation.map(({ label, value }) => [label, value])),
    },
    taken: taken
      .filter(({ lineId }) => lineId === line.id)
      .map(({ productId, locationId, quantity }) => ({ productId, locationId, quantity })),
  }
}

/** An order whose lines and deliveries do not add up to what is charged must not exist. */
export function assertSum(
  shares: readonly LineShare[],
  deliveries: readonly OrderDelivery[],
  amounts: CartAmounts,
): void {
  const inLines = sum(shares.flatMap(({ total, addedTax }) => [total, addedTax]))
  const whole = sum([inLines, ...deliveries.map(({ deliveryAmount }) => deliveryAmount)])
  if (!whole.eq(amounts.grandTotal))
    throw new Error(`The lines of an order come to ${whole.toFixed()}, its total to ${amounts.grandTotal.toFixed()}.`)
  const tax = sum(shares.map((share) => share.tax))
  if (!tax.eq(amounts.tax))
    throw new Error(`The taxes of the lines of an order come to ${tax.toFixed()}, its tax to ${amounts.tax.toFixed()}.`)
}
