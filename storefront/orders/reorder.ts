import { redirect } from 'react-router'
import { links } from '../links.ts'
import { leaveFlash } from '../session/flash.ts'
import { readRefusal } from '../session/refusal.ts'
import { orWithout } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { loadOrder } from './load-order.ts'

const BATCH = 100

/**
 * Puts the items of an order into the cart again, without its gift wrap; the buyer is told which of them can no longer
 * be bought.
 */
export async function reorder(shop: ShopContext, orderId: string): Promise<Response> {
  const order = await loadOrder(shop, orderId)
  const wraps = await findWraps(shop)
  const ordered = order.deliveries
    .flatMap(({ lines: delivered }) => delivered)
    .filter(({ productId }) => productId !== '')
  const lines = ordered.filter(({ productId }) => !wraps.has(productId))
  const wrapNote = lines.length < ordered.length ? ' Its gift wrap was left out: you can choose one at checkout.' : ''
  const problems: string[] = []
  for (let start = 0; start < lines.length; start += BATCH) {
    const batch = lines.slice(start, start + BATCH)
    try {
      const { results } = await shop.client.carts.addItems('current', {
        inputs: batch.map(({ productId, quantity }) => ({
          richInput: { productId, quantity, type: 'Product' as const },
        })),
      })
      for (const [position, { result }] of results.entries()) {
        if (Array.isArray(result))
          problems.push(`${batch[position]?.name ?? 'A product'}: ${result.map(({ message }) => message).join(' ')}`)
      }
    } catch (error) {
      problems.push(readRefusal(error).message)
    }
  }
  const isComplete = problems.length === 0
  leaveFlash(shop.cookies, {
    tone: isComplete ? 'success' : 'warning',
    message:
      (isComplete
        ? `The items of order ${order.orderNumber} are in your cart.`
        : `Some items could not be added again. ${problems.join(' ')}`) + wrapNote,
  })
  return redirect(links.cart())
}

async function findWraps(shop: ShopContext): Promise<ReadonlySet<string>> {
  const { catalogue, context } = shop.client
  const found = await orWithout(
    shop,
    context.application().then((application) => catalogue.giftWraps(application)),
    null,
  )
  return new Set(found?.productIds)
}
