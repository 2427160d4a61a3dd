/** What the shop says of a row: its product with the buyer's price, or what is wrong with it. */
export interface RowAnswer {
  /** `warning`: it can be added to the cart, but less is in stock. */
  readonly state: 'ready' | 'warning' | 'error'
  /** What is wrong; null when nothing is. */
  readonly message: string | null
  /** What mends it, best first. */
  readonly fixes: readonly RowFix[]
  /** Null when no product, or more than one, has the number. */
  readonly product: AnsweredProduct | null
  /** What the account calls the product; null for nothing. */
  readonly ownNumber: { readonly text: string; readonly isLearned: boolean } | null
  /** The quantity that the price is for, as a plain decimal; null when it is not known. */
  readonly quantity: string | null
  readonly listPrice: string | null
  readonly unitPrice: string | null
  readonly totalPrice: string | null
  readonly nextPriceBreak: { readonly quantity: string; readonly unitPrice: string } | null
}

/** A product that was found by its number. */
export interface AnsweredProduct {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly image: string
  readonly partNumber: string
  /** Pack or unit; null without one. */
  readonly pack: string | null
  /** The quantity rule as sentences; empty for any quantity. */
  readonly rule: string
  /** Null where stock is not counted. */
  readonly stock: number | null
}

/** Part number and quantity that a row gets when the buyer takes a fix. */
export interface RowFix {
  readonly label: string
  readonly partNumber: string
  readonly quantity: string
}

/** The answers of rows by key, and their currency. */
export interface RowAnswers {
  readonly currency: string
  readonly answers: Readonly<Record<string, RowAnswer>>
}

/** Returns the answer of a row that the cart has refused. */
export function toFailedAnswer(answer: RowAnswer, message: string): RowAnswer {
  return { ...answer, state: 'error', message, fixes: [] }
}
