import { hasStatus } from '@hydrant/client/errors.ts'
import { pollUntilReady } from '@hydrant/client/polling.ts'
import { sleep } from '@hydrant/client/sleep.ts'
import type { CartSummary } from '@hydrant/contract/shop/cart.ts'
import type { CartItemCollection } from '@hydrant/contract/shop/cart-item.ts'
import type { DeliveryGroup } from '@hydrant/contract/shop/delivery.ts'
import type { PricingLineItem } from '@hydrant/contract/shop/pricing.ts'
import { selectFilledGroupsOrFirst } from '../checkout/groups-in-use.ts'
import { loadStock } from '../catalogue/load-stock.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toTotalsRows } from './cart-totals.ts'
import type { CartView } from './cart-view.ts'
import { toCartLineView } from './line-view.ts'

/** Lines of a page of the cart; the most that the API lists at once. */
export const CART_PAGE_SIZE = 100

type Shop = Pick<ShopContext, 'client' | 'reportError'>

/** Loads a page of the current cart for the cart page, or null when it is empty. */
export async function loadCart(shop: Shop, page: number): Promise<CartView | null> {
  const cart = await loadCalculatedCartItems(shop, { page, pageSize: CART_PAGE_SIZE })
  if (cart === null || cart.cartSummary.uniqueProductCount === 0) return null
  const productIds = [...new Set(cart.cartItems.map(({ cartItem }) => cartItem.productId))]
  const [stock, prices, deliveries] = await Promise.all([
    loadStock(shop, productIds),
    loadPrices(shop, productIds),
    loadDeliveryGroupsInUse(shop),
  ])
  const { cartSummary, cartItems, cartPromotions, cartCoupons } = cart
  return {
    currency: cartSummary.currencyIsoCode,
    productCount: cartSummary.totalProductCount,
    lineCount: cartSummary.uniqueProductCount,
    lines: cartItems.map(({ cartItem }) =>
      toCartLineView(cartItem, {
        stock: stock.get(cartItem.productId) ?? null,
        breaks: prices.get(cartItem.productId)?.priceAdjustment ?? null,
      }),
    ),
    totals: toTotalsRows(cartSummary, cartPromotions?.promotions.promotions ?? [], deliveries),
    coupons: (cartCoupons?.cartCoupons.coupons ?? []).map(({ cartCouponId, couponCode }) => ({
      id: cartCouponId,
      code: couponCode,
      problem: findCouponProblem(cartSummary, cartCouponId),
    })),
    hasProblems: cart.hasErrors,
    needsAddress: deliveries.some(({ deliveryAddress }) => deliveryAddress === null),
    page: cart.currentPage ?? page,
    pageCount: cart.totalNumberOfPages ?? 1,
  }
}

/**
 * Loads a page of the current cart's lines with its totals, once the server has calculated them; null when there is no
 * cart, or guests may have none.
 */
export async function loadCalculatedCartItems(
  { client }: Pick<Shop, 'client'>,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<CartItemCollection | null> {
  try {
    const query = {
      pageNumber: page,
      pageSize,
      sort: 'CreatedDateAsc',
      includePromotions: true,
      includeCoupons: true,
      productFields: 'StockKeepingUnit,PackText__c',
    } as const
    return await pollUntilReady(() => client.listCartItems('current', query, { policy: { type: 'no-cache' } }), {
      isReady: ({ cartSummary }) => cartSummary.asyncOperationStatus !== 'Processing',
      sleep,
    })
  } catch (error) {
    if (hasStatus(error, 404) || hasStatus(error, 401)) return null
    throw error
  }
}

function findCouponProblem({ messagesSummary }: CartSummary, id: string): string | null {
  return (
    messagesSummary?.limitedMessages.find(
      ({ relatedEntityId, severity, visible }) => relatedEntityId === id && severity === 'Error' && visible,
    )?.message ?? null
  )
}

async function loadPrices(shop: Shop, productIds: readonly string[]): Promise<ReadonlyMap<string, PricingLineItem>> {
  const pricing = await withFallback(
    shop,
    shop.client.calculatePrices({ pricingLineItems: productIds.map((productId) => ({ productId })) }),
    null,
  )
  return new Map((pricing?.pricingLineItemResults ?? []).map((row) => [row.productId, row]))
}

async function loadDeliveryGroupsInUse(shop: Shop): Promise<DeliveryGroup[]> {
  const groups = await withFallback(shop, shop.client.listDeliveryGroups('current'), null)
  return selectFilledGroupsOrFirst(groups?.items ?? [])
}
