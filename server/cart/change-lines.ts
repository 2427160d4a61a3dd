import { qualifiedPromotions } from '../promotions/service.ts'
import type { CartLine, CartTotals } from './cart.ts'
import { withLine, withoutLine } from './cart-totals.ts'
import { saveLines } from './line-store.ts'
import { moveRewards } from './move-rewards.ts'
import type { OpenCart } from './open-cart.ts'
import { basePrice, reducedPrice } from './price-line.ts'
import type { Goods } from './purchasable.ts'
import { goodsOf, keyOf, repriceCart, sizeWith } from './reprice-cart.ts'
import { type Executor, findLinesByIds, removeLinesByIds, saveCartWithLines } from './store.ts'

/** A line before its price is worked out. */
export type LineDraft = Omit<CartLine, 'price'>

/** One line as it was (null: new) and as it shall be (null: gone). */
export interface LineEdit {
  readonly before: CartLine | null
  readonly after: LineDraft | null
}

/** Changes of lines, with the goods of the lines as they shall be. */
export interface LineChange {
  readonly edits: readonly LineEdit[]
  readonly goods: ReadonlyMap<string, Goods>
}

/**
 * Stores changes of lines of a locked cart and moves its totals by what they change. Of the other lines at most those
 * are touched that an offer across lines rewards, whose number is bounded. Only when the change makes the cart large or
 * small enough for another item offer is the whole cart priced anew.
 */
export async function changeLines(
  executor: Executor,
  open: OpenCart,
  { edits, goods }: LineChange,
): Promise<{ open: OpenCart; lines: CartLine[] }> {
  const { currencyIsoCode, totals } = open.cart
  const gone = edits.flatMap(({ before }) => before ?? [])
  const drafts = edits.flatMap(({ after }) => after ?? [])
  const based = drafts.map((line) => ({
    line,
    base: basePrice(line, goodsOf(goods, line), { promotions: open.offers.promotions, currencyIsoCode }),
  }))
  const rest = gone.reduce(withoutLine, totals)
  const size = sizeWith(rest, based)
  const promotions = qualifiedPromotions(open.offers.promotions, size)
  const key = keyOf(open, promotions)
  const isMoved = rest.lineCount > 0 && key !== open.cart.pricedFor
  const moved = isMoved ? NO_MOVES : await moveRewards(executor, open, { promotions, gone, based, size })
  const lines = based.map(({ line, base }) => ({
    ...line,
    price: reducedPrice(line, base, { promotions, rewards: moved.rewards.get(line.id) ?? new Map(), currencyIsoCode }),
  }))
  await removeLinesByIds(
    executor,
    edits.flatMap(({ before, after }) => (before !== null && after === null ? [before.id] : [])),
  )
  const saved = [...lines, ...moved.others.map(({ after }) => after)]
  if (isMoved) {
    await saveLines(executor, saved)
    return repricedWith(executor, open, lines)
  }
  const cart = {
    ...open.cart,
    totals: saved.reduce(withLine, moved.others.reduce(withoutBefore, rest)),
    pricedFor: key,
    version: open.cart.version + 1,
  }
  await saveCartWithLines(executor, cart, saved)
  return { open: { ...open, cart }, lines }
}

const NO_MOVES: Awaited<ReturnType<typeof moveRewards>> = { rewards: new Map(), others: [] }

function withoutBefore(totals: CartTotals, { before }: { readonly before: CartLine }): CartTotals {
  return withoutLine(totals, before)
}

async function repricedWith(
  executor: Executor,
  open: OpenCart,
  lines: readonly CartLine[],
): Promise<{ open: OpenCart; lines: CartLine[] }> {
  const repriced = await repriceCart(executor, open)
  const stored = new Map(
    (
      await findLinesByIds(
        executor,
        open.cart.id,
        lines.map(({ id }) => id),
      )
    ).map((line) => [line.id, line]),
  )
  return { open: repriced, lines: lines.map((line) => stored.get(line.id) ?? line) }
}
