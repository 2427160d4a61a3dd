import type { CartItem } from '@hydrant/contract/shop/cart-item.ts'
import type { ShopContext } from '../shop-context.ts'
import { CART_PAGE_SIZE, loadCalculatedCartItems } from './load-cart.ts'

/** Loads the lines of the current cart, page by page; nothing when there is none. */
export async function* loadAllCartItems(shop: Pick<ShopContext, 'client'>): AsyncGenerator<CartItem, void> {
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const cart = await loadCalculatedCartItems(shop, { page, pageSize: CART_PAGE_SIZE })
    pageCount = cart?.totalNumberOfPages ?? 1
    for (const { cartItem } of cart?.cartItems ?? []) yield cartItem
  }
}

/** Loads the lines with these ids, in the order of the cart; those that are not in it any more are missing. */
export async function loadCartItemsByIds(
  shop: Pick<ShopContext, 'client'>,
  ids: ReadonlySet<string>,
): Promise<CartItem[]> {
  const found: CartItem[] = []
  if (ids.size === 0) return found
  for await (const item of loadAllCartItems(shop)) {
    if (item.cartItemId !== null && ids.has(item.cartItemId)) found.push(item)
    if (found.length === ids.size) break
  }
  return found
}
