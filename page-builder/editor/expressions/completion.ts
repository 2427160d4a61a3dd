const OPENING = '{!'

/** What can be written at a place in a text, and which part of the text it takes the place of. */
export interface Completion {
  readonly from: number
  readonly to: number
  /** Such as `Product.name`. */
  readonly paths: readonly string[]
}

/** The values that can be asked for where somebody is writing an expression; null where nobody is. */
export function completionAt(text: string, caret: number, paths: readonly string[]): Completion | null {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf(OPENING)
  if (from === -1) return null
  const written = before.slice(from + OPENING.length)
  if (!/^\s*[\w.]*$/.test(written)) return null
  const rest = /^[\w.]*\}?/.exec(text.slice(caret))?.[0] ?? ''
  const wanted = written.trim().toLowerCase()
  const found = paths.filter((path) => path.toLowerCase().includes(wanted))
  const beginning = found.filter((path) => path.toLowerCase().startsWith(wanted))
  return { from, to: caret + rest.length, paths: [...beginning, ...found.filter((path) => !beginning.includes(path))] }
}

/** The text with a value asked for in the place of what was written, and where writing goes on. */
export function complete(
  text: string,
  { from, to }: Completion,
  path: string,
): { readonly text: string; readonly caret: number } {
  const written = `${OPENING}${path}}`
  return { text: text.slice(0, from) + written + text.slice(to), caret: from + written.length }
}
