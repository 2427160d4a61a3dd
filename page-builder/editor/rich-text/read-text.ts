import { parseRichText, type RichElement, type RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'
import { hasWords, isInline, isPlain, paragraphsOf, withSettledBlanks, withSingleBlanks } from './text-parts.ts'
import { HEADING_LEVELS, LINK_ATTRIBUTES, MARK_TAGS, type TextMark, type TextNode } from './text-node.ts'

/**
 * Reads stored HTML into a document that the editor's schema holds, whatever it is given. What the schema has no place
 * for is left out; `findLoss` tells.
 */
export function readText(html: string): TextNode {
  const nodes = parseRichText(html)
  const content = isPlain(nodes) ? paragraphsOf(nodes).map(readLines) : readBlocks(nodes)
  return { type: 'doc', content: orEmptyParagraph(content) }
}

function readLines(lines: readonly string[]): TextNode {
  return textBlock(
    'paragraph',
    lines.flatMap((text, place) => [...(place > 0 ? [{ type: 'hardBreak' }] : []), { type: 'text', text }]),
  )
}

/**
 * Words that stand beside blocks get a paragraph; paragraphs and headings without words, of which the shop shows
 * nothing, are not held.
 */
function readBlocks(nodes: readonly RichNode[]): TextNode[] {
  const blocks: TextNode[] = []
  let words: TextNode[] = []
  const endWords = () => {
    const paragraph = textBlock('paragraph', words)
    if (paragraph.content !== undefined) blocks.push(paragraph)
    words = []
  }
  for (const node of nodes) {
    if (isInline(node)) words.push(...readWords(node, []))
    else {
      endWords()
      if (typeof node !== 'string') blocks.push(...readBlock(node))
    }
  }
  endWords()
  return blocks
}

function readBlock(element: RichElement): TextNode[] {
  const { tag, attributes = {}, children } = element
  const dir = attributes['dir'] ?? null
  switch (tag) {
    case 'ul':
      return readList({ type: 'bulletList', attrs: { dir } }, children)
    case 'ol':
      return readList(
        { type: 'orderedList', attrs: { dir, start: attributes['start'] ?? 1, type: attributes['type'] ?? null } },
        children,
      )
    case 'blockquote':
      return unlessEmpty({ type: 'blockquote', attrs: { dir }, content: readBlocks(children) })
    case 'hr':
      return [{ type: 'horizontalRule' }]
    default:
      return readTextBlock(element)
  }
}

/** A paragraph or a heading; of everything else that the schema has no place for, what is in it. */
function readTextBlock({ tag, attributes = {}, children }: RichElement): TextNode[] {
  const dir = attributes['dir'] ?? null
  const level = HEADING_LEVELS.find((known) => tag === `h${known}`)
  if ((tag !== 'p' && level === undefined) || !children.every(isInline)) return readBlocks(children)
  const words = children.flatMap((child) => readWords(child, []))
  if (level !== undefined) return hasWords(words) ? [{ ...textBlock('heading', words), attrs: { dir, level } }] : []
  return unlessEmpty({ ...textBlock('paragraph', words), attrs: { dir } })
}

function unlessEmpty(block: TextNode): TextNode[] {
  return (block.content ?? []).length === 0 ? [] : [block]
}

function readList(list: TextNode, children: readonly RichNode[]): TextNode[] {
  const content = children.flatMap((child) =>
    typeof child !== 'string' && child.tag === 'li' ? [readItem(child)] : [],
  )
  return unlessEmpty({ ...list, content })
}

function readItem({ attributes = {}, children }: RichElement): TextNode {
  const content = readBlocks(children)
  return {
    type: 'listItem',
    attrs: { dir: attributes['dir'] ?? null },
    content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
  }
}

function readWords(node: RichNode, marks: readonly TextMark[]): TextNode[] {
  const marked = marks.length > 0 && { marks: [...marks] }
  if (typeof node === 'string') return [{ type: 'text', text: withSingleBlanks(node), ...marked }]
  if (node.tag === 'br') return [{ type: 'hardBreak', ...marked }]
  const mark = markOf(node)
  const inside = mark === null || marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]
  return node.children.flatMap((child) => readWords(child, inside))
}

function markOf({ tag, attributes = {} }: RichElement): TextMark | null {
  const [type] = Object.entries(MARK_TAGS).find(([, known]) => known === tag) ?? []
  if (type === undefined) return null
  if (type !== 'link') return { type }
  return attributes['href'] === undefined
    ? null
    : { type, attrs: Object.fromEntries(LINK_ATTRIBUTES.map((name) => [name, attributes[name] ?? null])) }
}

/** A block of words, in which neighbours with the same marks are one. */
function textBlock(type: string, words: readonly TextNode[]): TextNode {
  const content: TextNode[] = []
  for (const node of withSettledBlanks(words)) {
    const before = content.at(-1)
    if (node.text !== undefined && before?.text !== undefined && areSame(before.marks, node.marks))
      content[content.length - 1] = { ...before, text: before.text + node.text }
    else content.push(node)
  }
  return content.length === 0 ? { type } : { type, content }
}

function areSame(marks: readonly TextMark[] = [], others: readonly TextMark[] = []): boolean {
  const named = (some: readonly TextMark[]) =>
    JSON.stringify(some.toSorted((one, other) => one.type.localeCompare(other.type)))
  return named(marks) === named(others)
}

function orEmptyParagraph(blocks: TextNode[]): TextNode[] {
  return blocks.length === 0 ? [{ type: 'paragraph' }] : blocks
}
