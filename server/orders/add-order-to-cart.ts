import type { OrderToCartResult } from '@hydrant/contract/shop/order-summary.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { addItems, type CartRef } from '../cart/service.ts'
import { lookUpOrder, type OrderQuestion } from './service.ts'
import type { Executor } from './store.ts'

/**
 * Adds the lines of an order to a cart as they were ordered; those that cannot be added are listed with the reason.
 * Gift wraps stay out of it: they belong to the gift that the order was. Pass a transaction that a refusal undoes.
 */
export async function addOrderToCart(
  executor: Executor,
  shopper: Shopper,
  added: { readonly order: OrderQuestion; readonly cart: CartRef },
): Promise<Result<OrderToCartResult>> {
  const found = await lookUpOrder(executor, shopper, added.order)
  if (!found.ok) return found
  const { products } = found.value
  const items = found.value.items.filter(
    ({ productId }) => products.get(productId)?.fields['ProductPurpose'] !== 'GiftWrap',
  )
  const inputs = items.map(({ productId, quantity, sellingModelId, subscriptionTerm }) => ({
    productId,
    quantity: toText(quantity),
    type: 'Product' as const,
    productSellingModelId: sellingModelId,
    subscriptionTerm,
  }))
  const additions = await addItems(executor, shopper, { ref: added.cart, inputs })
  if (!additions.ok) return additions
  const { open, results } = additions.value
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
    cartId: open.cart.id,
    totalSucceededProductCount: items.length - unaddedProducts.length,
    totalFailedProductCount: unaddedProducts.length,
    unaddedProducts,
  })
}
