import type { PriceReason } from '@hydrant/contract/shop/pricing.ts'
import type { Shopper } from '../accounts/service.ts'
import type { ProductPricing } from './product-pricing.ts'
import { findPriceBooksCached } from './shopper-price-books.ts'
import type { ReadOnlyDb } from './store.ts'

/**
 * Says why a shopper pays a price, in what may be told to them: whether it is agreed with them and until when, never the
 * name of a price book or of a buyer group. Null without a price.
 */
export async function findPriceReason(
  db: ReadOnlyDb,
  shopper: Shopper,
  pricing: ProductPricing | undefined,
): Promise<PriceReason | null> {
  if (pricing === undefined) return null
  const books = await findPriceBooksCached(db, shopper.webstore)
  const book = books.find(({ id }) => id === pricing.priceBookId)
  if (book === undefined) return null
  const validTo = book.validTo?.toISOString() ?? null
  if (book.isOriginal) return { kind: 'List', validTo }
  return { kind: book.buyerGroupIds.length > 0 && shopper.account !== null ? 'Contract' : 'Special', validTo }
}
