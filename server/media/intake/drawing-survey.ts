import { Parser } from 'htmlparser2'
import { MOST_LEVELS } from './drawing-limits.ts'

/** How many characters are read before it is looked again whether to go on. */
const PIECE = 10_000

/** What has to be known of a drawing before its elements are looked at one by one. */
export interface DrawingSurvey {
  /** The text of all its style elements. */
  readonly styleSheet: string
  /** Whether elements stand within one another without end; the rest is not known then. */
  readonly isTooDeep: boolean
  /**
   * Whether a part that is copied holds a copy itself: ten of such, each within the next, are drawn a billion times.
   */
  readonly hasNestedCopies: boolean
}

/** Reads through a drawing once, no further than into its depth: what that costs grows with its square. */
export function surveyDrawing(text: string): DrawingSurvey {
  const open: Array<{ readonly name: string; readonly id: string | undefined }> = []
  const styles: string[] = []
  const copied = new Set<string>()
  const copying = new Set<string>()
  const seen = { isTooDeep: false }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push({ name, id: attributes['id'] })
        seen.isTooDeep ||= open.length > MOST_LEVELS
        if (name !== 'use' || seen.isTooDeep) return
        // Which of them counts, those who draw it do not agree on.
        for (const address of [attributes['href'], attributes['xlink:href']])
          if (address !== undefined) copied.add(address.trim())
        for (const { id } of open) if (id !== undefined) copying.add(`#${id}`)
      },
      ontext(part) {
        if (open.at(-1)?.name === 'style') styles.push(part)
      },
      onclosetag() {
        open.pop()
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < text.length && !seen.isTooDeep; at += PIECE) parser.write(text.slice(at, at + PIECE))
  if (!seen.isTooDeep) parser.end()
  return { ...seen, styleSheet: styles.join(''), hasNestedCopies: [...copied].some((target) => copying.has(target)) }
}
