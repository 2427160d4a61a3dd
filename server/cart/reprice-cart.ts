import { sum } from '@hydrant/kernel/money/decimal.ts'
import { priceKey } from '../pricing/service.ts'
import { type OpenPromotion, qualifiedPromotions } from '../promotions/service.ts'
import type { CartLine } from './cart.ts'
import { totalOf } from './cart-totals.ts'
import { destinationOf, loadGoods } from './load-goods.ts'
import { isLive, type OpenCart } from './open-cart.ts'
import { movedLines, priceLine } from './price-line.ts'
import { pricingKey } from './pricing-key.ts'
import type { Goods } from './purchasable.ts'
import { type Executor, findLines, saveCart, saveLine } from './store.ts'

/** Whether the prices in a cart were worked out from something that is no longer so. */
export function isStale(open: OpenCart): boolean {
  return isLive(open.cart) && open.cart.totals.lineCount > 0 && open.cart.pricedFor !== keyOf(open, qualifiedPromotions(open.offers.promotions, open.cart.totals.sales))
}

/** What the prices of a cart depend on, as text. */
export function keyOf(open: OpenCart, promotions: readonly OpenPromotion[]): string {
  return pricingKey({
    shopper: open.shopper,
    currencyIsoCode: open.cart.currencyIsoCode,
    destination: destinationOf(open.group),
    promotions,
    now: new Date(),
  })
}

/** Prices every line of a locked cart anew. Costs as much as the cart is long, so it is done only when prices can have moved. */
export async function repriceCart(executor: Executor, open: OpenCart): Promise<OpenCart> {
  const lines = await findLines(executor, open.cart.id)
  const goods = await loadGoods(executor, open, lines)
  const promotions = qualifiedPromotions(open.offers.promotions, salesOf(open, lines, goods))
  const priced = lines.map((line) => ({ ...line, price: priceLine(line, goodsOf(goods, line), { promotions, currencyIsoCode: open.cart.currencyIsoCode }) }))
  for (const line of movedLines(lines, priced)) await saveLine(executor, line)
  const cart = { ...open.cart, totals: totalOf(priced), pricedFor: keyOf(open, promotions), version: open.cart.version + 1 }
  await saveCart(executor, cart)
  return { ...open, cart }
}

/** The goods of a line among those loaded. */
export function goodsOf(goods: ReadonlyMap<string, Goods>, line: Pick<CartLine, 'productId' | 'sellingModelId'>): Goods | undefined {
  return goods.get(priceKey(line.productId, line.sellingModelId))
}

/** What lines come to before offers: it decides which offers the cart is large enough for. */
function salesOf(open: OpenCart, lines: readonly CartLine[], goods: ReadonlyMap<string, Goods>) {
  const { currencyIsoCode } = open.cart
  return sum(lines.map((line) => priceLine(line, goodsOf(goods, line), { promotions: [], currencyIsoCode }).totalSalesPrice))
}
