import type { Measurable } from '../processor-time.ts'

/** What is compared, in the order in which it is measured: what is new first, before caches are filled. */
export const OPERATIONS = ['product detail, new', 'search, new', 'add to a new cart', 'place an order'] as const

/** A shop that is compared: each operation is one whole action of a visitor; throws when it fails. */
export interface Peer extends Measurable {
  readonly name: string
  readonly version: string
  /** `connection` is the number of the visitor: at no time do two act with the same number. */
  readonly operations: Readonly<Record<(typeof OPERATIONS)[number], (connection: number) => Promise<void>>>
  close(): Promise<void>
}

/** A product as every shop gets it. */
export interface PeerProduct {
  readonly sku: string
  readonly name: string
  readonly description: string
  /** In hundredths of the currency. */
  readonly price: number
}

/** A search for two words of products; none repeats. */
export interface PeerSearch {
  readonly term: string
  /** From 0. */
  readonly page: number
}

/** What the other shops are prepared with, which is the same for all. */
export interface PeerMaterial {
  readonly products: readonly PeerProduct[]
  /** Creates a function that returns the next search; the same ones for every shop. */
  readonly createSearches: () => () => PeerSearch
  /** The folder outside the repository in which they are installed, and stay for the next time. */
  readonly folder: string
}
