import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { reserveAgainForCurrentLines } from '../../inventory/service.ts'
import { findGuestQuantityLimit } from '../guests/guest-quantities.ts'
import type { CartLine } from '../cart.ts'
import { saveLineEditsAndReprice, type LineDraft, type LineEdit } from '../lines/change-lines.ts'
import { cartErrors } from '../errors.ts'
import { loadPurchasables, findPurchasable } from '../pricing/load-purchasables.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { checkLineQuantity, isSameLine } from '../lines/line-request.ts'
import { findGroup } from './find-groups.ts'
import { findStockLines } from '../reservations/reserve-cart.ts'
import type { ReadOnlyDb, Transaction } from '../store.ts'
import { findLinesByIds, findLinesOfProducts } from '../lines/line-store.ts'

/**
 * How many units of a line's product a delivery group is to have (`quantity`), or how many to add to it
 * (`addedQuantity`). When the group is not that of the line, the units are moved from the line.
 */
export type Arrangement = { readonly line: CartLine; readonly groupId: string } & (
  | { readonly quantity: Decimal }
  | { readonly addedQuantity: Decimal }
)

/** An arrangement as the request body gives it. */
export interface ArrangementInput {
  readonly cartItemId: string
  readonly deliveryGroupId: string
  readonly quantity: string | number
}

/** Resolves the lines and delivery groups of arrangements; returns an error when one of them is not in the cart. */
export async function resolveArrangements(
  db: ReadOnlyDb,
  loaded: LoadedCart,
  inputs: readonly ArrangementInput[],
): Promise<Result<Arrangement[]>> {
  const ids = inputs.flatMap(({ cartItemId }) => normalizeId(cartItemId, '0a9') ?? [])
  const lines = new Map((await findLinesByIds(db, loaded.cart.id, [...new Set(ids)])).map((line) => [line.id, line]))
  const arrangements: Arrangement[] = []
  for (const input of inputs) {
    const line = lines.get(normalizeId(input.cartItemId, '0a9') ?? '')
    const group = findGroup(loaded.groups, input.deliveryGroupId)
    const quantity = parseQuantity(input.quantity)
    if (line === undefined) return err(cartErrors.unknownLine)
    if (group === undefined) return err(cartErrors.unknownGroup)
    if (quantity === null) return err(cartErrors.noQuantity)
    arrangements.push({ line, groupId: group.id, quantity })
  }
  return ok(arrangements)
}

/** Distributes lines of a locked cart over its delivery groups. Reserved stock stays reserved until the same time. */
export async function assignLinesToGroups(
  tx: Transaction,
  loaded: LoadedCart,
  arrangements: readonly Arrangement[],
): Promise<Result<LoadedCart>> {
  const lines = await findLinesOfProducts(tx, loaded.cart.id, [
    ...new Set(arrangements.map(({ line }) => line.productId)),
  ])
  const table = new ArrangementTable(lines)
  for (const arrangement of arrangements)
    if (!table.tryApplyArrangement(arrangement)) return err(cartErrors.arrangedTwice)
  const edits = table.toLineEdits()
  if (edits === null) return err(cartErrors.arrangedMoreThanInCart)
  const drafts = edits.flatMap(({ after }) => after ?? [])
  const purchasables = await loadPurchasables(tx, loaded, drafts)
  for (const draft of drafts) {
    const otherLines = table.findOtherLinesOfProduct(draft)
    const checkResult = checkLineQuantity(
      { quantity: draft.quantity, otherLines },
      findPurchasable(purchasables, draft),
      findGuestQuantityLimit(loaded.shopper),
    )
    if (!checkResult.ok) return checkResult
  }
  if (edits.length === 0) return ok(loaded)
  const changed = await saveLineEditsAndReprice(tx, loaded, { purchasables, edits })
  await reserveAgainForCurrentLines(tx, loaded.cart.id, () => findStockLines(tx, loaded.cart.id))
  return ok(changed.loaded)
}

/** The quantity of one product, with one selling model, in one delivery group. */
interface Cell {
  readonly line: CartLine | null
  readonly draft: Omit<LineDraft, 'id' | 'quantity'>
  quantity: Decimal
  isSet: boolean
}

/** The quantities of each product by delivery group, while arrangements are applied one after the other. */
class ArrangementTable {
  readonly #cells: Cell[]

  constructor(lines: readonly CartLine[]) {
    this.#cells = lines.map((line) => ({
      line,
      draft: withoutIdQuantityAndPrice(line),
      quantity: line.quantity,
      isSet: false,
    }))
  }

  /** Applies one arrangement; false when the same product in the same group has been set already. */
  tryApplyArrangement(arrangement: Arrangement): boolean {
    const { line, groupId } = arrangement
    const cell = this.#findOrCreateCell(line, groupId)
    if ('quantity' in arrangement && cell.isSet) return false
    const quantity = 'quantity' in arrangement ? arrangement.quantity : cell.quantity.plus(arrangement.addedQuantity)
    if (groupId !== line.deliveryGroupId) {
      const source = this.#findOrCreateCell(line, line.deliveryGroupId)
      if (!source.isSet) source.quantity = source.quantity.minus(quantity.minus(cell.quantity))
    }
    cell.quantity = quantity
    if ('quantity' in arrangement) cell.isSet = true
    return true
  }

  /**
   * Returns the edits of lines; null when more was taken out of a line than it has. A line that moves to another group
   * as a whole keeps its id.
   */
  toLineEdits(): LineEdit[] | null {
    if (this.#cells.some(({ quantity }) => quantity.lt(ZERO))) return null
    const changedCells = this.#cells.filter(({ line, quantity }) => !quantity.eq(line?.quantity ?? ZERO))
    const emptiedCells = changedCells.filter(({ line, quantity }) => line !== null && quantity.eq(ZERO))
    const edits: LineEdit[] = []
    for (const { line, draft, quantity } of changedCells) {
      if (quantity.eq(ZERO)) continue
      const emptiedCell =
        line === null
          ? removeFirst(emptiedCells, (cell) =>
              isSameLine({ ...cell.draft, deliveryGroupId: '' }, { ...draft, deliveryGroupId: '' }),
            )
          : null
      const before = line ?? emptiedCell?.line ?? null
      edits.push({ before, after: { ...draft, id: before?.id ?? newId('0a9'), quantity } })
    }
    return [...edits, ...emptiedCells.map(({ line }) => ({ before: line, after: null }))]
  }

  /** Returns the quantities of the other lines with the same product. */
  findOtherLinesOfProduct(draft: LineDraft): ReadonlyArray<{ readonly quantity: Decimal }> {
    return this.#cells.filter((cell) => cell.draft.productId === draft.productId && !isSameLine(cell.draft, draft))
  }

  #findOrCreateCell(line: CartLine, groupId: string): Cell {
    const draft = { ...withoutIdQuantityAndPrice(line), deliveryGroupId: groupId }
    const existing = this.#cells.find((cell) => isSameLine(cell.draft, draft))
    if (existing !== undefined) return existing
    const cell = { line: null, draft, quantity: ZERO, isSet: false }
    this.#cells.push(cell)
    return cell
  }
}

function withoutIdQuantityAndPrice({
  id: _id,
  quantity: _quantity,
  price: _price,
  ...draft
}: CartLine): Omit<LineDraft, 'id' | 'quantity'> {
  return draft
}

function removeFirst<Entry>(entries: Entry[], matches: (entry: Entry) => boolean): Entry | null {
  const index = entries.findIndex(matches)
  return index === -1 ? null : (entries.splice(index, 1)[0] ?? null)
}
