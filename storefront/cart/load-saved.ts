import { loadStock } from '../catalogue/load-stock.ts'
import type { OwnedCartView } from '../carts/cart-list-view.ts'
import { loadOwnedCarts } from '../carts/load-carts.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { toCartLineView } from './line-view.ts'
import { CART_PAGE_SIZE } from './load-cart.ts'
import type { SavedView } from './saved-view.ts'

type Shop = Pick<ShopContext, 'client' | 'buyer' | 'reportError'>

/** A buyer's carts, and the lines that they have saved for later; what cannot be loaded is missing. */
export interface CartsBesides {
  readonly carts: readonly OwnedCartView[]
  readonly saved: SavedView | null
}

/** Loads what a buyer has besides the current cart. */
export async function loadCartsBesides(shop: Shop): Promise<CartsBesides> {
  const { carts, savedCartId } = await withFallback(shop, loadOwnedCarts(shop), { carts: [], savedCartId: null })
  return { carts, saved: savedCartId === null ? null : await withFallback(shop, loadSaved(shop, savedCartId), null) }
}

async function loadSaved(shop: Shop, cartId: string): Promise<SavedView> {
  const { cartItems, cartSummary } = await shop.client.listCartItems(cartId, {
    pageSize: CART_PAGE_SIZE,
    sort: 'CreatedDateDesc',
    productFields: 'StockKeepingUnit,PackText__c',
  })
  const stock = await loadStock(shop, [...new Set(cartItems.map(({ cartItem }) => cartItem.productId))])
  return {
    cartId,
    currency: cartSummary.currencyIsoCode,
    lineCount: cartSummary.uniqueProductCount,
    lines: cartItems.map(({ cartItem }) =>
      toCartLineView(cartItem, { stock: stock.get(cartItem.productId) ?? null, breaks: null }),
    ),
  }
}
