/** A stored text in its pieces: words as they are, and the names of values to put in their place. */
export type Piece =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'path'; readonly path: readonly string[] }

/**
 * Why a text cannot be read; `at` counts characters from 0. What could be written instead depends on where the text
 * stands.
 */
export interface ExpressionFault {
  readonly at: number
  readonly message: string
}

const OPENING = '{!'
const PATH = /^[A-Za-z_]\w*(?:\.(?:[A-Za-z_]\w*|\d+))*$/

/** Whether a text asks for values at all. */
export function hasExpression(text: string): boolean {
  return text.includes(OPENING)
}

/** Reads expressions such as `{!Product.name}` out of a text. Answers the pieces in order, or the first fault. */
export function parseExpressions(
  text: string,
): { readonly pieces: readonly Piece[] } | { readonly fault: ExpressionFault } {
  const pieces: Piece[] = []
  let from = 0
  while (from < text.length) {
    const open = text.indexOf(OPENING, from)
    const words = text.slice(from, open === -1 ? undefined : open)
    if (words !== '') pieces.push({ kind: 'words', words })
    if (open === -1) break
    const close = text.indexOf('}', open)
    if (close === -1) return { fault: { at: open, message: 'This expression is not closed: it ends with }.' } }
    const path = text.slice(open + OPENING.length, close).trim()
    if (!PATH.test(path))
      return {
        fault: { at: open, message: `'${path}' is no name of a value: names are words with points between them.` },
      }
    pieces.push({ kind: 'path', path: path.split('.') })
    from = close + 1
  }
  return { pieces }
}
