import type { FormError } from '../shell/office-errors.ts'
import type { DescribedField } from './load-description.ts'
import type { EditAnswer } from './list-edit.ts'
import type { RowToChange } from './rows-to-change.ts'
import type { RejectedView } from './saved-views.ts'

/** How many records are changed at once. */
export const MAX_CHANGED = 500

/** The name of the field of the list's form that has the step of a change, and its steps. */
export const CHANGE_FIELD = 'change'
export const CHANGE_STEPS = { choose: 'choose', apply: 'apply' } as const

/** What a form of a list is answered: what was wrong, or the next step of a change. */
export interface ListAnswer {
  readonly errors: readonly FormError[]
  readonly change: ListChange | null
  /** A form about a view that was rejected. */
  readonly view?: RejectedView
  /** What became of rows that were edited. */
  readonly edit?: EditAnswer
}

/** One field that is being changed in several records. */
export interface ListChange {
  readonly field: DescribedField
  readonly rows: readonly RowToChange[]
  /** What was typed; empty at first. */
  readonly typed: string
  /** How many records were changed; null before it was tried. */
  readonly changedCount: number | null
  readonly errors: readonly FormError[]
}
