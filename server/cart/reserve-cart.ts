import { done, type Outcome } from '@hydrant/kernel/outcome/outcome.ts'
import { type InsufficientInventory, type Reservation, reserveStock, type StockLine } from '../inventory/service.ts'
import type { CartLine } from './cart.ts'
import type { OpenCart } from './open-cart.ts'
import { type Executor, findLines } from './store.ts'

/** What became of the wish to hold a cart's stock. */
export interface CartReservation {
  readonly lines: readonly CartLine[]
  readonly outcome: Outcome<Reservation, InsufficientInventory>
}

/** Holds the stock of all lines of a locked cart, or of none: then it holds what it held before. Without `seconds` for as long as the store usually does. */
export async function reserveCart(executor: Executor, { cart, shopper }: OpenCart, seconds: number | null): Promise<Outcome<CartReservation>> {
  const lines = await findLines(executor, cart.id)
  const outcome = await reserveStock(executor, { cartId: cart.id, lines: lines.map(toStockLine), seconds: seconds ?? shopper.webstore.reservationSeconds })
  return done({ lines, outcome })
}

/** What the lines of a cart need from stock. */
export async function findStockLines(executor: Executor, cartId: string): Promise<StockLine[]> {
  return (await findLines(executor, cartId)).map(toStockLine)
}

function toStockLine({ id, productId, quantity }: CartLine): StockLine {
  return { lineId: id, productId, quantity }
}
