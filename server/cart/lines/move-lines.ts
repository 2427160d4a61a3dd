import { newId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { err, ok, type Result } from '@hydrant/kernel/result/result.ts'
import { deleteReservationsOfLines, shrinkLineReservation } from '../../inventory/service.ts'
import type { CartLine } from '../cart.ts'
import { findGroup } from '../delivery/find-groups.ts'
import { cartErrors, unknownCartItemError } from '../errors.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { loadPurchasables } from '../pricing/load-purchasables.ts'
import type { Transaction } from '../store.ts'
import { type LineDraft, type LineEdit, saveLineEditsAndReprice } from './change-lines.ts'
import { mergeLineFields } from './line-note.ts'
import { toLineKeyText } from './line-request.ts'
import { findLinesByIds, findLinesOfProducts } from './line-store.ts'

/** What is moved of a line: all of it without a quantity. It goes to a delivery group of the target, or the default one. */
export interface LineMove {
  readonly lineId: string
  readonly quantity: number | string | null
  readonly groupId: string | null
}

/** What was moved: the line that it was of, and the line of the target that it is part of now. */
export interface MovedLine {
  readonly from: CartLine
  readonly toLineId: string
  readonly quantity: Decimal
}

/** A quantity of a line that goes to a delivery group of another cart. */
interface LinePart {
  readonly line: CartLine
  readonly quantity: Decimal
  readonly deliveryGroupId: string
}

/**
 * Moves lines between two locked carts of one owner. They keep quantity, term and custom fields, and are moved whether
 * or not they can be bought: what is wrong with them is told at their lines. The target prices them. What is noted at a
 * line that the target has already is joined.
 */
export async function moveLines(
  tx: Transaction,
  { source, target, moves }: { readonly source: LoadedCart; readonly target: LoadedCart; readonly moves: LineMove[] },
): Promise<Result<readonly MovedLine[]>> {
  const partsResult = await findParts(tx, { source, target, moves })
  if (!partsResult.ok) return partsResult
  const parts = partsResult.value
  const added = await addParts(tx, target, parts)
  if (!added.ok) return added
  await subtractParts(tx, source, parts)
  return ok(
    parts.map(({ line, quantity }, position) => ({ from: line, toLineId: added.value[position] ?? '', quantity })),
  )
}

async function findParts(
  tx: Transaction,
  { source, target, moves }: { readonly source: LoadedCart; readonly target: LoadedCart; readonly moves: LineMove[] },
): Promise<Result<LinePart[]>> {
  const ids = moves.map(({ lineId }) => normalizeId(lineId, '0a9') ?? lineId)
  if (new Set(ids).size < ids.length) return err(cartErrors.movedTwice)
  const lines = new Map((await findLinesByIds(tx, source.cart.id, ids)).map((line) => [line.id, line]))
  const parts: LinePart[] = []
  for (const [position, { lineId, quantity: moved, groupId }] of moves.entries()) {
    const line = lines.get(ids[position] ?? '')
    if (line === undefined) return err(unknownCartItemError(lineId))
    const quantity = moved === null ? line.quantity : parseQuantity(moved)
    if (quantity === null || quantity.lte(0)) return err(cartErrors.noQuantity)
    if (quantity.gt(line.quantity)) return err(cartErrors.movedMoreThanInCart)
    const group = groupId === null ? undefined : findGroup(target.groups, groupId)
    parts.push({ line, quantity, deliveryGroupId: (group ?? target.group).id })
  }
  return ok(parts)
}

/**
 * Adds parts of lines of other carts to a locked cart, and returns the ids of the lines that they are part of now. Returns
 * an error when the notes of a part and of its line there are too long together.
 */
export async function addParts(
  tx: Transaction,
  target: LoadedCart,
  parts: readonly LinePart[],
): Promise<Result<string[]>> {
  const existing = await findLinesOfProducts(
    tx,
    target.cart.id,
    parts.map(({ line }) => line.productId),
  )
  const drafts = new Map<string, LineDraft>(existing.map((line) => [toLineKeyText(line), line]))
  const lineIds: string[] = []
  for (const { line, quantity, deliveryGroupId } of parts) {
    const { productId, sellingModelId, subscriptionTerm, name, subType } = line
    const key = { productId, sellingModelId, subscriptionTerm, deliveryGroupId }
    const same = drafts.get(toLineKeyText(key))
    const customFields = mergeLineFields(same?.customFields ?? [], line.customFields)
    if (!customFields.ok) return customFields
    const draft: LineDraft = {
      id: same?.id ?? newId('0a9'),
      cartId: target.cart.id,
      name,
      ...key,
      subType: subType ?? same?.subType ?? null,
      customFields: customFields.value,
      quantity: same === undefined ? quantity : same.quantity.plus(quantity),
    }
    drafts.set(toLineKeyText(key), draft)
    lineIds.push(draft.id)
  }
  const changedIds = new Set(lineIds)
  const changed = [...drafts.values()].filter(({ id }) => changedIds.has(id))
  const existingById = new Map(existing.map((line) => [line.id, line]))
  await saveEdits(
    tx,
    target,
    changed.map((after) => ({ before: existingById.get(after.id) ?? null, after })),
  )
  return ok(lineIds)
}

/** Takes parts of lines from their locked cart, and releases the stock that was reserved for them. */
async function subtractParts(tx: Transaction, source: LoadedCart, parts: readonly LinePart[]): Promise<void> {
  const edits = parts.map(({ line, quantity }): LineEdit => {
    const { price: _, ...draft } = line
    const remaining = line.quantity.minus(quantity)
    return { before: line, after: remaining.eq(0) ? null : { ...draft, quantity: remaining } }
  })
  await saveEdits(tx, source, edits)
  const removed = edits.flatMap(({ before, after }) => (before !== null && after === null ? [before.id] : []))
  await deleteReservationsOfLines(tx, source.cart.id, removed)
  for (const { after } of edits)
    if (after !== null) await shrinkLineReservation(tx, source.cart.id, { lineId: after.id, quantity: after.quantity })
}

async function saveEdits(tx: Transaction, loaded: LoadedCart, edits: readonly LineEdit[]): Promise<void> {
  const purchasables = await loadPurchasables(
    tx,
    loaded,
    edits.flatMap(({ after }) => after ?? []),
  )
  await saveLineEditsAndReprice(tx, loaded, { edits, purchasables })
}
