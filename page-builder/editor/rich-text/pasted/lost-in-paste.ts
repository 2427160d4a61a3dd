import { tagsIn } from '../../../checks/markup.ts'
import { NAMES } from '../find-loss.ts'
import { isOwn } from './read-pasted.ts'

const CELLS = ['td', 'th']
const KEPT_AS_WORDS = ['table', 'dl', 'pre']
const LEFT_OUT = ['img', 'iframe', 'video']

/** What is to be told of HTML that was pasted, as it was read; null when nothing of it was lost. */
export function lostInPaste(html: string): string | null {
  if (isOwn(html)) return null
  const tags = tagsIn(html).map(({ name }) => name)
  // A spreadsheet gives a single cell as a table too.
  const isTable = tags.filter((tag) => CELLS.includes(tag)).length > 1
  const found = (kinds: readonly string[]) =>
    kinds.filter((kind) => tags.includes(kind) && (kind !== 'table' || isTable)).map((kind) => NAMES[kind] ?? kind)
  return told([...said(found(KEPT_AS_WORDS), 'pasted as plain text'), ...said(found(LEFT_OUT), 'left out')])
}

/** What is to be told of a file that was pasted alone. */
export function lostFile({ type }: Pick<File, 'type'>): string | null {
  return told(said([type.startsWith('image/') ? 'a picture' : 'a file'], 'left out'))
}

function said(names: readonly string[], what: string): readonly string[] {
  if (names.length === 0) return []
  const isOne = names.length === 1 && names[0]?.startsWith('a ') === true
  return [`${new Intl.ListFormat('en-US').format(names)} ${isOne ? 'was' : 'were'} ${what}`]
}

function told(parts: readonly string[]): string | null {
  const sentence = parts.join(', and ')
  return sentence === ''
    ? null
    : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: this field holds headings, lists, links and words only.`
}
