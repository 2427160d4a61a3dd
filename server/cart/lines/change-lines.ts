import { recordChangeByStaff } from '../../records/service.ts'
import { filterQualifiedPromotions } from '../../promotions/service.ts'
import type { CartLine, CartTotals } from '../cart.ts'
import { addLineToTotals, subtractLineFromTotals } from '../pricing/cart-totals.ts'
import { saveLines, findLinesByIds, deleteLinesByIds } from './line-store.ts'
import { reallocateRewards } from '../pricing/reallocate-rewards.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { calculateBasePrice, calculateLinePrice } from '../pricing/price-line.ts'
import type { Purchasable } from '../pricing/purchasable.ts'
import { toCartPricingKey, repriceCart } from '../pricing/reprice-cart.ts'
import { addLinesToCartSize } from '../pricing/cart-size.ts'
import { findPurchasable } from '../pricing/load-purchasables.ts'
import { type Transaction, insertCartWithLines, saveCartWithLines } from '../store.ts'

/** A line without its price. */
export type LineDraft = Omit<CartLine, 'price'>

/** One line before (null: new) and after the change (null: removed). */
export interface LineEdit {
  readonly before: CartLine | null
  readonly after: LineDraft | null
}

/** Edits of lines, with the purchasables of the lines after the change. */
export interface LineChange {
  readonly edits: readonly LineEdit[]
  readonly purchasables: ReadonlyMap<string, Purchasable>
}

/**
 * Saves edits of lines of a locked cart, and adjusts the totals of the cart by the difference. Other lines are written
 * only when a promotion across lines now rewards them differently, and their number is limited. The whole cart is
 * repriced only when the edits change which item promotions apply.
 */
export async function saveLineEditsAndReprice(
  tx: Transaction,
  loaded: LoadedCart,
  { edits, purchasables }: LineChange,
): Promise<{ loaded: LoadedCart; lines: CartLine[] }> {
  const { currencyIsoCode, totals } = loaded.cart
  const removedLines = edits.flatMap(({ before }) => before ?? [])
  const drafts = edits.flatMap(({ after }) => after ?? [])
  const linesWithBase = drafts.map((line) => ({
    line,
    basePrice: calculateBasePrice(line, findPurchasable(purchasables, line), {
      promotions: loaded.discounts.promotions,
      currencyIsoCode,
    }),
  }))
  const remainingTotals = removedLines.reduce(subtractLineFromTotals, totals)
  const size = addLinesToCartSize(remainingTotals, linesWithBase)
  const promotions = filterQualifiedPromotions(loaded.discounts.promotions, size)
  const newPricingKey = toCartPricingKey(loaded, promotions)
  const needsRepricing = remainingTotals.lineCount > 0 && newPricingKey !== loaded.cart.pricedFor
  const reallocatedRewards = needsRepricing
    ? NO_REALLOCATION
    : await reallocateRewards(tx, loaded, { promotions, removedLines, linesWithBase, size })
  const lines = linesWithBase.map(({ line, basePrice }) => ({
    ...line,
    price: calculateLinePrice(line, basePrice, {
      promotions,
      rewards: reallocatedRewards.rewards.get(line.id) ?? new Map(),
      currencyIsoCode,
    }),
  }))
  await deleteLinesByIds(
    tx,
    edits.flatMap(({ before, after }) => (before !== null && after === null ? [before.id] : [])),
  )
  const linesToSave = [...lines, ...reallocatedRewards.otherLines.map(({ after }) => after)]
  if (needsRepricing) {
    await saveLines(tx, linesToSave)
    return repriceCartAndReloadLines(tx, loaded, lines)
  }
  const cart = {
    ...loaded.cart,
    totals: linesToSave.reduce(
      addLineToTotals,
      reallocatedRewards.otherLines.reduce(subtractPreviousLine, remainingTotals),
    ),
    pricedFor: newPricingKey,
    pricedVersion: loaded.shopper.webstore.catalogVersion,
    version: loaded.cart.version + 1,
  }
  const { isUnsaved, ...savedCart } = loaded
  if (isUnsaved) {
    await insertCartWithLines(tx, { cart, groups: loaded.groups.map(({ group }) => group) }, linesToSave)
    await recordChangeByStaff(tx, { objectName: 'WebCart', recordId: cart.id, operation: 'create' })
  } else await saveCartWithLines(tx, cart, linesToSave)
  return { loaded: { ...savedCart, cart }, lines }
}

const NO_REALLOCATION: Awaited<ReturnType<typeof reallocateRewards>> = { rewards: new Map(), otherLines: [] }

function subtractPreviousLine(totals: CartTotals, { before }: { readonly before: CartLine }): CartTotals {
  return subtractLineFromTotals(totals, before)
}

async function repriceCartAndReloadLines(
  tx: Transaction,
  loaded: LoadedCart,
  lines: readonly CartLine[],
): Promise<{ loaded: LoadedCart; lines: CartLine[] }> {
  const repriced = await repriceCart(tx, loaded)
  const storedLines = new Map(
    (
      await findLinesByIds(
        tx,
        loaded.cart.id,
        lines.map(({ id }) => id),
      )
    ).map((line) => [line.id, line]),
  )
  return { loaded: repriced, lines: lines.map((line) => storedLines.get(line.id) ?? line) }
}
