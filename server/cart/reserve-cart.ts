import { GUEST_RESERVATION_SECONDS } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type InsufficientInventory, type Reservation, reserveStock, type StockLine } from '../inventory/service.ts'
import type { CartLine } from './cart.ts'
import { cartRefusals } from './errors.ts'
import type { OpenCart } from './open-cart.ts'
import { type Executor, findLines } from './store.ts'

/** What became of the wish to hold a cart's stock. */
export interface CartReservation {
  readonly lines: readonly CartLine[]
  readonly outcome: Result<Reservation, InsufficientInventory>
}

/**
 * Holds the stock of all lines of a locked cart, or of none: then it holds what it held before. Without `seconds` for
 * as long as `usualReservation` says.
 */
export async function reserveCart(
  executor: Executor,
  { cart, shopper }: OpenCart,
  seconds: number | null,
): Promise<Result<CartReservation>> {
  if (shopper.user === null) {
    if (!shopper.webstore.guestCheckoutEnabled) return err(cartRefusals.guestReservation)
    if ((seconds ?? 0) > GUEST_RESERVATION_SECONDS) return err(cartRefusals.longGuestReservation)
  }
  const lines = await findLines(executor, cart.id)
  const outcome = await reserveStock(executor, {
    cartId: cart.id,
    lines: lines.map(toStockLine),
    seconds: seconds ?? usualReservation(shopper),
  })
  return ok({ lines, outcome })
}

/**
 * For how many seconds stock is held unless told: as the store says, and for guests no longer than they may hold any,
 * or a few of them could keep everything from being sold.
 */
export function usualReservation({ user, webstore }: Pick<Shopper, 'user' | 'webstore'>): number {
  return user === null ? Math.min(webstore.reservationSeconds, GUEST_RESERVATION_SECONDS) : webstore.reservationSeconds
}

/** What the lines of a cart need from stock. */
export async function findStockLines(executor: Executor, cartId: string): Promise<StockLine[]> {
  return (await findLines(executor, cartId)).map(toStockLine)
}

function toStockLine({ id, productId, quantity }: CartLine): StockLine {
  return { lineId: id, productId, quantity }
}
