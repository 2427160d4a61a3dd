import { type ReadOnlyDb, findActivePriceBooks } from './store.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { cacheUntilBaseChanges } from '../webstore/service.ts'
import type { ActivePriceBook } from './choose-price.ts'

const findActivePriceBooksCached = cacheUntilBaseChanges('active price books', findActivePriceBooks)

/** Finds the price books that apply to a shopper now, by priority. */
export async function findShopperPriceBooks(db: ReadOnlyDb, shopper: Shopper): Promise<ActivePriceBook[]> {
  const groupIds = toBuyerGroupIds(shopper)
  const priceBooks = await findActivePriceBooksCached(db, shopper.webstore)
  const now = performance.now()
  return priceBooks
    .filter(
      ({ begins, ends, buyerGroupIds }) =>
        (begins ?? now) <= now &&
        now <= (ends ?? now) &&
        (buyerGroupIds.length === 0 || buyerGroupIds.some((id) => groupIds.includes(id))),
    )
    .map(({ id, isOriginal, priority }) => ({ id, isOriginal, priority }))
}
