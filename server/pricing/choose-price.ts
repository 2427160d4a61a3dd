import type { Decimal } from '@hydrant/kernel/money/decimal.ts'

/** A price book that is active, valid now and available to the shopper. */
export interface ActivePriceBook {
  readonly id: string
  /**
   * Whether it is the book of list prices: these are shown struck through, and charged only where no other book has a
   * price.
   */
  readonly isOriginal: boolean
  /** Of several price books the one with the lowest number takes precedence. */
  readonly priority: number
}

/** The price of one unit of a product in a price book. */
export interface BookPrice {
  readonly entryId: string
  readonly priceBookId: string
  readonly unitPrice: Decimal
}

/** How a store chooses between the price books that apply to a shopper. */
export type PricingStrategy = 'LowestPrice' | 'Priority'

/** The list price of one unit, and the chosen price. */
export interface ChosenPrice<Price extends BookPrice> {
  readonly listPrice: Decimal | null
  readonly bookPrice: Price
}

/** Chooses the price of a product from those of the given price books; null when no book has a price for it. */
export function choosePrice<Price extends BookPrice>(
  bookPrices: readonly Price[],
  priceBooks: readonly ActivePriceBook[],
  strategy: PricingStrategy,
): ChosenPrice<Price> | null {
  const { chosen, listPrice } = rankPrices(bookPrices, priceBooks, strategy)
  return chosen === undefined
    ? null
    : { listPrice: listPrice?.bookPrice.unitPrice ?? null, bookPrice: chosen.bookPrice }
}

/**
 * What became of the price of a book that applies: `Chosen`; `ListPrice`: it is struck through, since another book has a
 * price; or why it was not chosen, compared with the one that was.
 */
export type PriceOutcome = 'Chosen' | 'ListPrice' | 'HigherPrice' | 'LaterPriority' | 'SamePriceAndPriority'

/** Returns what became of each price that `choosePrice` chooses from, by the id of its entry. */
export function judgePrices(
  bookPrices: readonly BookPrice[],
  priceBooks: readonly ActivePriceBook[],
  strategy: PricingStrategy,
): ReadonlyMap<string, PriceOutcome> {
  const { ranked, chosen } = rankPrices(bookPrices, priceBooks, strategy)
  return new Map(
    ranked.map((one) => [one.bookPrice.entryId, chosen === undefined ? 'Chosen' : judgePrice(one, chosen, strategy)]),
  )
}

function judgePrice(one: RankedPrice, chosen: RankedPrice, strategy: PricingStrategy): PriceOutcome {
  if (one.bookPrice.entryId === chosen.bookPrice.entryId) return 'Chosen'
  if (one.book.isOriginal) return 'ListPrice'
  const isPricedHigher = !one.bookPrice.unitPrice.eq(chosen.bookPrice.unitPrice)
  const isRankedLater = one.book.priority !== chosen.book.priority
  if (isRankedLater && (strategy === 'Priority' || !isPricedHigher)) return 'LaterPriority'
  return isPricedHigher ? 'HigherPrice' : 'SamePriceAndPriority'
}

interface RankedPrice<Price extends BookPrice = BookPrice> {
  readonly bookPrice: Price
  readonly book: ActivePriceBook
}

function rankPrices<Price extends BookPrice>(
  bookPrices: readonly Price[],
  priceBooks: readonly ActivePriceBook[],
  strategy: PricingStrategy,
) {
  const booksById = new Map(priceBooks.map((book) => [book.id, book]))
  const ranked: Array<RankedPrice<Price>> = bookPrices
    .flatMap((bookPrice) => {
      const book = booksById.get(bookPrice.priceBookId)
      return book === undefined ? [] : [{ bookPrice, book }]
    })
    .toSorted((one, other) => compareRankedPrices(one, other, strategy))
  const listPrice = ranked.find(({ book }) => book.isOriginal)
  return { ranked, listPrice, chosen: ranked.find(({ book }) => !book.isOriginal) ?? listPrice }
}

function compareRankedPrices(one: RankedPrice, other: RankedPrice, strategy: PricingStrategy): number {
  const byPrice = one.bookPrice.unitPrice.cmp(other.bookPrice.unitPrice)
  const byPriority = one.book.priority - other.book.priority
  const [first, second] = strategy === 'Priority' ? [byPriority, byPrice] : [byPrice, byPriority]
  return first || second || (one.book.id < other.book.id ? -1 : 1)
}
