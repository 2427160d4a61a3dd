import { cleanDrawing } from './clean-drawing.ts'
import { surveyDrawing } from './drawing-survey.ts'

/** What is left of a drawing, or the flaw for which nothing is. */
export type TidyDrawing = { readonly drawing: string } | { readonly flaw: 'tooDeep' | 'nestedCopies' | 'broken' }

/** Reads a drawing twice: to know it as a whole, and to keep what is allowed of it. A large one takes seconds. */
export function tidyDrawing(text: string): TidyDrawing {
  const { isTooDeep, hasNestedCopies, styleSheet } = surveyDrawing(text)
  if (isTooDeep) return { flaw: 'tooDeep' }
  if (hasNestedCopies) return { flaw: 'nestedCopies' }
  try {
    const drawing = cleanDrawing(text, styleSheet)
    return drawing === null ? { flaw: 'broken' } : { drawing }
  } catch (error) {
    // Style rules within one another without end exhaust the stack of who reads them.
    if (error instanceof RangeError) return { flaw: 'tooDeep' }
    throw error
  }
}
