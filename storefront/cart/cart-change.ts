import type { AddToCartResult } from '../catalogue/use-result-toast.tsx'
import type { Flash } from '../session/flash.ts'

/** What became of a change: words for the visitor, and the line that they are about. */
export interface CartChange extends AddToCartResult {
  readonly lineId?: string
  readonly undo?: Flash['undo']
  /** Whether guests have to sign in before they can do this. */
  readonly needsSignIn?: boolean
}
