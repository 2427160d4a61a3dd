import type { Tone } from '@hydrant/design/feedback/tone.ts'
import type { CartItemInput } from '@hydrant/contract/shop/cart.ts'
import type { CartItemMove } from '@hydrant/contract/shop/named-carts.ts'

/** A line that was removed: the name of its product, and the addition that puts it back. */
export interface RemovedLine {
  readonly name: string
  readonly input: CartItemInput
}

/** Lines that were moved: the cart that they are in now, and what moves them back. */
export interface MovedLines {
  readonly cartId: string
  readonly targetCart: string
  readonly items: readonly CartItemMove[]
}

/** What the form of the selected lines has brought. */
export interface SelectionResult {
  /** Distinguishes two results with the same texts; the idempotency key of the form that puts lines back. */
  readonly id: string
  readonly tone: Tone
  readonly text: string
  /** What the text is about, one by one. */
  readonly details: readonly string[]
  readonly removed: readonly RemovedLine[]
  /** Null when nothing was moved. */
  readonly moved: MovedLines | null
}
