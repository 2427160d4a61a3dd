import type { CartCompactSummary, CartMessagesSummary, CartSummary } from '@hydrant/contract/shop/cart.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum, toText } from '@hydrant/kernel/money/decimal.ts'
import { toMoneyText } from '@hydrant/kernel/money/rounding.ts'
import * as messages from '@hydrant/messages/compiled/server/cart.js'
import type { Shopper } from '../accounts/service.ts'
import { findCouponError } from '../promotions/service.ts'
import type { Cart } from './cart.ts'
import { calculateAmounts, type CartAmounts } from './pricing/calculate-amounts.ts'
import { EMPTY_TOTALS } from './pricing/cart-totals.ts'
import { calculateCartAmounts } from './pricing/calculate-cart-amounts.ts'
import type { LoadedCart } from './loaded-cart.ts'

/** Converts a cart to its response body. */
export function toCartSummary(loaded: LoadedCart): CartSummary {
  const { cart, shopper } = loaded
  return {
    cartId: cart.id,
    accountId: cart.accountId,
    webstoreId: cart.webstoreId,
    ownerId: cart.ownerId ?? shopper.webstore.guestUserId,
    orderOwnerId: cart.ownerId ?? shopper.webstore.guestUserId,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    hasGift: loaded.groups.some(({ group }) => group.isGift),
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
    ...toAmountFields(calculateCartAmounts(loaded), cart.currencyIsoCode),
    customFields: [...cart.customFields],
    messagesSummary: toMessagesSummary(loaded),
  }
}

/** Creates the cart summary of a shopper who has no cart: empty, and without an id. */
export function toMissingCartSummary(shopper: Shopper): CartSummary {
  const { currency } = shopper
  return {
    cartId: null,
    accountId: shopper.account?.id ?? null,
    webstoreId: shopper.webstore.id,
    ownerId: shopper.userId,
    orderOwnerId: shopper.userId,
    purchaseOrderNumber: null,
    hasGift: false,
    name: messages.cart(),
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
    ...toAmountFields(
      calculateAmounts({ totals: EMPTY_TOTALS, promotions: [], groups: [], currencyIsoCode: currency }),
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

/** Counts the lines of a cart that cannot be bought. */
export function countLinesWithProblems({ totals }: Cart): number {
  return [...totals.byGroup.values()].reduce((count, group) => count + group.problemCount, 0)
}

/**
 * Creates the messages about what prevents an order: lines that cannot be bought, and coupons that are used up or
 * inactive, each named by its id on the cart.
 */
function toMessagesSummary({ cart, discounts }: LoadedCart): CartMessagesSummary {
  const problemCount = countLinesWithProblems(cart)
  const couponMessages = discounts.coupons.flatMap((coupon) => {
    const error = findCouponError(coupon)
    return error === null ? [] : [{ id: coupon.id, type: 'Coupon', message: error.message() }]
  })
  const lineMessages =
    problemCount === 0
      ? []
      : [{ id: cart.id, type: 'Cart', message: messages.linesWithProblems({ count: problemCount }) }]
  const cartMessages = [...lineMessages, ...couponMessages]
  return {
    errorCount: problemCount + couponMessages.length,
    hasErrors: cartMessages.length > 0,
    relatedEntityId: cart.id,
    totalLineItemsWithErrors: problemCount,
    limitedMessages: cartMessages.map(({ id, type, message: text }) => ({
      message: text,
      messageId: createIdFromKey('2vd', `${id} Error`),
      relatedEntityId: id,
      severity: 'Error',
      type,
      visible: true,
    })),
  }
}

/** Converts a cart to the short summary that a cart badge needs. */
export function toCompactSummary(loaded: LoadedCart | null, shopper: Shopper): CartCompactSummary {
  return {
    cartId: loaded?.cart.id ?? null,
    currencyIsoCode: loaded?.cart.currencyIsoCode ?? shopper.currency,
    totalProductCount: toText(loaded?.cart.totals.productCount ?? EMPTY_TOTALS.productCount),
    uniqueProductCount: loaded?.cart.totals.lineCount ?? 0,
    asyncOperationStatus: 'Completed',
  }
}

function toAmountFields(amounts: CartAmounts, currencyIsoCode: string) {
  const text = (...parts: Decimal[]): string => toMoneyText(sum(parts), currencyIsoCode)
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
    // Everything, including subscriptions, is paid with the order: the first payment is the full amount.
    firstPymtGrandTotalAmount: text(grandTotal),
    firstPymtTotalAmount: text(sales, itemAdjustment, cartAdjustment),
    firstPymtTotalListPrice: text(list),
    firstPymtTotalTaxAmount: text(tax),
  }
}
