import { type Decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import {
  type CartSize,
  countedPieces,
  findRewards,
  type OpenPromotion,
  qualifiedPromotions,
} from '../promotions/service.ts'
import { totalOf } from './cart-totals.ts'
import { destinationOf, goodsKey, loadGoods, type WantedGoods } from './load-goods.ts'
import { isLive, type OpenCart } from './open-cart.ts'
import { type BasePrice, basePrice, movedLines, type PricedGoods, reducedPrice } from './price-line.ts'
import { pricingKey } from './pricing-key.ts'
import type { Goods } from './purchasable.ts'
import { type Executor, findLines, saveCartWithLines } from './store.ts'

/** Whether the prices in a cart were worked out from something that is no longer so. */
export function isStale(open: OpenCart): boolean {
  return (
    isLive(open.cart) &&
    open.cart.totals.lineCount > 0 &&
    open.cart.pricedFor !== keyOf(open, qualifiedPromotions(open.offers.promotions, open.cart.totals))
  )
}

/** What the prices of a cart depend on, as text. `qualified` are the offers for which it is large enough. */
export function keyOf({ shopper, cart, groups, books, offers }: OpenCart, qualified: readonly OpenPromotion[]): string {
  return pricingKey({
    shopper,
    currencyIsoCode: cart.currencyIsoCode,
    destinations: groups.map(({ group }) => destinationOf(group)),
    books,
    open: offers.promotions,
    qualified,
  })
}

/** A line with what it costs before offers. */
export interface BasedLine<Line extends PricedGoods> {
  readonly line: Line
  readonly base: BasePrice
}

/** What a cart holds once lines with these prices are added to what it has. */
export function sizeWith(size: CartSize, lines: ReadonlyArray<BasedLine<PricedGoods>>): CartSize {
  return {
    sales: sum([size.sales, ...lines.map(({ base }) => base.totalSalesPrice)]),
    piecesByPromotion: lines.reduce(
      (pieces, { line, base }) => countedPieces(pieces, { quantity: line.quantity, sets: base.sets }, 1),
      size.piecesByPromotion,
    ),
  }
}

/** A line as offers across lines look at it. */
export function rewardable({
  line,
  base,
}: {
  readonly line: { readonly id: string; readonly quantity: Decimal }
  readonly base: Pick<BasePrice, 'salesPrice' | 'listPrice' | 'sets'>
}) {
  return { id: line.id, quantity: line.quantity, unitPrice: base.salesPrice ?? base.listPrice, sets: base.sets }
}

/**
 * Prices every line of a locked cart anew. Costs as much as the cart is long, so it is done only when prices can have
 * moved.
 */
export async function repriceCart(executor: Executor, open: OpenCart): Promise<OpenCart> {
  const lines = await findLines(executor, open.cart.id)
  const goods = await loadGoods(executor, open, lines)
  const { currencyIsoCode } = open.cart
  const { promotions: all } = open.offers
  const based = lines.map((line) => ({
    line,
    base: basePrice(line, goodsOf(goods, line), { promotions: all, currencyIsoCode }),
  }))
  const size = sizeWith(NOTHING, based)
  const promotions = qualifiedPromotions(all, size)
  const rewards = findRewards(promotions, based.map(rewardable), size.piecesByPromotion)
  const priced = based.map(({ line, base }) => ({
    ...line,
    price: reducedPrice(line, base, { promotions, rewards: rewards.get(line.id) ?? new Map(), currencyIsoCode }),
  }))
  const cart = {
    ...open.cart,
    totals: totalOf(priced),
    pricedFor: keyOf(open, promotions),
    version: open.cart.version + 1,
  }
  await saveCartWithLines(executor, cart, movedLines(lines, priced))
  return { ...open, cart }
}

/** The goods of a line among those loaded. */
export function goodsOf(goods: ReadonlyMap<string, Goods>, line: WantedGoods): Goods | undefined {
  return goods.get(goodsKey(line))
}

const NOTHING: CartSize = { sales: sum([]), piecesByPromotion: new Map() }
