import { type Decimal, decimal, sum } from '@hydrant/kernel/money/decimal.ts'
import type { Shopper } from '../../accounts/service.ts'
import type { CartLine } from '../cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import type { ReadOnlyDb } from '../store.ts'
import { findLinesOfProducts } from '../lines/line-store.ts'

/** Returns how many units of one product the shopper may have in a cart; null: no limit. */
export function findGuestQuantityLimit({ user, webstore }: Shopper): Decimal | null {
  return user === null ? decimal(webstore.guestMaximumQuantity) : null
}

/** Product → its quantity over all lines of a guest's cart, to which the guest limit applies; empty for buyers. */
export type GuestQuantities = ReadonlyMap<string, Decimal>

/** Sums, for each product of these lines, the quantity of it in the whole cart of a guest. */
export async function findGuestQuantities(
  db: ReadOnlyDb,
  { shopper, cart }: LoadedCart,
  lines: readonly CartLine[],
): Promise<GuestQuantities> {
  if (shopper.user !== null) return new Map()
  const relevantLines =
    lines.length === cart.totals.lineCount
      ? lines
      : await findLinesOfProducts(db, cart.id, [...new Set(lines.map(({ productId }) => productId))])
  return new Map(
    [...Map.groupBy(relevantLines, ({ productId }) => productId)].map(([productId, linesOfProduct]) => [
      productId,
      sum(linesOfProduct.map(({ quantity }) => quantity)),
    ]),
  )
}
