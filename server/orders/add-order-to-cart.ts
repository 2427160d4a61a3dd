import type { OrderToCartResult } from '@hydrant/contract/shop/order-summary.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { addItems, type CartRef } from '../cart/service.ts'
import { lookUpOrder, type OrderLookup } from './service.ts'
import type { Executor } from './store.ts'

/**
 * Adds the lines of an order to a cart as they were ordered; those that cannot be added are listed with the reason.
 * Gift wraps are left out, because they belong to the earlier gift. Must run in a transaction that an error rolls back.
 */
export async function addOrderToCart(
  executor: Executor,
  shopper: Shopper,
  request: { readonly order: OrderLookup; readonly cart: CartRef },
): Promise<Result<OrderToCartResult>> {
  const lookup = await lookUpOrder(executor, shopper, request.order)
  if (!lookup.ok) return lookup
  const { products } = lookup.value
  const items = lookup.value.items.filter(
    ({ productId }) => products.get(productId)?.fields['ProductPurpose'] !== 'GiftWrap',
  )
  const inputs = items.map(({ productId, quantity, sellingModelId, subscriptionTerm }) => ({
    productId,
    quantity: toText(quantity),
    type: 'Product' as const,
    productSellingModelId: sellingModelId,
    subscriptionTerm,
  }))
  const additions = await addItems(executor, shopper, { ref: request.cart, inputs })
  if (!additions.ok) return additions
  const { loaded, results } = additions.value
  const unaddedProducts = items.flatMap(({ productId, name, sku }, index) => {
    const result = results[index]
    if (result === undefined || result.ok) return []
    return [
      {
        productId,
        productName: name,
        productSKU: sku,
        errorCode: result.error.code,
        errorMessage: result.error.message,
      },
    ]
  })
  return ok({
    cartId: loaded.cart.id,
    totalSucceededProductCount: items.length - unaddedProducts.length,
    totalFailedProductCount: unaddedProducts.length,
    unaddedProducts,
  })
}
