import type { PriceEntry } from './document.ts'
import { ListColumn } from './list-column.ts'
import type { Bitset } from './bitset.ts'
import type { Section, SectionReader } from './sections.ts'
import { StringInterner } from './string-interner.ts'

/** The price books that are open to a shopper, and how one of their prices is chosen. */
export interface PriceProfile {
  readonly priceBooks: ReadonlyArray<{ readonly id: string; readonly isOriginal: boolean; readonly priority: number }>
  readonly currency: string
  readonly byPriority: boolean
}

/** The prices of every slot's product in all price books. */
export class PriceColumn {
  readonly #priceBooks = new StringInterner()
  readonly #currencies = new StringInterner()
  readonly #prices = new StringInterner()
  #amounts: number[] = []
  /**
   * Three numbers per price: the book combined with the currency, the position of the selling model, and the amount's
   * number.
   */
  readonly #entries = new ListColumn()

  /** Sets the prices of a slot. */
  put(slot: number, priceEntries: readonly PriceEntry[]): void {
    this.#entries.put(
      slot,
      priceEntries.flatMap(({ bookId, currency, price, modelPosition }) => [
        this.#priceBooks.intern(bookId) * MAX_CURRENCIES + this.#currencies.intern(currency),
        modelPosition,
        this.#internPrice(price),
      ]),
    )
  }

  /** The prices as sections of a file. */
  *sections(name: string): Generator<Section> {
    yield* this.#entries.sections(name)
    yield* this.#priceBooks.sections(`${name}.priceBooks`)
    yield* this.#currencies.sections(`${name}.currencies`)
    yield* this.#prices.sections(`${name}.prices`)
  }

  /** Restores an empty column from a file. */
  async restore(reader: SectionReader, name: string, live: Bitset): Promise<void> {
    await this.#entries.restore(reader, name, live)
    await this.#priceBooks.restore(reader, `${name}.priceBooks`)
    await this.#currencies.restore(reader, `${name}.currencies`)
    await this.#prices.restore(reader, `${name}.prices`)
    this.#amounts = Array.from({ length: this.#prices.size }, (_, number) => Number(this.#prices.name(number)))
  }

  /** Whether many gaps can be closed. */
  get isWasteful(): boolean {
    return this.#entries.isWasteful
  }

  /** Closes the gaps that replaced lists have left. */
  compact(): void {
    this.#entries.compact()
  }

  /**
   * Computes the unit price of every slot for its default selling model; negotiated prices win over list prices. NaN
   * where the open books have no price.
   */
  computePrices({ priceBooks, currency, byPriority }: PriceProfile, slotCount: number): Float64Array {
    const prices = new Float64Array(slotCount).fill(Number.NaN)
    const currencyNumber = this.#currencies.find(currency)
    if (currencyNumber === undefined) return prices
    const bookByKey = new Map(
      priceBooks.flatMap((book) => {
        const number = this.#priceBooks.find(book.id)
        return number === undefined ? [] : [[number * MAX_CURRENCIES + currencyNumber, book] as const]
      }),
    )
    for (let slot = 0; slot < slotCount; slot += 1) {
      let best: Candidate | undefined
      for (let position = 0; position < this.#entries.lengthOf(slot); position += 3) {
        const book = bookByKey.get(this.#entries.itemAt(slot, position))
        if (book === undefined) continue
        const price = this.#amounts[this.#entries.itemAt(slot, position + 2)] ?? Number.NaN
        const candidate = {
          model: this.#entries.itemAt(slot, position + 1),
          isOriginal: book.isOriginal,
          priority: byPriority ? book.priority : 0,
          price,
        }
        if (best === undefined || isPreferredOver(candidate, best)) best = candidate
      }
      if (best !== undefined) prices[slot] = best.price
    }
    return prices
  }

  #internPrice(price: number): number {
    const number = this.#prices.intern(String(price))
    this.#amounts[number] = price
    return number
  }
}

// The number of a price book and that of a currency are combined in one; no shop uses as many currencies as this.
const MAX_CURRENCIES = 1024

interface Candidate {
  readonly model: number
  readonly isOriginal: boolean
  /** 0 if priorities do not count. */
  readonly priority: number
  readonly price: number
}

function isPreferredOver(one: Candidate, other: Candidate): boolean {
  if (one.model !== other.model) return one.model < other.model
  if (one.isOriginal !== other.isOriginal) return other.isOriginal
  if (one.priority !== other.priority) return one.priority < other.priority
  return one.price < other.price
}
