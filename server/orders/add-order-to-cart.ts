import { runOrRollBack } from '@hydrant/kernel/result/run-or-roll-back.ts'
import type { OrderToCartResult } from '@hydrant/contract/shop/order-summary.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { addToCart, type CartRef, lockOrCreateEditableCart } from '../cart/service.ts'
import { lookUpOrder, type OrderLookup } from './service.ts'
import type { Database } from './store.ts'

/**
 * Adds the lines of an order to a cart as they were ordered; those that cannot be added are listed with the reason.
 * Gift wraps are left out, because they belong to the earlier gift.
 */
export function addOrderToCart(
  database: Database,
  shopper: Shopper,
  request: { readonly order: OrderLookup; readonly cart: CartRef },
): Promise<Result<OrderToCartResult>> {
  return runOrRollBack(database, async (tx) => {
    const lookupResult = await lookUpOrder(tx, shopper, request.order)
    if (!lookupResult.ok) return lookupResult
    const { products } = lookupResult.value
    const items = lookupResult.value.items.filter(
      ({ productId }) => products.get(productId)?.fields['ProductPurpose'] !== 'GiftWrap',
    )
    const inputs = items.map(({ productId, quantity, sellingModelId, subscriptionTerm }) => ({
      productId,
      quantity: toText(quantity),
      type: 'Product' as const,
      productSellingModelId: sellingModelId,
      subscriptionTerm,
    }))
    const cartResult = await lockOrCreateEditableCart(tx, shopper, request.cart)
    if (!cartResult.ok) return cartResult
    const { loaded, results } = await addToCart(tx, cartResult.value, inputs)
    const unaddedProducts = items.flatMap(({ productId, name, sku }, index) => {
      const result = results[index]
      if (result === undefined || result.ok) return []
      return [
        {
          productId,
          productName: name,
          productSKU: sku,
          errorCode: result.error.code,
          errorMessage: result.error.message(),
        },
      ]
    })
    return ok({
      cartId: loaded.cart.id,
      totalSucceededProductCount: items.length - unaddedProducts.length,
      totalFailedProductCount: unaddedProducts.length,
      unaddedProducts,
    })
  })
}
