import { Parser } from 'htmlparser2'
import { MAX_SVG_DEPTH } from './svg-limits.ts'

/** How many characters are parsed between checks for excessive depth. */
const CHUNK_LENGTH = 10_000

/** The properties of an SVG that are checked before its elements are sanitized. */
export interface SvgInspection {
  /** The text of all style elements. */
  readonly styleSheet: string
  /** Whether elements are nested too deeply; the other properties are incomplete then. */
  readonly isTooDeep: boolean
  /**
   * Whether an element that is copied by `use` contains a `use` itself: ten levels of these would be drawn a billion
   * times.
   */
  readonly hasNestedCopies: boolean
}

/** Parses an SVG once and stops when it is nested too deeply, because the cost grows with the square of the depth. */
export function inspectSvg(text: string): SvgInspection {
  const openElements: Array<{ readonly name: string; readonly id: string | undefined }> = []
  const styles: string[] = []
  const copiedIds = new Set<string>()
  const copyingIds = new Set<string>()
  const state = { isTooDeep: false }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        openElements.push({ name, id: attributes['id'] })
        state.isTooDeep ||= openElements.length > MAX_SVG_DEPTH
        if (name !== 'use' || state.isTooDeep) return
        // Programs disagree on which of the two attributes counts.
        for (const href of [attributes['href'], attributes['xlink:href']])
          if (href !== undefined) copiedIds.add(href.trim())
        for (const { id } of openElements) if (id !== undefined) copyingIds.add(`#${id}`)
      },
      ontext(textPart) {
        if (openElements.at(-1)?.name === 'style') styles.push(textPart)
      },
      onclosetag() {
        openElements.pop()
      },
    },
    { xmlMode: true },
  )
  for (let offset = 0; offset < text.length && !state.isTooDeep; offset += CHUNK_LENGTH)
    parser.write(text.slice(offset, offset + CHUNK_LENGTH))
  if (!state.isTooDeep) parser.end()
  return {
    ...state,
    styleSheet: styles.join(''),
    hasNestedCopies: [...copiedIds].some((target) => copyingIds.has(target)),
  }
}
