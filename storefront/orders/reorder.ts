import { redirect } from 'react-router'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import { setFlash } from '../session/flash.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import { withFallback } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadOrder } from './load-order.ts'

const BATCH_SIZE = 100

/**
 * Adds the items of an order to the cart again, without its gift wrap, and redirects to the cart; a flash message lists
 * items that can no longer be bought.
 */
export async function addOrderToCartAndRedirect(shop: ShopContext, orderId: string): Promise<Response> {
  const order = await loadOrder(shop, orderId)
  const giftWrapIds = await findGiftWrapProductIds(shop)
  const orderedLines = order.deliveries
    .flatMap(({ lines: deliveryLines }) => deliveryLines)
    .filter(({ productId }) => productId !== '')
  const lines = orderedLines.filter(({ productId }) => !giftWrapIds.has(productId))

  const problems: string[] = []
  for (let start = 0; start < lines.length; start += BATCH_SIZE) {
    const batch = lines.slice(start, start + BATCH_SIZE)
    try {
      const { results } = await shop.client.addCartItems('current', {
        inputs: batch.map(({ productId, quantity }) => ({
          richInput: { productId, quantity, type: 'Product' as const },
        })),
      })
      for (const [position, { result }] of results.entries()) {
        if (Array.isArray(result))
          problems.push(
            messages.productWithProblem({
              product: batch[position]?.name ?? messages.unnamedProduct(),
              problem: result.map(({ message }) => message).join(' '),
            }),
          )
      }
    } catch (error) {
      problems.push(toErrorViewOrThrow(error).message)
    }
  }
  const isComplete = problems.length === 0
  const sentences = [
    isComplete
      ? messages.itemsInCart({ number: order.orderNumber })
      : messages.someItemsNotAdded({ problems: problems.join(' ') }),
    ...(lines.length < orderedLines.length ? [messages.giftWrapLeftOut()] : []),
  ]
  setFlash(shop.cookies, { tone: isComplete ? 'success' : 'warning', message: sentences.join(' ') })
  return redirect(links.cart())
}

/** Finds the products that are gift wraps, which are ordered with a gift and not for themselves. */
export async function findGiftWrapProductIds(shop: ShopContext): Promise<ReadonlySet<string>> {
  const { client } = shop
  const giftWraps = await withFallback(
    shop,
    client.getApplicationContext().then((application) => client.giftWraps(application)),
    null,
  )
  return new Set(giftWraps?.productIds)
}
