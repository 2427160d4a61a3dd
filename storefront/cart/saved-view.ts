import type { CartLineView } from './cart-view.ts'

/** The lines that a buyer has saved for later. */
export interface SavedView {
  /** The cart that they are in. */
  readonly cartId: string
  readonly currency: string
  /** The number of lines; the first hundred are shown. */
  readonly lineCount: number
  readonly lines: readonly CartLineView[]
}
