import { sanitizeSvgMarkup } from './sanitize-svg-markup.ts'
import { inspectSvg } from './inspect-svg.ts'

/** A sanitized SVG, or the flaw for which it was rejected. */
export type SanitizedSvg = { readonly svg: string } | { readonly flaw: 'tooDeep' | 'nestedCopies' | 'broken' }

/** Returns the sanitized SVG, or the flaw for which it is rejected. Takes seconds for a large one. */
export function sanitizeSvgOrFindFlaw(text: string): SanitizedSvg {
  const { isTooDeep, hasNestedCopies, styleSheet } = inspectSvg(text)
  if (isTooDeep) return { flaw: 'tooDeep' }
  if (hasNestedCopies) return { flaw: 'nestedCopies' }
  try {
    const markup = sanitizeSvgMarkup(text, styleSheet)
    return markup === null ? { flaw: 'broken' } : { svg: markup }
  } catch (error) {
    // Deeply nested style rules overflow the parser's stack.
    if (error instanceof RangeError) return { flaw: 'tooDeep' }
    throw error
  }
}
