import { type ReadOnlyDb, findScheduledPriceBooks, type ScheduledPriceBook } from './store.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { cacheUntilBaseChanges } from '../webstore/service.ts'
import type { ActivePriceBook } from './choose-price.ts'
import { findPriceBookExclusion } from './price-book-scope.ts'

/** All price books by priority, the inactive ones included. */
export const findPriceBooksCached = cacheUntilBaseChanges('price books', findScheduledPriceBooks)

/** Finds the price books that apply to a shopper, by priority: now, or at a time on the clock of `performance.now()`. */
export async function findShopperPriceBooks(
  db: ReadOnlyDb,
  shopper: Shopper,
  at: number = performance.now(),
): Promise<ActivePriceBook[]> {
  const memberOf = toBuyerGroupIds(shopper)
  return (await findPriceBooksCached(db, shopper.webstore))
    .filter((book) => findPriceBookExclusion(book, { memberOf, at }) === null)
    .map(toActivePriceBook)
}

function toActivePriceBook({ id, isOriginal, priority }: ScheduledPriceBook): ActivePriceBook {
  return { id, isOriginal, priority }
}
