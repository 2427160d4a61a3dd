import { GUEST_RESERVATION_SECONDS, RESERVATION_SECONDS } from '@hydrant/contract/shared/limits.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../../accounts/service.ts'
import { type InsufficientInventory, type Reservation, reserveStock, type StockLine } from '../../inventory/service.ts'
import type { CartLine } from '../cart.ts'
import { cartErrors } from '../errors.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import type { ReadOnlyDb, Transaction } from '../store.ts'
import { findLines } from '../lines/line-store.ts'

/** The lines of a cart and the result of reserving their stock. */
export interface CartReservation {
  readonly lines: readonly CartLine[]
  /** For how many seconds stock is reserved, which may be less than a guest has requested. */
  readonly seconds: number
  readonly result: Result<Reservation, InsufficientInventory>
}

/**
 * Reserves the stock of all lines of a locked cart, or of none: then its previous reservation stays. Without `seconds`
 * the reservation lasts as long as `getDefaultReservationSeconds` says, and for a guest never longer than guests may
 * reserve.
 */
export async function reserveStockOfLockedCart(
  tx: Transaction,
  { cart, shopper }: LoadedCart,
  seconds: number | null,
): Promise<Result<CartReservation>> {
  if (shopper.user === null && !shopper.webstore.guestCheckoutEnabled) return err(cartErrors.guestReservation)
  const grantedSeconds = Math.min(
    seconds ?? getDefaultReservationSeconds(shopper),
    getMaximumReservationSeconds(shopper),
  )
  const lines = await findLines(tx, cart.id)
  const result = await reserveStock(tx, {
    cartId: cart.id,
    lines: toStockLines(lines),
    seconds: grantedSeconds,
  })
  return ok({ lines, seconds: grantedSeconds, result })
}

/**
 * Returns for how many seconds stock is reserved by default: the setting of the store, for guests at most their
 * maximum.
 */
export function getDefaultReservationSeconds(shopper: Pick<Shopper, 'user' | 'webstore'>): number {
  return Math.min(shopper.webstore.reservationSeconds, getMaximumReservationSeconds(shopper))
}

/** Returns the maximum duration of a reservation: short for guests, or a few of them could block all sales. */
function getMaximumReservationSeconds({ user }: Pick<Shopper, 'user'>): number {
  return user === null ? GUEST_RESERVATION_SECONDS : RESERVATION_SECONDS.max
}

/** Finds what the lines of a cart need from stock. */
export async function findStockLines(db: ReadOnlyDb, cartId: string): Promise<StockLine[]> {
  return toStockLines(await findLines(db, cartId))
}

/** Converts lines of a cart into what they need from stock. */
export function toStockLines(lines: readonly CartLine[]): StockLine[] {
  return lines.map(({ id, productId, quantity }) => ({ lineId: id, productId, quantity }))
}
