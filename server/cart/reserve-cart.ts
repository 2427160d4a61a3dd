import { GUEST_RESERVATION_SECONDS } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { type InsufficientInventory, type Reservation, reserveStock, type StockLine } from '../inventory/service.ts'
import type { CartLine } from './cart.ts'
import { cartErrors } from './errors.ts'
import type { LoadedCart } from './load-cart.ts'
import { type Executor, findLines } from './store.ts'

/** The lines of a cart and the result of reserving their stock. */
export interface CartReservation {
  readonly lines: readonly CartLine[]
  readonly result: Result<Reservation, InsufficientInventory>
}

/**
 * Reserves the stock of all lines of a locked cart, or of none: then the previous reservation stays. Without `seconds`
 * it lasts as long as `getReservationSeconds` says.
 */
export async function reserveCart(
  executor: Executor,
  { cart, shopper }: LoadedCart,
  seconds: number | null,
): Promise<Result<CartReservation>> {
  if (shopper.user === null) {
    if (!shopper.webstore.guestCheckoutEnabled) return err(cartErrors.guestReservation)
    if ((seconds ?? 0) > GUEST_RESERVATION_SECONDS) return err(cartErrors.longGuestReservation)
  }
  const lines = await findLines(executor, cart.id)
  const result = await reserveStock(executor, {
    cartId: cart.id,
    lines: lines.map(toStockLine),
    seconds: seconds ?? getReservationSeconds(shopper),
  })
  return ok({ lines, result })
}

/**
 * Returns for how many seconds stock is reserved by default: the setting of the store, for guests at most their
 * maximum, or a few guests could block all sales.
 */
export function getReservationSeconds({ user, webstore }: Pick<Shopper, 'user' | 'webstore'>): number {
  return user === null ? Math.min(webstore.reservationSeconds, GUEST_RESERVATION_SECONDS) : webstore.reservationSeconds
}

/** Finds what the lines of a cart need from stock. */
export async function findStockLines(executor: Executor, cartId: string): Promise<StockLine[]> {
  return (await findLines(executor, cartId)).map(toStockLine)
}

function toStockLine({ id, productId, quantity }: CartLine): StockLine {
  return { lineId: id, productId, quantity }
}
