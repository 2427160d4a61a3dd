import { sum } from '@hydrant/kernel/money/decimal.ts'
import { qualifiedPromotions } from '../promotions/service.ts'
import type { CartLine } from './cart.ts'
import { withLine, withoutLine } from './cart-totals.ts'
import type { OpenCart } from './open-cart.ts'
import { priceLine } from './price-line.ts'
import type { Goods } from './purchasable.ts'
import { goodsOf, keyOf, repriceCart } from './reprice-cart.ts'
import { type Executor, findLinesOfProducts, removeLine, saveCart, saveLine } from './store.ts'

/** A line before its price is worked out. */
export type LineDraft = Omit<CartLine, 'price'>

/** One line as it was (null: new) and as it shall be (null: gone). */
export interface LineEdit {
  readonly before: CartLine | null
  readonly after: LineDraft | null
}

/**
 * Stores changes of lines of a locked cart and moves its totals by what they change; the other lines are not touched.
 * Only when the change makes the cart large or small enough for another item offer is the whole cart priced anew.
 */
export async function changeLines(executor: Executor, open: OpenCart, change: { readonly edits: readonly LineEdit[]; readonly goods: ReadonlyMap<string, Goods> }): Promise<{ open: OpenCart; lines: CartLine[] }> {
  const { edits, goods } = change
  const { currencyIsoCode } = open.cart
  const gone = edits.flatMap(({ before }) => before ?? [])
  const drafts = edits.flatMap(({ after }) => after ?? [])
  const rest = gone.reduce(withoutLine, open.cart.totals)
  const beforeOffers = drafts.map((draft) => priceLine(draft, goodsOf(goods, draft), { promotions: [], currencyIsoCode }).totalSalesPrice)
  const promotions = qualifiedPromotions(open.offers.promotions, rest.sales.plus(sum(beforeOffers)))
  const lines = drafts.map((draft) => ({ ...draft, price: priceLine(draft, goodsOf(goods, draft), { promotions, currencyIsoCode }) }))
  for (const { before, after } of edits) if (before !== null && after === null) await removeLine(executor, before.id)
  for (const line of lines) await saveLine(executor, line)
  const key = keyOf(open, promotions)
  const cart = { ...open.cart, totals: lines.reduce(withLine, rest), pricedFor: key, version: open.cart.version + 1 }
  if (rest.lineCount === 0 || key === open.cart.pricedFor) {
    await saveCart(executor, cart)
    return { open: { ...open, cart }, lines }
  }
  const repriced = await repriceCart(executor, { ...open, cart })
  const stored = await findLinesOfProducts(executor, cart.id, drafts.map(({ productId }) => productId))
  return { open: repriced, lines: lines.map((line) => stored.find(({ id }) => id === line.id) ?? line) }
}
