import * as messages from '@hydrant/messages/compiled/page-builder/bindings.js'

/** A part of a stored text: literal text, or the path of a value to insert. */
export type TextPart =
  | { readonly kind: 'words'; readonly literal: string }
  | { readonly kind: 'path'; readonly path: readonly string[] }

/** Why an expression is invalid; `at` is a character index counted from 0. How to fix it depends on the setting. */
export interface ExpressionIssue {
  readonly at: number
  readonly message: string
}

const OPENING = '{!'
const PATH = /^[A-Za-z_]\w*(?:\.(?:[A-Za-z_]\w*|\d+))*$/

/** Returns whether a text contains an expression. */
export function hasExpression(text: string): boolean {
  return text.includes(OPENING)
}

/** Parses expressions such as `{!Product.name}` in a text. Returns the parts in order, or the first syntax error. */
export function parseExpressions(
  text: string,
): { readonly parts: readonly TextPart[] } | { readonly issue: ExpressionIssue } {
  const parts: TextPart[] = []
  let from = 0
  while (from < text.length) {
    const openIndex = text.indexOf(OPENING, from)
    const literal = text.slice(from, openIndex === -1 ? undefined : openIndex)
    if (literal !== '') parts.push({ kind: 'words', literal })
    if (openIndex === -1) break
    const closeIndex = text.indexOf('}', openIndex)
    if (closeIndex === -1) return { issue: { at: openIndex, message: messages.notClosed() } }
    const path = text.slice(openIndex + OPENING.length, closeIndex).trim()
    if (!PATH.test(path))
      return {
        issue: { at: openIndex, message: messages.notAName({ path }) },
      }
    parts.push({ kind: 'path', path: path.split('.') })
    from = closeIndex + 1
  }
  return { parts: parts }
}
