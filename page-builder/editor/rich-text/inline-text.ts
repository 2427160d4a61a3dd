import type { RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'

const INLINE_TAGS = new Set<string>([
  'a',
  'abbr',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/** Returns whether a node is text or an inline element with inline content only; false for a link around blocks. */
export function isInline(node: RichNode): boolean {
  return typeof node === 'string' || (INLINE_TAGS.has(node.tag) && node.children.every(isInline))
}

/** Returns whether a text has no markup; the shop then preserves its line breaks. */
export function isPlainText(nodes: readonly RichNode[]): nodes is readonly string[] {
  return nodes.every((node) => typeof node === 'string')
}

/** Splits a text without markup into paragraphs at empty lines, each with its lines. */
export function splitParagraphs(textNodes: readonly string[]): readonly (readonly string[])[] {
  const lines = textNodes.join('').replaceAll(/\r\n?/g, '\n').split('\n').map(collapseAndTrimLine)
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** Collapses white space as browsers do; non-breaking spaces are preserved. */
export function collapseBlanks(text: string): string {
  return text.replaceAll(/[ \t\n\r\f]+/g, ' ')
}

/** Returns whether a line contains text other than blanks and breaks. */
export function hasText(segments: readonly { readonly text?: string }[]): boolean {
  return segments.some(({ text = '' }) => text.trim() !== '')
}

/** Removes blanks at the ends of a line and beside breaks, which are segments without a text. */
export function trimBlanks<Segment extends { readonly text?: string }>(segments: readonly Segment[]): Segment[] {
  const trimmedSegments: Segment[] = []
  const endLine = () => {
    const lastSegment = trimmedSegments.at(-1)
    if (lastSegment?.text?.endsWith(' ') !== true) return
    trimmedSegments.pop()
    if (lastSegment.text !== ' ') trimmedSegments.push({ ...lastSegment, text: lastSegment.text.slice(0, -1) })
  }
  for (const segment of segments) {
    const previous = trimmedSegments.at(-1)
    if (segment.text === undefined) {
      endLine()
      trimmedSegments.push(segment)
      continue
    }
    const isAtStart = previous?.text === undefined || previous.text.endsWith(' ')
    const text = isAtStart ? segment.text.replace(/^ /, '') : segment.text
    if (text !== '') trimmedSegments.push({ ...segment, text })
  }
  endLine()
  return trimmedSegments
}

function collapseAndTrimLine(line: string): string {
  return collapseBlanks(line).replaceAll(/^ | $/g, '')
}
