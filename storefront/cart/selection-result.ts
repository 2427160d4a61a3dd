import type { Tone } from '@hydrant/design/feedback/tone.ts'
import type { BuyerNote } from './buyer-note.ts'

/** A line that was removed, and what puts it back. `term` is that of a subscription; empty without one. */
export interface RemovedLine extends BuyerNote {
  readonly productId: string
  readonly name: string
  readonly quantity: string
  readonly sellingModelId: string
  readonly term: string
}

/** What the form of the selected lines has brought. */
export interface SelectionResult {
  /** Distinguishes two results with the same texts. */
  readonly id: string
  readonly tone: Tone
  readonly text: string
  /** What the text is about, one by one. */
  readonly details: readonly string[]
  readonly removed: readonly RemovedLine[]
}
