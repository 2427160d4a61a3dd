import type { RowAnswer } from '../quick-order/row-answer.ts'

/** A list in the overview of lists. */
export interface ListView {
  readonly id: string
  readonly name: string
  /** Whether the buyer is its owner, or it has none who may sign in. */
  readonly isOwn: boolean
  readonly isShared: boolean
  /** Empty for an owner without a name. */
  readonly ownerName: string
  readonly lineCount: number
  readonly changed: string
}

/** A line of a list. */
export interface ListLine {
  readonly id: string
  /** What its change has to name, so that nobody overwrites what another has changed. */
  readonly etag: string
  /** Empty for a product that can no longer be seen. */
  readonly productId: string
  readonly name: string
  readonly partNumber: string
  /** A plain decimal; empty for the least that can be bought. */
  readonly quantity: string
  readonly note: string
  /** What the shop says of it now; null for a product that can no longer be seen. */
  readonly answer: RowAnswer | null
}

/** A page of a list. */
export interface ListPageView {
  readonly list: ListView
  readonly lines: readonly ListLine[]
  readonly currency: string
  readonly nextPage: string | null
  readonly previousPage: string | null
  /** The page itself; null for the first one. */
  readonly page: string | null
}
