import type { CartItemUpdate } from '@hydrant/contract/shop/cart.ts'
import { fullId } from '@hydrant/kernel/identity/record-id.ts'
import { sum } from '@hydrant/kernel/money/decimal.ts'
import { parseQuantity } from '@hydrant/kernel/quantity/parse-quantity.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import { releaseLines, renewReservation, shrinkReservation } from '../inventory/service.ts'
import { guestLimitOf } from './add-items.ts'
import type { CartLine } from './cart.ts'
import { changeLines } from './change-lines.ts'
import { readCustomFields } from './custom-fields.ts'
import { cartRefusals } from './errors.ts'
import { loadGoods } from './load-goods.ts'
import type { OpenCart } from './open-cart.ts'
import { checkLineQuantity, findGroup, isSameLine, lineKeyOf } from './plan-addition.ts'
import { goodsOf } from './reprice-cart.ts'
import { findStockLines } from './reserve-cart.ts'
import { type Executor, findLinesOfProducts } from './store.ts'

/** A line of a locked cart. */
export interface OpenLine {
  readonly open: OpenCart
  readonly line: CartLine
}

/**
 * Changes a line, usually its quantity. One that becomes the same as another takes that one's quantity over. Stock that
 * is held for more than it still needs is released.
 */
export async function changeItem(
  executor: Executor,
  { open, line }: OpenLine,
  update: CartItemUpdate,
): Promise<Result<OpenLine>> {
  const wanted = readChange({ open, line }, update)
  if (!wanted.ok) return wanted
  const goods = await loadGoods(executor, open, [wanted.value])
  const key = lineKeyOf(wanted.value, goodsOf(goods, wanted.value))
  if (!key.ok) return key
  const others = (await findLinesOfProducts(executor, open.cart.id, [line.productId])).filter(
    ({ id }) => id !== line.id,
  )
  const same = others.filter((other) => isSameLine(other, key.value))
  const total = {
    quantity: sum([wanted.value.quantity, ...same.map((other) => other.quantity)]),
    otherLines: others.filter((other) => !same.includes(other)),
  }
  const checked = checkLineQuantity(total, goodsOf(goods, wanted.value), guestLimitOf(open.shopper))
  if (!checked.ok) return checked
  const { id, cartId, name } = line
  const { subType, customFields } = wanted.value
  const edits = [
    ...same.map((before) => ({ before, after: null })),
    { before: line, after: { id, cartId, name, subType, customFields, ...key.value, quantity: checked.value } },
  ]
  const result = await changeLines(executor, open, { goods, edits })
  if (same.length > 0) await renewReservation(executor, cartId, () => findStockLines(executor, cartId))
  else if (checked.value.lt(line.quantity))
    await shrinkReservation(executor, cartId, { lineId: id, quantity: checked.value })
  return ok({ open: result.open, line: result.lines[0] ?? line })
}

/** Takes a line out of a locked cart, and releases the stock that is held for it. */
export async function removeItem(executor: Executor, { open, line }: OpenLine): Promise<OpenCart> {
  const changed = await changeLines(executor, open, { goods: new Map(), edits: [{ before: line, after: null }] })
  await releaseLines(executor, open.cart.id, [line.id])
  return changed.open
}

function readChange({ open, line }: OpenLine, update: CartItemUpdate) {
  const quantity = update.quantity === undefined ? line.quantity : parseQuantity(update.quantity)
  if (quantity === null) return err(cartRefusals.noQuantity)
  const group =
    typeof update.cartDeliveryGroupId === 'string'
      ? findGroup(open.groups, update.cartDeliveryGroupId)
      : { id: line.deliveryGroupId }
  if (group === undefined) return err(cartRefusals.unknownGroup)
  const customFields = update.customFields === undefined ? ok(line.customFields) : readCustomFields(update.customFields)
  if (!customFields.ok) return customFields
  return ok({
    productId: line.productId,
    sellingModelId:
      typeof update.productSellingModelId === 'string' ? fullId(update.productSellingModelId) : line.sellingModelId,
    subscriptionTerm: update.subscriptionTerm ?? line.subscriptionTerm,
    deliveryGroupId: group.id,
    subType: update.subType === undefined ? line.subType : update.subType,
    customFields: customFields.value,
    quantity,
  })
}
