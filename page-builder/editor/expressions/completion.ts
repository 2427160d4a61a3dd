const OPENING = '{!'

/** The possible completions at a position of a text, and the range of the text that they replace. */
export interface CompletionMatches {
  readonly from: number
  readonly to: number
  /** Such as `Product.name`. */
  readonly paths: readonly string[]
}

/** Finds the completions for the expression at the caret; null when the caret is not in one. */
export function findCompletions(text: string, caret: number, paths: readonly string[]): CompletionMatches | null {
  const textBeforeCaret = text.slice(0, caret)
  const from = textBeforeCaret.lastIndexOf(OPENING)
  if (from === -1) return null
  const expressionText = textBeforeCaret.slice(from + OPENING.length)
  if (!/^\s*[\w.]*$/.test(expressionText)) return null
  const pathAfterCaret = /^[\w.]*\}?/.exec(text.slice(caret))?.[0] ?? ''
  const query = expressionText.trim().toLowerCase()
  const matches = paths.filter((path) => path.toLowerCase().includes(query))
  const prefixMatches = matches.filter((path) => path.toLowerCase().startsWith(query))
  return {
    from,
    to: caret + pathAfterCaret.length,
    paths: [...prefixMatches, ...matches.filter((path) => !prefixMatches.includes(path))],
  }
}

/** Replaces the typed part by the completed expression; returns the new text and caret. */
export function applyCompletion(
  text: string,
  { from, to }: CompletionMatches,
  path: string,
): { readonly text: string; readonly caret: number } {
  const expressionText = `${OPENING}${path}}`
  return { text: text.slice(0, from) + expressionText + text.slice(to), caret: from + expressionText.length }
}
