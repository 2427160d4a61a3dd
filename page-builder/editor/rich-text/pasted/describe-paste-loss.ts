import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { listMarkupElements } from '../../../checks/markup.ts'
import { ELEMENT_NAMES } from '../find-loss.ts'
import { isCopiedFromEditor } from './clean-pasted-html.ts'

const CELL_TAGS = ['td', 'th']
const TAGS_PASTED_AS_TEXT = ['table', 'dl', 'pre']
const TAGS_LEFT_OUT = ['img', 'iframe', 'video']
/** Elements whose name in messages is a plural even for one of them, such as `preformatted words`. */
const TAGS_WITH_PLURAL_NAME = ['pre']

/** Returns the message about what was lost from pasted HTML; null when nothing was lost. */
export function describePasteLoss(html: string): string | null {
  if (isCopiedFromEditor(html)) return null
  const tags = listMarkupElements(html).map(({ name }) => name)
  // A single cell that is copied from a spreadsheet is also a `table` element, but nothing of it is lost.
  const isTable = tags.filter((tag) => CELL_TAGS.includes(tag)).length > 1
  const listFound = (candidates: readonly string[]) =>
    candidates.filter((tag) => tags.includes(tag) && (tag !== 'table' || isTable))
  const pastedClause = toClauseOrNull(listFound(TAGS_PASTED_AS_TEXT), messages.pastedAsText)
  const leftOutClause = toClauseOrNull(listFound(TAGS_LEFT_OUT), messages.leftOut)
  return joinClauses([pastedClause, leftOutClause].filter((clause) => clause !== null))
}

/** Returns the message that a pasted or dropped file was left out. */
export function describeFileLoss({ type }: Pick<File, 'type'>): string | null {
  const name = type.startsWith('image/') ? messages.picture() : messages.file()
  return joinClauses([messages.leftOut({ count: 1, names: name })])
}

/** Returns the part of the sentence about some elements; null when there are none. */
function toClauseOrNull(tags: readonly string[], toClause: typeof messages.leftOut): string | null {
  if (tags.length === 0) return null
  const count = tags.length === 1 && TAGS_WITH_PLURAL_NAME.includes(tags[0] ?? '') ? 2 : tags.length
  return toClause({ count, names: formatList(tags.map((tag) => ELEMENT_NAMES[tag]?.() ?? tag)) })
}

function joinClauses([firstClause, secondClause]: readonly string[]): string | null {
  if (firstClause === undefined) return null
  const loss =
    secondClause === undefined ? firstClause : messages.pastedAndLeftOut({ pasted: firstClause, leftOut: secondClause })
  return messages.whatTheFieldHolds({ loss: loss.charAt(0).toUpperCase() + loss.slice(1) })
}
