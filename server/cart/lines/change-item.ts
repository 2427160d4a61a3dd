import type { CartItemUpdate } from '@hydrant/contract/shop/cart.ts'
import { toFullIdIfValid } from '@hydrant/kernel/identity/record-id.ts'
import { sum } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import {
  deleteReservationsOfLines,
  reserveAgainForCurrentLines,
  shrinkLineReservation,
} from '../../inventory/service.ts'
import { findGuestQuantityLimit } from '../guests/guest-quantities.ts'
import type { CartLine } from '../cart.ts'
import { saveLineEditsAndReprice } from './change-lines.ts'
import { cartErrors } from '../errors.ts'
import { parseLineFields } from './line-note.ts'
import { loadPurchasables, findPurchasable } from '../pricing/load-purchasables.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { checkLineQuantity, isSameLine, resolveLineKey } from './line-request.ts'
import { findGroup } from '../delivery/find-groups.ts'
import { findStockLines } from '../reservations/reserve-cart.ts'
import type { Transaction } from '../store.ts'
import { findLinesOfProducts } from './line-store.ts'

/** A locked cart and one of its lines. */
export interface LoadedLine {
  readonly loaded: LoadedCart
  readonly line: CartLine
}

/**
 * Changes a line, usually its quantity. When it becomes the same as another line, the two are merged. Reserved stock
 * that it no longer needs is released.
 */
export async function changeOrMergeLine(
  tx: Transaction,
  { loaded, line }: LoadedLine,
  update: CartItemUpdate,
): Promise<Result<LoadedLine>> {
  const lineUpdateResult = parseLineUpdate({ loaded, line }, update)
  if (!lineUpdateResult.ok) return lineUpdateResult
  const purchasables = await loadPurchasables(tx, loaded, [lineUpdateResult.value])
  const keyResult = resolveLineKey(lineUpdateResult.value, findPurchasable(purchasables, lineUpdateResult.value))
  if (!keyResult.ok) return keyResult
  const otherLines = (await findLinesOfProducts(tx, loaded.cart.id, [line.productId])).filter(
    ({ id }) => id !== line.id,
  )
  const sameLines = otherLines.filter((other) => isSameLine(other, keyResult.value))
  const lineQuantity = {
    quantity: sum([lineUpdateResult.value.quantity, ...sameLines.map((other) => other.quantity)]),
    otherLines: otherLines.filter((other) => !sameLines.includes(other)),
  }
  const quantityResult = checkLineQuantity(
    lineQuantity,
    findPurchasable(purchasables, lineUpdateResult.value),
    findGuestQuantityLimit(loaded.shopper),
  )
  if (!quantityResult.ok) return quantityResult
  const { id, cartId, name } = line
  const { subType, customFields } = lineUpdateResult.value
  const edits = [
    ...sameLines.map((before) => ({ before, after: null })),
    {
      before: line,
      after: { id, cartId, name, subType, customFields, ...keyResult.value, quantity: quantityResult.value },
    },
  ]
  const result = await saveLineEditsAndReprice(tx, loaded, { purchasables, edits })
  if (sameLines.length > 0) await reserveAgainForCurrentLines(tx, cartId, () => findStockLines(tx, cartId))
  else if (quantityResult.value.lt(line.quantity))
    await shrinkLineReservation(tx, cartId, { lineId: id, quantity: quantityResult.value })
  return ok({ loaded: result.loaded, line: result.lines[0] ?? line })
}

/** Removes a line from a locked cart, and releases its reserved stock. */
export async function removeLineAndReleaseStock(tx: Transaction, { loaded, line }: LoadedLine): Promise<LoadedCart> {
  const changed = await saveLineEditsAndReprice(tx, loaded, {
    purchasables: new Map(),
    edits: [{ before: line, after: null }],
  })
  await deleteReservationsOfLines(tx, loaded.cart.id, [line.id])
  return changed.loaded
}

function parseLineUpdate({ loaded, line }: LoadedLine, update: CartItemUpdate) {
  const quantity = update.quantity === undefined ? line.quantity : parseQuantity(update.quantity)
  if (quantity === null) return err(cartErrors.noQuantity)
  const group =
    typeof update.cartDeliveryGroupId === 'string'
      ? findGroup(loaded.groups, update.cartDeliveryGroupId)
      : { id: line.deliveryGroupId }
  if (group === undefined) return err(cartErrors.unknownGroup)
  const customFieldsResult =
    update.customFields === undefined ? ok(line.customFields) : parseLineFields(update.customFields)
  if (!customFieldsResult.ok) return customFieldsResult
  return ok({
    productId: line.productId,
    sellingModelId:
      typeof update.productSellingModelId === 'string'
        ? toFullIdIfValid(update.productSellingModelId)
        : line.sellingModelId,
    subscriptionTerm: update.subscriptionTerm ?? line.subscriptionTerm,
    deliveryGroupId: group.id,
    subType: update.subType === undefined ? line.subType : update.subType,
    customFields: customFieldsResult.value,
    quantity,
  })
}
