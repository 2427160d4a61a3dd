import { parseSafeAttributesIfAllowed } from '@hydrant/design/rich-text/safe-attributes.ts'
import { HEADING_LEVELS, LINK_ATTRIBUTES, MARK_TAGS, type TextMark, type TextNode } from './text-node.ts'
import { hasText, trimBlanks, collapseBlanks } from './inline-text.ts'

/**
 * Serializes the editor's document to the HTML that is stored. Empty paragraphs, headings and quotes are omitted,
 * because the shop does not show them. An empty document becomes an empty string.
 */
export function serializeDocument({ content = [] }: TextNode): string {
  return content.map(serializeBlock).join('')
}

function serializeBlock(block: TextNode): string {
  const { type, attrs: { dir, ...attrs } = {}, content = [] } = block
  switch (type) {
    case 'heading': {
      const level = HEADING_LEVELS.find((candidate) => candidate === attrs['level']) ?? HEADING_LEVELS[0]
      return hasText(content) ? formatElement(`h${level}`, { dir }, serializeInline(content)) : ''
    }
    case 'bulletList':
      return formatElement('ul', { dir }, content.map(serializeListItem).join(''))
    case 'orderedList':
      return formatElement(
        'ol',
        { dir, start: attrs['start'] === 1 ? null : attrs['start'], type: attrs['type'] },
        content.map(serializeListItem).join(''),
      )
    case 'blockquote':
      return formatElementUnlessEmpty('blockquote', { dir }, content.map(serializeBlock).join(''))
    case 'horizontalRule':
      return '<hr>'
    default:
      return formatElementUnlessEmpty('p', { dir }, serializeInline(content))
  }
}

function formatElementUnlessEmpty(
  tag: string,
  rawAttributes: Readonly<Record<string, unknown>>,
  innerHtml: string,
): string {
  return innerHtml === '' ? '' : formatElement(tag, rawAttributes, innerHtml)
}

function formatElement(tag: string, rawAttributes: Readonly<Record<string, unknown>>, innerHtml: string): string {
  return `<${tag}${formatSafeAttributes(tag, rawAttributes)}>${innerHtml}</${tag}>`
}

/**
 * Serializes a list item; a single paragraph is written without its `p` element, as is usual in lists, unless it has a
 * direction of its own.
 */
function serializeListItem({ attrs = {}, content = [] }: TextNode): string {
  const [firstBlock, ...otherBlocks] = content.filter((block) => serializeBlock(block) !== '')
  const isOnlyParagraph =
    firstBlock?.type === 'paragraph' &&
    typeof firstBlock.attrs?.['dir'] !== 'string' &&
    otherBlocks.every(({ type }) => type !== 'paragraph')
  return formatElement(
    'li',
    { dir: attrs['dir'] },
    isOnlyParagraph
      ? serializeInline(firstBlock.content ?? []) + otherBlocks.map(serializeBlock).join('')
      : content.map(serializeBlock).join(''),
  )
}

/**
 * Serializes inline nodes: a mark shared by neighbours is written once around both, and blanks that the shop would not
 * show are omitted.
 */
function serializeInline(nodes: readonly TextNode[]): string {
  let html = ''
  let openMarks: readonly TextMark[] = []
  const switchMarks = (marks: readonly TextMark[]) => {
    const firstDifference = openMarks.findIndex((mark, index) => !isSameMark(mark, marks[index]))
    const sharedCount = firstDifference === -1 ? openMarks.length : firstDifference
    html += openMarks
      .slice(sharedCount)
      .toReversed()
      .map((mark) => `</${getMarkTag(mark)}>`)
      .join('')
    html += marks
      .slice(sharedCount)
      .map((mark) => `<${getMarkTag(mark)}${formatLinkAttributes(mark)}>`)
      .join('')
    openMarks = marks
  }
  const visibleNodes = trimBlanks(
    nodes.map((node) => (node.text === undefined ? node : { ...node, text: collapseBlanks(node.text) })),
  )
  for (const { type, text = '', marks = [] } of visibleNodes) {
    switchMarks(sortMarks(marks))
    html += type === 'hardBreak' ? '<br>' : escapeText(text)
  }
  switchMarks([])
  return html
}

function sortMarks(marks: readonly TextMark[]): readonly TextMark[] {
  const order = Object.keys(MARK_TAGS)
  return marks.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}

function isSameMark(mark: TextMark, other: TextMark | undefined): boolean {
  return mark.type === other?.type && formatLinkAttributes(mark) === formatLinkAttributes(other)
}

function getMarkTag({ type }: TextMark): string {
  return Object.entries(MARK_TAGS).find(([name]) => name === type)?.[1] ?? 'span'
}

function formatLinkAttributes({ type, attrs = {} }: TextMark): string {
  return type === 'link'
    ? formatSafeAttributes('a', Object.fromEntries(LINK_ATTRIBUTES.map((name) => [name, attrs[name]])))
    : ''
}

/** Formats only the attributes that the shop renders. */
function formatSafeAttributes(tag: string, rawAttributes: Readonly<Record<string, unknown>>): string {
  return formatAttributes(parseSafeAttributesIfAllowed(tag, formatAttributes(rawAttributes)) ?? {})
}

function formatAttributes(rawAttributes: Readonly<Record<string, unknown>>): string {
  return Object.entries(rawAttributes)
    .map(([name, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`
        : '',
    )
    .join('')
}

/**
 * Escapes text for HTML. Every ampersand is escaped, also one that begins an entity name, so that the shop shows the
 * same characters as the editor.
 */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u{A0}', '&nbsp;')
}
