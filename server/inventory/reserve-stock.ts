import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { InsufficientInventory } from './errors.ts'
import {
  type Transaction,
  findReservation,
  insertReservation,
  deleteExpiredReservations,
  deleteReservation,
  type ReservedPart,
  updateReservedPart,
} from './store.ts'
import { lockAndPickStock, type StockLine } from './take-stock.ts'

/** The reservation of a cart. */
export interface Reservation {
  readonly id: string
  /** The reserved parts: none for lines of products that are not tracked, those of the parts for kits. */
  readonly parts: readonly ReservedPart[]
}

/**
 * Reserves the stock of all lines of a cart, or of none; a previous reservation of the cart is replaced. Reserved stock is not available to others until it is released, taken by the order of the cart, or
 * expired.
 */
export async function reserveStock(
  tx: Transaction,
  reservation: { readonly cartId: string; readonly lines: readonly StockLine[]; readonly seconds: number },
): Promise<Result<Reservation, InsufficientInventory>> {
  const { cartId, lines, seconds } = reservation
  const picked = await lockAndPickStock(tx, lines, cartId)
  if (!picked.ok) return picked
  const id = newId('10r')
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const parts = picked.value.map((part) => ({
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

/** Reduces the reserved stock of a line to what it still needs. A line that grows keeps its reservation. */
export async function shrinkReservation(
  tx: Transaction,
  cartId: string,
  line: { readonly lineId: string; readonly quantity: Decimal },
): Promise<void> {
  const { parts } = await findReservation(tx, cartId)
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
 * Renews the reservation of a cart for its current lines, until the same time, if it has one; when there is too little
 * stock, the previous reservation stays.
 */
export async function renewReservation(
  tx: Transaction,
  cartId: string,
  findLines: () => Promise<readonly StockLine[]>,
): Promise<void> {
  const { parts, seconds } = await findReservation(tx, cartId)
  if (parts.length > 0) await reserveStock(tx, { cartId, lines: await findLines(), seconds })
}
