import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { listTags } from '../../../checks/markup.ts'
import { ELEMENT_NAMES } from '../find-loss.ts'
import { isFromEditor } from './clean-pasted-html.ts'

const CELL_TAGS = ['td', 'th']
const PASTED_AS_TEXT = ['table', 'dl', 'pre']
const LEFT_OUT = ['img', 'iframe', 'video']
/** Elements with a name in the plural, as one of them is, too. */
const PLURAL_NAMES = ['pre']

/** Returns the message about what was lost from pasted HTML; null when nothing was lost. */
export function describePasteLoss(html: string): string | null {
  if (isFromEditor(html)) return null
  const tags = listTags(html).map(({ name }) => name)
  // A spreadsheet copies a single cell as a table, too.
  const isTable = tags.filter((tag) => CELL_TAGS.includes(tag)).length > 1
  const listFound = (candidates: readonly string[]) =>
    candidates.filter((tag) => tags.includes(tag) && (tag !== 'table' || isTable))
  const pasted = toOptionalClause(listFound(PASTED_AS_TEXT), messages.pastedAsText)
  const leftOut = toOptionalClause(listFound(LEFT_OUT), messages.leftOut)
  return toSentence([pasted, leftOut].filter((clause) => clause !== null))
}

/** Returns the message about a pasted file. */
export function describeFileLoss({ type }: Pick<File, 'type'>): string | null {
  const name = type.startsWith('image/') ? messages.picture() : messages.file()
  return toSentence([messages.leftOut({ count: 1, names: name })])
}

/** Returns the part of the sentence about some elements; null when there are none. */
function toOptionalClause(tags: readonly string[], toClause: typeof messages.leftOut): string | null {
  if (tags.length === 0) return null
  const count = tags.length === 1 && PLURAL_NAMES.includes(tags[0] ?? '') ? 2 : tags.length
  return toClause({ count, names: formatList(tags.map((tag) => ELEMENT_NAMES[tag]?.() ?? tag)) })
}

function toSentence([first, second]: readonly string[]): string | null {
  if (first === undefined) return null
  const loss = second === undefined ? first : messages.pastedAndLeftOut({ pasted: first, leftOut: second })
  return messages.whatTheFieldHolds({ loss: loss.charAt(0).toUpperCase() + loss.slice(1) })
}
