import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import { parseAttributes, tokenizeReadableMarkup } from '@hydrant/design/rich-text/markup-tokens.ts'
import { parseRichText, type RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'
import { RICH_TEXT_TAGS } from '@hydrant/kernel/text/rich-text-rules.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { parseHtmlToDocument } from './parse-text.ts'
import { normalizeHtml } from './normalize-html.ts'
import { LINK_ATTRIBUTES, MARK_TAGS } from './text-node.ts'
import { serializeDocument } from './serialize-text.ts'

/** What a text would lose when edited visually. */
export interface EditingLoss {
  /** Whether the loss would be visible to visitors. */
  readonly isVisible: boolean
  /** The names of what would be lost, to be inserted into a message. */
  readonly what: string
}

const SUPPORTED_TAGS = new Set<string>([
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
const SUPPORTED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { a: LINK_ATTRIBUTES, ol: ['start', 'type'] }
const TAGS_WITH_DIRECTION = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote'])
const TABLE_PART_TAGS = new Set(['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])

/** The names of elements that the editor does not support. */
export const ELEMENT_NAMES: Readonly<Record<string, () => string>> = {
  table: messages.table,
  img: messages.picture,
  iframe: messages.video,
  video: messages.video,
  figure: messages.figure,
  dl: messages.listOfTerms,
  pre: messages.preformattedWords,
}

/**
 * Finds what a stored text would lose when it is parsed into the editor and serialized again; null when nothing would
 * be lost.
 */
export function findEditingLoss(html: string): EditingLoss | null {
  const serialized = serializeDocument(parseHtmlToDocument(html))
  if (normalizeHtml(html) !== normalizeHtml(serialized))
    return { isVisible: true, what: formatLostParts(listUnsupportedParts(parseRichText(html))) }
  return losesInvisibleMarkup(html, serialized) ? { isVisible: false, what: messages.invisibleMarkup() } : null
}

/** Returns whether source that the shop does not render would be lost: comments, unknown elements, attributes. */
function losesInvisibleMarkup(html: string, serialized: string): boolean {
  if (/<[!?]/.test(html)) return true
  const serializedAttributes = new Set(listAttributes(serialized))
  return (
    listAttributes(html).some((attribute) => !serializedAttributes.has(attribute)) ||
    listTagNames(html).some((tag) => !RICH_TEXT_TAGS.some((allowedTag) => allowedTag === tag))
  )
}

function listTagNames(html: string): readonly string[] {
  return Array.from(tokenizeReadableMarkup(html)).flatMap((token) => ('tag' in token ? [token.tag] : []))
}

function listAttributes(html: string): readonly string[] {
  const attributePairs = Array.from(tokenizeReadableMarkup(html)).flatMap((token) =>
    'tag' in token && !token.isEnd
      ? Array.from(parseAttributes(token.attributes), ([name, value]) => `${name}=${value}`)
      : [],
  )
  return attributePairs.filter((attribute) => attribute !== 'start=1')
}

function listUnsupportedParts(nodes: readonly RichNode[]): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (typeof node === 'string') return []
    const { tag, attributes = {}, children } = node
    if (TABLE_PART_TAGS.has(tag)) return listUnsupportedParts(children)
    const unsupportedElements = SUPPORTED_TAGS.has(tag) ? [] : [ELEMENT_NAMES[tag]?.() ?? messages.element({ tag })]
    const unsupportedAttributes = Object.keys(attributes).filter(
      (name) =>
        unsupportedElements.length === 0 &&
        SUPPORTED_ATTRIBUTES[tag]?.includes(name) !== true &&
        !(name === 'dir' && TAGS_WITH_DIRECTION.has(tag)),
    )
    return [
      ...unsupportedElements,
      ...unsupportedAttributes.map((name) => messages.attribute({ name })),
      ...listUnsupportedParts(children),
    ]
  })
}

function formatLostParts(names: readonly string[]): string {
  const uniqueNames = Array.from(new Set(names))
  if (uniqueNames.length === 0) return messages.nestedElements()
  return formatList(uniqueNames)
}
