import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { InsufficientInventory } from './errors.ts'
import {
  type Transaction,
  findReservedPartsAndSeconds,
  insertReservation,
  deleteExpiredReservations,
  deleteReservation,
  type ReservedPart,
  updateReservedPart,
} from './store.ts'
import { lockAndPickStock, type StockLine } from './deduct-stock.ts'

/** The reservation of a cart. */
export interface Reservation {
  readonly id: string
  /**
   * The reserved stock by line, product and location: for a kit that of its parts, for products that are not tracked
   * none.
   */
  readonly parts: readonly ReservedPart[]
}

/**
 * Reserves the stock of all lines of a cart, or of none, and replaces the previous reservation of the cart. Others
 * cannot buy reserved stock until it is released, deducted by the order of the cart, or expired.
 */
export async function reserveStock(
  tx: Transaction,
  reservation: { readonly cartId: string; readonly lines: readonly StockLine[]; readonly seconds: number },
): Promise<Result<Reservation, InsufficientInventory>> {
  const { cartId, lines, seconds } = reservation
  const pickResult = await lockAndPickStock(tx, lines, cartId)
  if (!pickResult.ok) return pickResult
  const id = newId('10r')
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const parts = pickResult.value.map((part) => ({
    ...part,
    id: newId('10i'),
    reservationId: id,
    lineQuantity: quantities.get(part.lineId) ?? ZERO,
  }))
  await deleteReservation(tx, cartId)
  if (parts.length > 0) await deleteExpiredReservations(tx, [...new Set(parts.map(({ productId }) => productId))])
  await insertReservation(tx, cartId, { parts, seconds })
  return ok({ id, parts })
}

/** Reduces the reserved stock of a line to its new, smaller quantity. For a larger quantity nothing changes. */
export async function shrinkLineReservation(
  tx: Transaction,
  cartId: string,
  line: { readonly lineId: string; readonly quantity: Decimal },
): Promise<void> {
  const { parts } = await findReservedPartsAndSeconds(tx, cartId)
  const oversizedParts = parts.filter(
    ({ lineId, lineQuantity }) => lineId === line.lineId && lineQuantity.gt(line.quantity),
  )
  for (const productParts of Map.groupBy(oversizedParts, ({ productId }) => productId).values()) {
    const [first] = productParts
    if (first === undefined) continue
    let remaining = sum(productParts.map(({ quantity }) => quantity))
      .times(line.quantity)
      .div(first.lineQuantity)
    for (const part of productParts) {
      const quantity = part.quantity.lt(remaining) ? part.quantity : remaining
      remaining = remaining.minus(quantity)
      await updateReservedPart(tx, { ...part, quantity, lineQuantity: line.quantity })
    }
  }
}

/**
 * Reserves stock again for the current lines of a cart that has a reservation, until the same time. When there is too
 * little stock, the previous reservation stays.
 */
export async function reserveAgainForCurrentLines(
  tx: Transaction,
  cartId: string,
  findLines: () => Promise<readonly StockLine[]>,
): Promise<void> {
  const { parts, seconds } = await findReservedPartsAndSeconds(tx, cartId)
  if (parts.length > 0) await reserveStock(tx, { cartId, lines: await findLines(), seconds })
}
