import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import { listTags } from '../../../checks/markup.ts'
import { ELEMENT_NAMES } from '../find-loss.ts'
import { isFromEditor } from './clean-pasted-html.ts'

const CELL_TAGS = ['td', 'th']
const PASTED_AS_TEXT = ['table', 'dl', 'pre']
const LEFT_OUT = ['img', 'iframe', 'video']

/** Returns the message about what was lost from pasted HTML; null when nothing was lost. */
export function describePasteLoss(html: string): string | null {
  if (isFromEditor(html)) return null
  const tags = listTags(html).map(({ name }) => name)
  // A spreadsheet copies a single cell as a table, too.
  const isTable = tags.filter((tag) => CELL_TAGS.includes(tag)).length > 1
  const listFoundNames = (kinds: readonly string[]) =>
    kinds
      .filter((kind) => tags.includes(kind) && (kind !== 'table' || isTable))
      .map((kind) => ELEMENT_NAMES[kind] ?? kind)
  return toSentence([
    ...toClauses(listFoundNames(PASTED_AS_TEXT), 'pasted as plain text'),
    ...toClauses(listFoundNames(LEFT_OUT), 'left out'),
  ])
}

/** Returns the message about a pasted file. */
export function describeFileLoss({ type }: Pick<File, 'type'>): string | null {
  return toSentence(toClauses([type.startsWith('image/') ? 'a picture' : 'a file'], 'left out'))
}

function toClauses(names: readonly string[], outcome: string): readonly string[] {
  if (names.length === 0) return []
  const isOne = names.length === 1 && names[0]?.startsWith('a ') === true
  return [`${formatList(names)} ${isOne ? 'was' : 'were'} ${outcome}`]
}

function toSentence(clauses: readonly string[]): string | null {
  const sentence = clauses.join(', and ')
  return sentence === ''
    ? null
    : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: this field holds headings, lists, links and words only.`
}
