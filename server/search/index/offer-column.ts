import type { Offer } from './document.ts'
import { ListColumn } from './list-column.ts'
import { Numbering } from './numbering.ts'

/** The books that are open to a shopper, and how one of their prices is chosen. */
export interface PriceProfile {
  readonly books: ReadonlyArray<{ readonly id: string; readonly isOriginal: boolean; readonly priority: number }>
  readonly currency: string
  readonly byPriority: boolean
}

/** What the books ask for the product of each slot. */
export class OfferColumn {
  readonly #books = new Numbering()
  readonly #currencies = new Numbering()
  readonly #prices = new Numbering()
  readonly #amounts: number[] = []
  /** Three numbers an offer: the book with the currency, the place of the selling model, and the price's number. */
  readonly #offers = new ListColumn()

  /** Gives a slot its offers. */
  put(slot: number, offers: readonly Offer[]): void {
    this.#offers.put(
      slot,
      offers.flatMap(({ bookId, currency, price, modelPlace }) => [
        this.#books.of(bookId) * MAX_CURRENCIES + this.#currencies.of(currency),
        modelPlace,
        this.#amount(price),
      ]),
    )
  }

  /** Closes gaps. */
  tidy(): void {
    this.#offers.tidy()
  }

  /**
   * What one piece costs, for every slot: of the usual way of selling, agreed before listed. NaN where the books ask
   * nothing.
   */
  pricesFor({ books, currency, byPriority }: PriceProfile, slots: number): Float64Array {
    const prices = new Float64Array(slots).fill(Number.NaN)
    const currencyNumber = this.#currencies.find(currency)
    if (currencyNumber === undefined) return prices
    const open = new Map(
      books.flatMap((book) => {
        const number = this.#books.find(book.id)
        return number === undefined ? [] : [[number * MAX_CURRENCIES + currencyNumber, book] as const]
      }),
    )
    for (let slot = 0; slot < slots; slot += 1) {
      let best: Candidate | undefined
      for (let place = 0; place < this.#offers.lengthOf(slot); place += 3) {
        const book = open.get(this.#offers.at(slot, place))
        if (book === undefined) continue
        const price = this.#amounts[this.#offers.at(slot, place + 2)] ?? Number.NaN
        const candidate = {
          model: this.#offers.at(slot, place + 1),
          isOriginal: book.isOriginal,
          priority: byPriority ? book.priority : 0,
          price,
        }
        if (best === undefined || isBefore(candidate, best)) best = candidate
      }
      if (best !== undefined) prices[slot] = best.price
    }
    return prices
  }

  #amount(price: number): number {
    const number = this.#prices.of(String(price))
    this.#amounts[number] = price
    return number
  }
}

// Far more than a shop sells in: book and currency share a number.
const MAX_CURRENCIES = 1024

interface Candidate {
  readonly model: number
  readonly isOriginal: boolean
  /** 0 where priorities do not count. */
  readonly priority: number
  readonly price: number
}

function isBefore(one: Candidate, other: Candidate): boolean {
  if (one.model !== other.model) return one.model < other.model
  if (one.isOriginal !== other.isOriginal) return other.isOriginal
  if (one.priority !== other.priority) return one.priority < other.priority
  return one.price < other.price
}
