import type { PreservedCart, PreservedCartItem } from '@hydrant/contract/shop/cart-item.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import type { MergedGuestCart } from './merge-guest-cart.ts'

/** Converts the result of merging a guest's cart to a response body. */
export function toPreservedCart({ loaded, lines }: MergedGuestCart): PreservedCart {
  const items = lines.map(({ guestLine, result }): PreservedCartItem => {
    const { id, name, productId, quantity } = result.ok ? result.value : guestLine
    const item = { cartItemId: id, name, productId, quantity: toText(quantity), type: 'Product' as const }
    return result.ok
      ? { cartItem: item, message: null, status: 'Success' }
      : { cartItem: item, message: result.error.message(), status: 'Error' }
  })
  const succeededCartItems = items.filter(({ status }) => status === 'Success')
  const failedCartItems = items.filter(({ status }) => status === 'Error')
  return {
    cartId: loaded.cart.id,
    currencyIsoCode: loaded.cart.currencyIsoCode,
    numberOfProducts: items.length,
    numberOfProductsWithSuccess: succeededCartItems.length,
    numberOfProductsWithError: failedCartItems.length,
    succeededCartItems,
    failedCartItems,
  }
}
