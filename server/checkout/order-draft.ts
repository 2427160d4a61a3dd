import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import { sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/server/checkout.js'
import {
  calculateArrivalOf,
  type CartAmounts,
  findGroupsToDeliverOrFirst,
  type LineShare,
  type LoadedCart,
  readLineNote,
} from '../cart/service.ts'
import type { SellableProduct } from '../catalogue/service.ts'
import type { TakenStock } from '../inventory/service.ts'
import type { OrderDelivery, OrderDraft, OrderedLine } from '../orders/service.ts'
import type { Payment } from '../payments/service.ts'
import { requiresApproval } from '../webstore/service.ts'
import { readBuyerFields } from './buyer-fields.ts'
import { mergeContactWithUser } from './checkout-problems.ts'
import type { LoadedCheckout } from './lock-checkout.ts'

/** The data that an order is created from. */
export interface OrderContext extends LoadedCheckout {
  readonly payment: Payment
  readonly amounts: CartAmounts
}

/** Creates the draft of an order from a checkout. */
export function toOrderDraft({ checkout, loaded, payment, amounts }: OrderContext): OrderDraft {
  const { cart, shopper, discounts } = loaded
  return {
    checkoutId: checkout.id,
    cartId: cart.id,
    accountId: cart.accountId,
    ownerId: cart.ownerId,
    ownerName: shopper.user?.name ?? null,
    contactInfo: mergeContactWithUser(checkout, shopper),
    approval: requiresApproval(shopper.webstore) ? 'Pending' : 'NotRequired',
    currencyIsoCode: cart.currencyIsoCode,
    taxLocaleType: amounts.taxLocaleType,
    purchaseOrderNumber: payment.purchaseOrderNumber,
    ...readBuyerFields(checkout.customFields),
    totalListAmount: amounts.list,
    totalProductAmount: amounts.sales,
    totalAdjustmentAmount: amounts.itemAdjustment.plus(amounts.cartAdjustment),
    totalDeliveryAmount: amounts.shippingFee.plus(amounts.shippingAdjustment),
    totalTaxAmount: amounts.tax,
    grandTotalAmount: amounts.grandTotal,
    billingAddress: payment.billingAddress,
    adjustments: amounts.reductions.flatMap(({ promotionId, amount }) => {
      const promotion = discounts.promotions.find(({ id }) => id === promotionId)
      if (promotion === undefined) return []
      const { displayName, couponCode, targetType } = promotion
      return [{ displayName, couponCode, targetType, amount: toMoneyText(amount, cart.currencyIsoCode) }]
    }),
    paymentMethod: payment.requestType === 'SimplePurchaseOrder' ? messages.purchaseOrder() : messages.card(),
  }
}

/** Converts the delivery groups of a cart that have items into deliveries of the order. */
export function toOrderDeliveries(loaded: LoadedCart, amounts: CartAmounts): OrderDelivery[] {
  return findGroupsToDeliverOrFirst(loaded).map(({ group, method }) => {
    // All of it has just been taken from stock.
    const arrival = method && calculateArrivalOf(loaded.shopper.webstore, method, { day: null })
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
      earliestArrival: arrival?.earliest ?? null,
      latestArrival: arrival?.latest ?? null,
      isGift: group.isGift,
      giftMessage: group.giftMessage,
      giftToName: group.giftToName,
    }
  })
}

/** Converts a cart line into a line of the order, with the stock that was taken for it. */
export function toOrderedLine(
  { line, adjustment, total, tax, addedTax }: LineShare,
  product: SellableProduct | undefined,
  takenStock: readonly TakenStock[],
): OrderedLine {
  const variation = Object.values(product?.ownVariationAttributes ?? {}).toSorted(
    (left, right) => left.sequence - right.sequence,
  )
  return {
    item: {
      deliveryGroupId: line.deliveryGroupId,
      productId: line.productId,
      sku: product?.sku ?? '',
      name: product?.ownName ?? line.name,
      quantity: line.quantity,
      listPrice: line.price.listPrice,
      unitPrice: line.price.salesPrice ?? line.price.listPrice,
      totalAdjustment: adjustment,
      totalPrice: total,
      totalTax: tax,
      addedTax,
      taxRatePercent: line.price.ratePercent,
      sellingModelId: line.sellingModelId,
      subscriptionTerm: line.subscriptionTerm,
      variationValues:
        variation.length === 0 ? null : Object.fromEntries(variation.map(({ label, value }) => [label, value])),
      ...readLineNote(line.customFields),
    },
    takenStock: takenStock
      .filter(({ lineId }) => lineId === line.id)
      .map(({ productId, locationId, quantity }) => ({ productId, locationId, quantity })),
  }
}

/** Throws when the lines and deliveries of an order do not add up to its total. */
export function assertTotalsMatch(
  shares: readonly LineShare[],
  deliveries: readonly OrderDelivery[],
  amounts: CartAmounts,
): void {
  const linesTotal = sum(shares.flatMap(({ total, addedTax }) => [total, addedTax]))
  const orderTotal = sum([linesTotal, ...deliveries.map(({ deliveryAmount }) => deliveryAmount)])
  if (!orderTotal.eq(amounts.grandTotal))
    throw new Error(
      `The lines of an order come to ${orderTotal.toFixed()}, its total to ${amounts.grandTotal.toFixed()}.`,
    )
  const tax = sum(shares.map((share) => share.tax))
  if (!tax.eq(amounts.tax))
    throw new Error(`The taxes of the lines of an order come to ${tax.toFixed()}, its tax to ${amounts.tax.toFixed()}.`)
}
