import { sanitizeSvgMarkup } from './sanitize-svg-markup.ts'
import { inspectSvg } from './inspect-svg.ts'

/** A sanitized SVG, or the flaw for which it was rejected. */
export type SanitizedSvg = { readonly drawing: string } | { readonly flaw: 'tooDeep' | 'nestedCopies' | 'broken' }

/** Inspects an SVG and then sanitizes it. Takes seconds for a large one. */
export function sanitizeSvg(text: string): SanitizedSvg {
  const { isTooDeep, hasNestedCopies, styleSheet } = inspectSvg(text)
  if (isTooDeep) return { flaw: 'tooDeep' }
  if (hasNestedCopies) return { flaw: 'nestedCopies' }
  try {
    const drawing = sanitizeSvgMarkup(text, styleSheet)
    return drawing === null ? { flaw: 'broken' } : { drawing }
  } catch (error) {
    // Deeply nested style rules overflow the parser's stack.
    if (error instanceof RangeError) return { flaw: 'tooDeep' }
    throw error
  }
}
