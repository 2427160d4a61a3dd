import { parseRichText, type RichElement, type RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'
import { hasText, isInline, isPlainText, splitParagraphs, trimBlanks, collapseBlanks } from './inline-text.ts'
import { HEADING_LEVELS, LINK_ATTRIBUTES, MARK_TAGS, type TextMark, type TextNode } from './text-node.ts'

/**
 * Parses stored HTML into a document that fits the editor's schema. Unsupported markup is dropped; `findEditingLoss`
 * reports it.
 */
export function parseHtmlToDocument(html: string): TextNode {
  const nodes = parseRichText(html)
  const content = isPlainText(nodes) ? splitParagraphs(nodes).map(toParagraphNode) : parseBlocks(nodes)
  return { type: 'doc', content: ensureParagraph(content) }
}

function toParagraphNode(lines: readonly string[]): TextNode {
  return createTextBlock(
    'paragraph',
    lines.flatMap((text, index) => [...(index > 0 ? [{ type: 'hardBreak' }] : []), { type: 'text', text }]),
  )
}

/**
 * Parses blocks: text beside blocks gets a paragraph; empty paragraphs and headings, which the shop does not show, are
 * dropped.
 */
function parseBlocks(nodes: readonly RichNode[]): TextNode[] {
  const blocks: TextNode[] = []
  let inlineNodes: TextNode[] = []
  const endParagraph = () => {
    const paragraph = createTextBlock('paragraph', inlineNodes)
    if (paragraph.content !== undefined) blocks.push(paragraph)
    inlineNodes = []
  }
  for (const node of nodes) {
    if (isInline(node)) inlineNodes.push(...parseInline(node, []))
    else {
      endParagraph()
      if (typeof node !== 'string') blocks.push(...parseBlock(node))
    }
  }
  endParagraph()
  return blocks
}

function parseBlock(element: RichElement): TextNode[] {
  const { tag, attributes = {}, children } = element
  const dir = attributes['dir'] ?? null
  switch (tag) {
    case 'ul':
      return parseList({ type: 'bulletList', attrs: { dir } }, children)
    case 'ol':
      return parseList(
        { type: 'orderedList', attrs: { dir, start: attributes['start'] ?? 1, type: attributes['type'] ?? null } },
        children,
      )
    case 'blockquote':
      return toBlocksUnlessEmpty({ type: 'blockquote', attrs: { dir }, content: parseBlocks(children) })
    case 'hr':
      return [{ type: 'horizontalRule' }]
    default:
      return parseTextBlock(element)
  }
}

/** Parses a paragraph or a heading; for any other unsupported element, its content. */
function parseTextBlock({ tag, attributes = {}, children }: RichElement): TextNode[] {
  const dir = attributes['dir'] ?? null
  const level = HEADING_LEVELS.find((candidate) => tag === `h${candidate}`)
  if ((tag !== 'p' && level === undefined) || !children.every(isInline)) return parseBlocks(children)
  const inlineNodes = children.flatMap((child) => parseInline(child, []))
  if (level !== undefined)
    return hasText(inlineNodes) ? [{ ...createTextBlock('heading', inlineNodes), attrs: { dir, level } }] : []
  return toBlocksUnlessEmpty({ ...createTextBlock('paragraph', inlineNodes), attrs: { dir } })
}

function toBlocksUnlessEmpty(block: TextNode): TextNode[] {
  return (block.content ?? []).length === 0 ? [] : [block]
}

function parseList(list: TextNode, children: readonly RichNode[]): TextNode[] {
  const content = children.flatMap((child) =>
    typeof child !== 'string' && child.tag === 'li' ? [parseListItem(child)] : [],
  )
  return toBlocksUnlessEmpty({ ...list, content })
}

function parseListItem({ attributes = {}, children }: RichElement): TextNode {
  const content = parseBlocks(children)
  return {
    type: 'listItem',
    attrs: { dir: attributes['dir'] ?? null },
    content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
  }
}

function parseInline(node: RichNode, marks: readonly TextMark[]): TextNode[] {
  const markProps = marks.length > 0 && { marks: [...marks] }
  if (typeof node === 'string') return [{ type: 'text', text: collapseBlanks(node), ...markProps }]
  if (node.tag === 'br') return [{ type: 'hardBreak', ...markProps }]
  const mark = findMark(node)
  const innerMarks = mark === null || marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]
  return node.children.flatMap((child) => parseInline(child, innerMarks))
}

function findMark({ tag, attributes = {} }: RichElement): TextMark | null {
  const [type] = Object.entries(MARK_TAGS).find(([, candidate]) => candidate === tag) ?? []
  if (type === undefined) return null
  if (type !== 'link') return { type }
  return attributes['href'] === undefined
    ? null
    : { type, attrs: Object.fromEntries(LINK_ATTRIBUTES.map((name) => [name, attributes[name] ?? null])) }
}

/** Creates a block of text in which neighbours with the same marks are merged. */
function createTextBlock(type: string, inlineNodes: readonly TextNode[]): TextNode {
  const content: TextNode[] = []
  for (const node of trimBlanks(inlineNodes)) {
    const previous = content.at(-1)
    if (node.text !== undefined && previous?.text !== undefined && haveSameMarks(previous.marks, node.marks))
      content[content.length - 1] = { ...previous, text: previous.text + node.text }
    else content.push(node)
  }
  return content.length === 0 ? { type } : { type, content }
}

function haveSameMarks(marks: readonly TextMark[] = [], otherMarks: readonly TextMark[] = []): boolean {
  const toKey = (marksToSort: readonly TextMark[]) =>
    JSON.stringify(marksToSort.toSorted((one, other) => one.type.localeCompare(other.type)))
  return toKey(marks) === toKey(otherMarks)
}

function ensureParagraph(blocks: TextNode[]): TextNode[] {
  return blocks.length === 0 ? [{ type: 'paragraph' }] : blocks
}
