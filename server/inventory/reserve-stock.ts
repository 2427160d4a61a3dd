import { newId } from '@hydrant/kernel/identity/record-id.ts'
import { type Decimal, sum, ZERO } from '@hydrant/kernel/money/decimal.ts'
import { ok, type Result } from '@hydrant/kernel/result/result.ts'
import type { InsufficientInventory } from './errors.ts'
import {
  type Executor,
  findReservation,
  insertReservation,
  removeExpired,
  removeReservation,
  type ReservedPart,
  updateReservedPart,
} from './store.ts'
import { pickStock, type StockLine } from './take-stock.ts'

/** What a cart holds. */
export interface Reservation {
  readonly id: string
  /** Lines of products that are not tracked have none; those of sets have their parts. */
  readonly parts: readonly ReservedPart[]
}

/**
 * Holds the stock of all lines for a cart, or of none; what it held before is given up for it. Call it in a
 * transaction. Held stock is sold to nobody else until it is released, taken by the cart's order, or the time runs out.
 */
export async function reserveStock(
  executor: Executor,
  wanted: { readonly cartId: string; readonly lines: readonly StockLine[]; readonly seconds: number },
): Promise<Result<Reservation, InsufficientInventory>> {
  const { cartId, lines, seconds } = wanted
  const picked = await pickStock(executor, lines, cartId)
  if (!picked.ok) return picked
  const id = newId('10r')
  const quantities = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const parts = picked.value.map((part) => ({
    ...part,
    id: newId('10i'),
    reservationId: id,
    lineQuantity: quantities.get(part.lineId) ?? ZERO,
  }))
  await removeReservation(executor, cartId)
  if (parts.length > 0) await removeExpired(executor, [...new Set(parts.map(({ productId }) => productId))])
  await insertReservation(executor, cartId, { parts, seconds })
  return ok({ id, parts })
}

/** Gives up what a cart holds. */
export async function releaseReservation(executor: Executor, cartId: string): Promise<void> {
  await removeReservation(executor, cartId)
}

/** Gives up what a cart holds for lines that it no longer has. */
export async function releaseLines(executor: Executor, cartId: string, lineIds: readonly string[]): Promise<void> {
  await removeReservation(executor, cartId, lineIds)
}

/** Holds for a line no more than it still needs. A line that grows holds what it held. */
export async function shrinkReservation(
  executor: Executor,
  cartId: string,
  line: { readonly lineId: string; readonly quantity: Decimal },
): Promise<void> {
  const { parts } = await findReservation(executor, cartId)
  const tooMany = parts.filter(({ lineId, lineQuantity }) => lineId === line.lineId && lineQuantity.gt(line.quantity))
  for (const ofProduct of Map.groupBy(tooMany, ({ productId }) => productId).values()) {
    const [first] = ofProduct
    if (first === undefined) continue
    let left = sum(ofProduct.map(({ quantity }) => quantity))
      .times(line.quantity)
      .div(first.lineQuantity)
    for (const part of ofProduct) {
      const quantity = part.quantity.lt(left) ? part.quantity : left
      left = left.minus(quantity)
      await updateReservedPart(executor, { ...part, quantity, lineQuantity: line.quantity })
    }
  }
}

/**
 * Holds the stock of a cart's lines anew when it still holds some, until the same moment; where there is too little for
 * that, it holds what it held.
 */
export async function renewReservation(
  executor: Executor,
  cartId: string,
  findLines: () => Promise<readonly StockLine[]>,
): Promise<void> {
  const { parts, seconds } = await findReservation(executor, cartId)
  if (parts.length > 0) await reserveStock(executor, { cartId, lines: await findLines(), seconds })
}
