import type { Decimal } from '@hydrant/kernel/money/decimal.ts'

/** A price book that is active, in date and open to the shopper. */
export interface OpenBook {
  readonly id: string
  /** The book of list prices: what is struck through, and what is paid where no other book has a price. */
  readonly isOriginal: boolean
  /** Lower numbers win. */
  readonly priority: number
}

/** What a book asks for one piece of a product. */
export interface Offer {
  readonly entryId: string
  readonly priceBookId: string
  readonly unitPrice: Decimal
}

/** How a store chooses between the books that are open to a shopper. */
export type PricingStrategy = 'LowestPrice' | 'Priority'

/** What one piece costs before any agreement, and the offer that is taken. */
export interface ChosenPrice<Kind extends Offer> {
  readonly listPrice: Decimal | null
  readonly offer: Kind
}

/** Chooses a product's price from the offers of open books, or null when none has one. */
export function choosePrice<Kind extends Offer>(
  offers: readonly Kind[],
  books: readonly OpenBook[],
  strategy: PricingStrategy,
): ChosenPrice<Kind> | null {
  const byId = new Map(books.map((book) => [book.id, book]))
  const ranked = offers
    .flatMap((offer) => {
      const book = byId.get(offer.priceBookId)
      return book === undefined ? [] : [{ offer, book }]
    })
    .toSorted((one, other) => compare(one, other, strategy))
  const list = ranked.find(({ book }) => book.isOriginal)
  const taken = ranked.find(({ book }) => !book.isOriginal) ?? list
  return taken === undefined ? null : { listPrice: list?.offer.unitPrice ?? null, offer: taken.offer }
}

interface Ranked {
  readonly offer: Offer
  readonly book: OpenBook
}

function compare(one: Ranked, other: Ranked, strategy: PricingStrategy): number {
  const byPrice = one.offer.unitPrice.cmp(other.offer.unitPrice)
  const byPriority = one.book.priority - other.book.priority
  const [first, second] = strategy === 'Priority' ? [byPriority, byPrice] : [byPrice, byPriority]
  return first || second || (one.book.id < other.book.id ? -1 : 1)
}
