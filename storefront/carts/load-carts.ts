import type { OwnedCart } from '@hydrant/contract/shop/named-carts.ts'
import { formatDateTime } from '@hydrant/kernel/locale/format-date.ts'
import { toShownCartName } from '../cart/cart-name.ts'
import type { ShopContext } from '../shop-context.ts'
import type { OwnedCarts, OwnedCartView } from './cart-list-view.ts'

/** Loads the carts of the buyer. */
export async function loadOwnedCarts({ buyer }: Pick<ShopContext, 'buyer'>): Promise<OwnedCarts> {
  const { carts } = await buyer.listCarts()
  const saved = carts.find(({ isSavedForLater }) => isSavedForLater)
  return {
    carts: carts.filter(({ isSavedForLater }) => !isSavedForLater).map(toView),
    savedCartId: saved !== undefined && saved.uniqueProductCount > 0 ? saved.cartId : null,
  }
}

function toView(cart: OwnedCart): OwnedCartView {
  return {
    id: cart.cartId,
    name: toShownCartName(cart.name),
    isCurrent: !cart.isSecondary,
    lineCount: cart.uniqueProductCount,
    productCount: cart.totalProductCount,
    changed: formatDateTime(cart.lastModifiedDate),
    sentBy: cart.sentBy ?? '',
  }
}
