import { readAttributes, readMarkup } from '@hydrant/design/rich-text/markup-tokens.ts'
import { parseRichText, type RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'
import { RICH_TEXT_TAGS } from '@hydrant/kernel/text/rich-text-rules.ts'
import { readText } from './read-text.ts'
import { shownForm } from './shown-form.ts'
import { LINK_ATTRIBUTES, MARK_TAGS } from './text-node.ts'
import { writeText } from './write-text.ts'

/** What a text would lose if it were edited as it looks. */
export interface Loss {
  /** Whether visitors see what would be lost. */
  readonly isSeen: boolean
  /** What it is, after `it holds`. */
  readonly what: string
}

const HELD = new Set<string>([
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'span',
  ...Object.values(MARK_TAGS),
])
const HELD_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: LINK_ATTRIBUTES, ol: ['start', 'type'] }
const WITH_DIRECTION = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'])
const PARTS_OF_TABLES = new Set(['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])

/** What the elements are called that a text has no place for. */
export const NAMES: Readonly<Record<string, string>> = {
  table: 'a table',
  img: 'a picture',
  iframe: 'a video',
  video: 'a video',
  figure: 'a figure',
  dl: 'a list of terms',
  pre: 'preformatted words',
}

/** What a stored text would lose if it were read into the editor and written again; null when nothing would be lost. */
export function findLoss(html: string): Loss | null {
  const written = writeText(readText(html))
  if (shownForm(html) !== shownForm(written)) return { isSeen: true, what: listed(partsNotHeld(parseRichText(html))) }
  return isUnseenLost(html, written)
    ? { isSeen: false, what: 'comments, elements or attributes that the shop does not show' }
    : null
}

/** What somebody wrote into the source although the shop does not show it: comments, unknown elements, attributes. */
function isUnseenLost(html: string, written: string): boolean {
  if (/<[!?]/.test(html)) return true
  const kept = new Set(attributesIn(written))
  return (
    attributesIn(html).some((attribute) => !kept.has(attribute)) ||
    tagsIn(html).some((tag) => !RICH_TEXT_TAGS.some((known) => known === tag))
  )
}

function tagsIn(html: string): readonly string[] {
  return Array.from(readMarkup(html)).flatMap((token) => ('tag' in token ? [token.tag] : []))
}

function attributesIn(html: string): readonly string[] {
  const all = Array.from(readMarkup(html)).flatMap((token) =>
    'tag' in token && !token.isEnd
      ? Array.from(readAttributes(token.attributes), ([name, value]) => `${name}=${value}`)
      : [],
  )
  return all.filter((attribute) => attribute !== 'start=1')
}

function partsNotHeld(nodes: readonly RichNode[]): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (typeof node === 'string') return []
    const { tag, attributes = {}, children } = node
    if (PARTS_OF_TABLES.has(tag)) return partsNotHeld(children)
    const own = HELD.has(tag) ? [] : [NAMES[tag] ?? `the element <${tag}>`]
    const told = Object.keys(attributes).filter(
      (name) =>
        own.length === 0 &&
        HELD_ATTRIBUTES[tag]?.includes(name) !== true &&
        !(name === 'dir' && WITH_DIRECTION.has(tag)),
    )
    return [...own, ...told.map((name) => `the attribute ${name}`), ...partsNotHeld(children)]
  })
}

function listed(parts: readonly string[]): string {
  const different = Array.from(new Set(parts))
  if (different.length === 0) return 'elements that are nested in a way of their own'
  return new Intl.ListFormat('en-US').format(different)
}
