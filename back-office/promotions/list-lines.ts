import * as messages from '@hydrant/messages/compiled/back-office/promotions.js'
import type { FormError } from '../shell/office-errors.ts'

/** How many lines a text area takes, and the name of its field for errors. */
interface LinesOptions {
  readonly field: string
  readonly maximum: number
  /** Gets what is wrong. */
  readonly errors: FormError[]
}

/**
 * Lists the lines of a text area, without empty ones and the spaces around them. Of too many it lists none: what somebody
 * typed must not be left out silently.
 */
export function listLines(text: string | undefined, { field, maximum, errors }: LinesOptions): readonly string[] {
  const lines = (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length <= maximum) return lines
  errors.push({
    message: messages.tooManyLines({ count: String(lines.length), maximum: String(maximum) }),
    fields: [field],
  })
  return []
}
