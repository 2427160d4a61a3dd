import { type AvailablePromotion, filterQualifiedPromotions } from '../../promotions/service.ts'
import { sumLines } from './cart-totals.ts'
import { loadPurchasables, findPurchasable } from './load-purchasables.ts'
import { toDestination } from '../delivery/destination.ts'
import { isLive } from '../cart.ts'
import type { LoadedCart } from '../loaded-cart.ts'
import { findRepricedLines } from './price-line.ts'
import { priceLines } from './price-lines.ts'
import { createPricingKey } from './pricing-key.ts'
import { type ReadOnlyDb, type Transaction, saveCartWithLines } from '../store.ts'
import { findLines } from '../lines/line-store.ts'

/** Whether the stored prices of a cart were calculated from something that has changed since. */
export function hasStalePrices(loaded: LoadedCart): boolean {
  return (
    isLive(loaded.cart) &&
    loaded.cart.totals.lineCount > 0 &&
    loaded.cart.pricedFor !==
      toCartPricingKey(loaded, filterQualifiedPromotions(loaded.discounts.promotions, loaded.cart.totals))
  )
}

/** Creates the pricing key of a cart. `qualified` are the promotions whose minimums it reaches. */
export function toCartPricingKey(
  { shopper, cart, groups, priceBooks, discounts }: LoadedCart,
  qualified: readonly AvailablePromotion[],
): string {
  return createPricingKey({
    shopper,
    currencyIsoCode: cart.currencyIsoCode,
    destinations: groups.map(({ group }) => toDestination(group)),
    priceBooks,
    availablePromotions: discounts.promotions,
    qualified,
  })
}

/** Calculates the prices of every line of a cart; saves nothing. */
export async function calculateRepricedCart(db: ReadOnlyDb, loaded: LoadedCart) {
  const lines = await findLines(db, loaded.cart.id)
  const purchasables = await loadPurchasables(db, loaded, lines)
  const { lines: pricedLines, qualified } = priceLines(lines, {
    findPurchasable: (line) => findPurchasable(purchasables, line),
    promotions: loaded.discounts.promotions,
    currencyIsoCode: loaded.cart.currencyIsoCode,
  })
  const cart = {
    ...loaded.cart,
    totals: sumLines(pricedLines),
    pricedFor: toCartPricingKey(loaded, qualified),
    pricedVersion: loaded.shopper.webstore.catalogVersion,
    version: loaded.cart.version + 1,
  }
  return { loaded: { ...loaded, cart }, repricedLines: findRepricedLines(lines, pricedLines) }
}

/**
 * Reprices every line of a locked cart. The cost grows with the number of lines, so it is done only when prices may
 * have changed.
 */
export async function repriceCart(tx: Transaction, cart: LoadedCart): Promise<LoadedCart> {
  const { loaded, repricedLines } = await calculateRepricedCart(tx, cart)
  await saveCartWithLines(tx, loaded.cart, repricedLines)
  return loaded
}

/** Reprices a locked cart if its prices are stale. */
export async function repriceCartIfStale(tx: Transaction, loaded: LoadedCart): Promise<LoadedCart> {
  return hasStalePrices(loaded) ? repriceCart(tx, loaded) : loaded
}
