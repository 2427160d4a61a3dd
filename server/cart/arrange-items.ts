import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { renewReservation } from '../inventory/service.ts'
import { guestLimitOf } from './add-items.ts'
import type { CartLine } from './cart.ts'
import { changeLines, type LineDraft, type LineEdit } from './change-lines.ts'
import { cartRefusals } from './errors.ts'
import { loadGoods } from './load-goods.ts'
import type { OpenCart } from './open-cart.ts'
import { checkLineQuantity, findGroup, isSameLine } from './plan-addition.ts'
import { goodsOf } from './reprice-cart.ts'
import { findStockLines } from './reserve-cart.ts'
import { type Executor, findLinesByIds, findLinesOfProducts } from './store.ts'

/**
 * How many of a line's product a delivery group shall have, or how many more than it has; in other groups than the
 * line's own they come out of the line.
 */
export type Arrangement = { readonly line: CartLine; readonly groupId: string } & (
  | { readonly quantity: Decimal }
  | { readonly added: Decimal }
)

/** An arrangement as callers write it. */
export interface ArrangementInput {
  readonly cartItemId: string
  readonly deliveryGroupId: string
  readonly quantity: string | number
}

/** Reads arrangements; refused as a whole when one names what the cart has not. */
export async function readArrangements(
  executor: Executor,
  open: OpenCart,
  inputs: readonly ArrangementInput[],
): Promise<Result<Arrangement[]>> {
  const ids = inputs.flatMap(({ cartItemId }) => normalizeId(cartItemId, '0a9') ?? [])
  const lines = new Map(
    (await findLinesByIds(executor, open.cart.id, [...new Set(ids)])).map((line) => [line.id, line]),
  )
  const arrangements: Arrangement[] = []
  for (const input of inputs) {
    const line = lines.get(normalizeId(input.cartItemId, '0a9') ?? '')
    const group = findGroup(open.groups, input.deliveryGroupId)
    const quantity = parseQuantity(input.quantity)
    if (line === undefined) return err(cartRefusals.unknownLine)
    if (group === undefined) return err(cartRefusals.unknownGroup)
    if (quantity === null) return err(cartRefusals.noQuantity)
    arrangements.push({ line, groupId: group.id, quantity })
  }
  return ok(arrangements)
}

/** Spreads lines of a locked cart over its delivery groups. Stock that is held for the cart stays held for as long. */
export async function arrange(
  executor: Executor,
  open: OpenCart,
  arrangements: readonly Arrangement[],
): Promise<Result<OpenCart>> {
  const lines = await findLinesOfProducts(executor, open.cart.id, [
    ...new Set(arrangements.map(({ line }) => line.productId)),
  ])
  const table = new ArrangementTable(lines)
  for (const arrangement of arrangements) if (!table.place(arrangement)) return err(cartRefusals.arrangedTwice)
  const edits = table.edits()
  if (edits === null) return err(cartRefusals.tooFewToArrange)
  const drafts = edits.flatMap(({ after }) => after ?? [])
  const goods = await loadGoods(executor, open, drafts)
  for (const draft of drafts) {
    const otherLines = table.othersOf(draft)
    const checked = checkLineQuantity(
      { quantity: draft.quantity, otherLines },
      goodsOf(goods, draft),
      guestLimitOf(open.shopper),
    )
    if (!checked.ok) return checked
  }
  if (edits.length === 0) return ok(open)
  const changed = await changeLines(executor, open, { goods, edits })
  await renewReservation(executor, open.cart.id, () => findStockLines(executor, open.cart.id))
  return ok(changed.open)
}

/** One product, sold in one way, in one delivery group. */
interface Cell {
  readonly line: CartLine | null
  readonly draft: Omit<LineDraft, 'id' | 'quantity'>
  quantity: Decimal
  isNamed: boolean
}

/** How many of each product each delivery group has, while one arrangement after the other is placed. */
class ArrangementTable {
  readonly #cells: Cell[]

  constructor(lines: readonly CartLine[]) {
    this.#cells = lines.map((line) => ({ line, draft: draftOf(line), quantity: line.quantity, isNamed: false }))
  }

  /** False when the same product of the same group was named before. */
  place(arrangement: Arrangement): boolean {
    const { line, groupId } = arrangement
    const cell = this.#cellOf(line, groupId)
    if ('quantity' in arrangement && cell.isNamed) return false
    const quantity = 'quantity' in arrangement ? arrangement.quantity : cell.quantity.plus(arrangement.added)
    if (groupId !== line.deliveryGroupId) {
      const source = this.#cellOf(line, line.deliveryGroupId)
      if (!source.isNamed) source.quantity = source.quantity.minus(quantity.minus(cell.quantity))
    }
    cell.quantity = quantity
    if ('quantity' in arrangement) cell.isNamed = true
    return true
  }

  /**
   * What changes; null when more was taken out of a line than it has. A line that leaves its group as a whole keeps its
   * id in the next.
   */
  edits(): LineEdit[] | null {
    if (this.#cells.some(({ quantity }) => quantity.lt(ZERO))) return null
    const changed = this.#cells.filter(({ line, quantity }) => !quantity.eq(line?.quantity ?? ZERO))
    const left = changed.filter(({ line, quantity }) => line !== null && quantity.eq(ZERO))
    const edits: LineEdit[] = []
    for (const { line, draft, quantity } of changed) {
      if (quantity.eq(ZERO)) continue
      const moved =
        line === null
          ? takeFirst(left, (cell) =>
              isSameLine({ ...cell.draft, deliveryGroupId: '' }, { ...draft, deliveryGroupId: '' }),
            )
          : null
      const before = line ?? moved?.line ?? null
      edits.push({ before, after: { ...draft, id: before?.id ?? newId('0a9'), quantity } })
    }
    return [...edits, ...left.map(({ line }) => ({ before: line, after: null }))]
  }

  /** What the other lines of a draft's product come to. */
  othersOf(draft: LineDraft): ReadonlyArray<{ readonly quantity: Decimal }> {
    return this.#cells.filter((cell) => cell.draft.productId === draft.productId && !isSameLine(cell.draft, draft))
  }

  #cellOf(line: CartLine, groupId: string): Cell {
    const draft = { ...draftOf(line), deliveryGroupId: groupId }
    const found = this.#cells.find((cell) => isSameLine(cell.draft, draft))
    if (found !== undefined) return found
    const cell = { line: null, draft, quantity: ZERO, isNamed: false }
    this.#cells.push(cell)
    return cell
  }
}

function draftOf({
  id: _id,
  quantity: _quantity,
  price: _price,
  ...draft
}: CartLine): Omit<LineDraft, 'id' | 'quantity'> {
  return draft
}

function takeFirst<Entry>(entries: Entry[], isMeant: (entry: Entry) => boolean): Entry | null {
  const index = entries.findIndex(isMeant)
  return index === -1 ? null : (entries.splice(index, 1)[0] ?? null)
}
