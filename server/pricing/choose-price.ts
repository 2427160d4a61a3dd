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
  const booksById = new Map(priceBooks.map((book) => [book.id, book]))
  const rankedPrices = bookPrices
    .flatMap((bookPrice) => {
      const book = booksById.get(bookPrice.priceBookId)
      return book === undefined ? [] : [{ bookPrice, book }]
    })
    .toSorted((one, other) => compareRankedPrices(one, other, strategy))
  const listPriceEntry = rankedPrices.find(({ book }) => book.isOriginal)
  const chosenPrice = rankedPrices.find(({ book }) => !book.isOriginal) ?? listPriceEntry
  return chosenPrice === undefined
    ? null
    : { listPrice: listPriceEntry?.bookPrice.unitPrice ?? null, bookPrice: chosenPrice.bookPrice }
}

interface RankedPrice {
  readonly bookPrice: BookPrice
  readonly book: ActivePriceBook
}

function compareRankedPrices(one: RankedPrice, other: RankedPrice, strategy: PricingStrategy): number {
  const byPrice = one.bookPrice.unitPrice.cmp(other.bookPrice.unitPrice)
  const byPriority = one.book.priority - other.book.priority
  const [first, second] = strategy === 'Priority' ? [byPriority, byPrice] : [byPrice, byPriority]
  return first || second || (one.book.id < other.book.id ? -1 : 1)
}
