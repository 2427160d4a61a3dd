import type { Decimal } from '@hydrant/kernel/money/decimal.ts'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import { judgePrices, type PriceOutcome } from './choose-price.ts'
import { findPricesByProduct } from './find-prices.ts'
import { findPriceBookExclusion, type PriceBookExclusion } from './price-book-scope.ts'
import type { ProductPricing } from './product-pricing.ts'
import { findPriceBooksCached, findShopperPriceBooks } from './shopper-price-books.ts'
import {
  findBookPrices,
  findBuyerGroupNames,
  findEntriesOfProduct,
  type ProductEntry,
  type ReadOnlyDb,
  type ScheduledPriceBook,
} from './store.ts'

/** What became of a price in a price book: it was chosen, or why it was not. */
export type CandidateOutcome = PriceOutcome | PriceBookExclusion | 'OtherCurrency' | 'OtherSellingModel' | 'NoPrice'

/** A price book, and what became of its price of a product; without a price it has none in any currency. */
export interface PriceCandidate {
  readonly priceBook: ScheduledPriceBook
  /** The buyer groups that the book is for, by name; empty: everyone. */
  readonly buyerGroupNames: readonly string[]
  readonly entryId: string | null
  readonly sellingModelId: string | null
  readonly currencyIsoCode: string | null
  readonly unitPrice: Decimal | null
  readonly outcome: CandidateOutcome
}

/** Why a product has its price for a shopper. */
export interface PriceExplanation {
  /** The price as `priceProducts` returns it; null: no price book that applies has one. */
  readonly pricing: ProductPricing | null
  /** Every price book that has a price of the product, and those that apply without one; the chosen one first. */
  readonly candidates: readonly PriceCandidate[]
}

/**
 * Explains the price of a product for a shopper at a time on the clock of `performance.now()`: the price, as the shop
 * finds it, and what became of the price in each price book. Does not check whether the shopper may see the price.
 */
export async function explainProductPrice(
  db: ReadOnlyDb,
  shopper: Shopper,
  { productId, sellingModelId, at }: PriceQuestion,
): Promise<PriceExplanation> {
  const applicable = await findShopperPriceBooks(db, shopper, at)
  const pricings = (await findPricesByProduct(db, shopper, { productIds: [productId], priceBooks: applicable })).get(
    productId,
  )
  const pricing =
    (sellingModelId === null ? pricings?.[0] : pricings?.find((one) => one.sellingModelId === sellingModelId)) ?? null
  const bookPrices = await findBookPrices(db, {
    bookIds: applicable.map(({ id }) => id),
    productIds: [productId],
    currency: shopper.currency,
  })
  const outcomes = judgePrices(
    bookPrices.filter((one) => one.sellingModelId === (pricing?.sellingModelId ?? sellingModelId)),
    applicable,
    shopper.webstore.pricingStrategy,
  )
  const [books, entries] = await Promise.all([
    findPriceBooksCached(db, shopper.webstore),
    findEntriesOfProduct(db, productId),
  ])
  const groupNames = await findBuyerGroupNames(
    db,
    books.flatMap(({ buyerGroupIds }) => buyerGroupIds),
  )
  const toCandidate = (priceBook: ScheduledPriceBook, entry: ProductEntry | null): PriceCandidate => ({
    priceBook,
    buyerGroupNames: priceBook.buyerGroupIds.flatMap((id) => groupNames.get(id) ?? []).toSorted(),
    entryId: entry?.entryId ?? null,
    sellingModelId: entry?.sellingModelId ?? null,
    currencyIsoCode: entry?.currencyIsoCode ?? null,
    unitPrice: entry?.unitPrice ?? null,
    outcome:
      findPriceBookExclusion(priceBook, { memberOf: toBuyerGroupIds(shopper), at }) ??
      judgeEntry(entry, { outcomes, currency: shopper.currency }),
  })
  const candidates = books.flatMap((priceBook) => {
    const own = entries.filter(({ priceBookId }) => priceBookId === priceBook.id)
    if (own.length > 0) return own.map((entry) => toCandidate(priceBook, entry))
    return applicable.some(({ id }) => id === priceBook.id) ? [toCandidate(priceBook, null)] : []
  })
  return { pricing, candidates: candidates.toSorted(compareCandidates) }
}

/** The product whose price is asked for, its selling model (null: the default one) and the time. */
export interface PriceQuestion {
  readonly productId: string
  readonly sellingModelId: string | null
  readonly at: number
}

function judgeEntry(
  entry: ProductEntry | null,
  { outcomes, currency }: { readonly outcomes: ReadonlyMap<string, PriceOutcome>; readonly currency: string },
): CandidateOutcome {
  if (entry === null) return 'NoPrice'
  if (entry.currencyIsoCode !== currency) return 'OtherCurrency'
  return outcomes.get(entry.entryId) ?? 'OtherSellingModel'
}

const OUTCOME_ORDER: readonly CandidateOutcome[] = [
  'Chosen',
  'ListPrice',
  'HigherPrice',
  'LaterPriority',
  'SamePriceAndPriority',
]

function compareCandidates(one: PriceCandidate, other: PriceCandidate): number {
  return rankOutcome(one) - rankOutcome(other)
}

function rankOutcome({ outcome }: PriceCandidate): number {
  const rank = OUTCOME_ORDER.indexOf(outcome)
  return rank === -1 ? OUTCOME_ORDER.length : rank
}
