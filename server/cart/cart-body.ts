import type {
  CartCompactSummary,
  CartCouponCollection,
  CartMessagesSummary,
  CartPromotion,
  CartSummary,
} from '@hydrant/contract/shop/cart.ts'
import type { CartPromotionCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { CartItemPromotionCollection } from '@hydrant/contract/shop/cart-promotion-endpoints.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'
import { moneyText } from '@hydrant/kernel/money/rounding.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Reduction, usedUpCoupon } from '../promotions/service.ts'
import type { Cart, CartLine } from './cart.ts'
import { cartAmounts, type CartAmounts } from './cart-amounts.ts'
import { EMPTY_TOTALS } from './cart-totals.ts'
import { amountsOf } from './cart-view.ts'
import type { OpenCart } from './open-cart.ts'

/** A cart as the wire tells it. */
export function cartSummary(open: OpenCart): CartSummary {
  const { cart, shopper } = open
  return {
    cartId: cart.id,
    accountId: cart.accountId,
    webstoreId: cart.webstoreId,
    ownerId: cart.ownerId ?? shopper.webstore.guestUserId,
    orderOwnerId: cart.ownerId ?? shopper.webstore.guestUserId,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    hasGift: open.groups.some(({ group }) => group.isGift),
    name: cart.name,
    status: cart.status,
    type: cart.type,
    isSecondary: cart.isSecondary,
    currencyIsoCode: cart.currencyIsoCode,
    taxType: shopper.webstore.taxType,
    asyncOperationStatus: 'Completed',
    totalProductCount: toText(cart.totals.productCount),
    uniqueProductCount: cart.totals.lineCount,
    totalProductLineItemCount: cart.totals.lineCount,
    totalSubProductCount: toText(cart.totals.subscriptionCount),
    ...amountFields(amountsOf(open), cart.currencyIsoCode),
    customFields: [...cart.customFields],
    messagesSummary: messagesOf(open),
  }
}

/** What `current` is while there is no cart: empty, and without an id. */
export function missingCartSummary(shopper: Shopper): CartSummary {
  const { currency } = shopper
  return {
    cartId: null,
    accountId: shopper.account?.id ?? null,
    webstoreId: shopper.webstore.id,
    ownerId: shopper.userId,
    orderOwnerId: shopper.userId,
    purchaseOrderNumber: null,
    hasGift: false,
    name: 'Cart',
    status: 'Active',
    type: 'Cart',
    isSecondary: false,
    currencyIsoCode: currency,
    taxType: shopper.webstore.taxType,
    asyncOperationStatus: 'Completed',
    totalProductCount: '0',
    uniqueProductCount: 0,
    totalProductLineItemCount: 0,
    totalSubProductCount: '0',
    ...amountFields(
      cartAmounts({ totals: EMPTY_TOTALS, promotions: [], groups: [], currencyIsoCode: currency }),
      currency,
    ),
    customFields: [],
    messagesSummary: {
      errorCount: 0,
      hasErrors: false,
      relatedEntityId: null,
      totalLineItemsWithErrors: 0,
      limitedMessages: [],
    },
  }
}

/** How many lines of a cart cannot be bought. */
export function problemCount({ totals }: Cart): number {
  return [...totals.byGroup.values()].reduce((count, group) => count + group.problemCount, 0)
}

/**
 * What keeps a cart from being ordered: lines that cannot be bought, and coupons that are used up, each with a message
 * that names it by the id that it has on the cart.
 */
function messagesOf({ cart, offers }: OpenCart): CartMessagesSummary {
  const count = problemCount(cart)
  const message =
    count === 1
      ? 'One item in this cart cannot be bought any more.'
      : `${count} items in this cart cannot be bought any more.`
  const usedUp = offers.coupons.filter(({ isUsedUp }) => isUsedUp)
  const told = [
    ...(count === 0 ? [] : [{ id: cart.id, type: 'Cart', message }]),
    ...usedUp.map(({ id, code }) => ({ id, type: 'Coupon', message: usedUpCoupon(code).message })),
  ]
  return {
    errorCount: count + usedUp.length,
    hasErrors: told.length > 0,
    relatedEntityId: cart.id,
    totalLineItemsWithErrors: count,
    limitedMessages: told.map(({ id, type, message: text }) => ({
      message: text,
      messageId: idFromKey('2vd', `${id} Error`),
      relatedEntityId: id,
      severity: 'Error',
      type,
      visible: true,
    })),
  }
}

/** As much of a cart as a badge needs. */
export function compactSummary(open: OpenCart | null, shopper: Shopper): CartCompactSummary {
  return {
    cartId: open?.cart.id ?? null,
    currencyIsoCode: open?.cart.currencyIsoCode ?? shopper.currency,
    totalProductCount: toText(open?.cart.totals.productCount ?? EMPTY_TOTALS.productCount),
    uniqueProductCount: open?.cart.totals.lineCount ?? 0,
    asyncOperationStatus: 'Completed',
  }
}

/** The coupons on a cart. */
export function couponCollection({ cart, offers, shopper }: OpenCart): CartCouponCollection {
  const coupons = offers.coupons.map(({ id, code }) => ({ cartCouponId: id, couponCode: code }))
  return {
    cartId: cart.id,
    ownerId: cart.ownerId ?? shopper.webstore.guestUserId,
    cartStatus: cart.status,
    cartCoupons: { coupons },
  }
}

/** The offers that a cart profits from, with the cart's id and status; one on shipping is told as one on the cart. */
export function promotionCollection(open: OpenCart): CartPromotionCollection {
  const { id, status, currencyIsoCode } = open.cart
  return {
    cartId: id,
    cartStatus: status,
    currencyIsoCode,
    promotions: { promotions: promotionsOf(open, amountsOf(open).reductions) },
  }
}

/** The offers that lines of a cart profit from, by line. */
export function itemPromotions(open: OpenCart, lines: readonly CartLine[]): CartItemPromotionCollection {
  const items = lines.map((line) => [line.id, { promotions: promotionsOf(open, line.price.reductions) }] as const)
  return { currencyIsoCode: open.cart.currencyIsoCode, items: Object.fromEntries(items) }
}

function promotionsOf(open: OpenCart, reductions: readonly Reduction[]): CartPromotion[] {
  return reductions.flatMap(({ promotionId, amount }) => {
    const promotion = open.offers.promotions.find(({ id }) => id === promotionId)
    if (promotion === undefined) return []
    return [
      {
        promotionId,
        displayName: promotion.displayName,
        termsAndConditions: promotion.termsAndConditions,
        adjustmentAmount: moneyText(amount, open.cart.currencyIsoCode),
        couponCode: promotion.couponCode,
        targetType: promotion.targetType === 'Item' ? 'Item' : 'Cart',
        currencyIsoCode: open.cart.currencyIsoCode,
      },
    ]
  })
}

function amountFields(amounts: CartAmounts, currencyIsoCode: string) {
  const text = (...parts: Decimal[]): string => moneyText(sum(parts), currencyIsoCode)
  const { list, sales, itemAdjustment, cartAdjustment, shippingFee, shippingAdjustment, tax, grandTotal } = amounts
  return {
    totalListPrice: text(list),
    totalProductListAmount: text(list),
    totalProductAmount: text(sales),
    totalProductAmountAfterAdjustments: text(sales, itemAdjustment, cartAdjustment),
    totalAmountWithItemAdjustment: text(sales, itemAdjustment),
    totalCartLevelAdjustmentAmount: text(cartAdjustment),
    totalPromotionalAdjustmentAmount: text(itemAdjustment, cartAdjustment, shippingAdjustment),
    totalChargeAmount: text(shippingFee, shippingAdjustment),
    totalChargeAmountWithItemAdjustment: text(shippingFee, shippingAdjustment),
    totalTaxAmount: text(tax),
    grandTotalAmount: text(grandTotal),
    // Everything, subscriptions included, is paid with the order: the first payment is the whole.
    firstPymtGrandTotalAmount: text(grandTotal),
    firstPymtTotalAmount: text(sales, itemAdjustment, cartAdjustment),
    firstPymtTotalListPrice: text(list),
    firstPymtTotalTaxAmount: text(tax),
  }
}
