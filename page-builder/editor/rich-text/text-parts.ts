import type { RichNode } from '@hydrant/design/rich-text/parse-rich-text.ts'

const INLINE = new Set<string>([
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

/**
 * Whether something stands within a line: words, or marks around nothing but words. A link around whole blocks does
 * not.
 */
export function isInline(node: RichNode): boolean {
  return typeof node === 'string' || (INLINE.has(node.tag) && node.children.every(isInline))
}

/** Whether a text has no markup; the shop keeps its lines then. */
export function isPlain(nodes: readonly RichNode[]): nodes is readonly string[] {
  return nodes.every((node) => typeof node === 'string')
}

/** The paragraphs of a text without markup, each with its lines: empty lines part them. */
export function paragraphsOf(words: readonly string[]): readonly (readonly string[])[] {
  const lines = words.join('').replaceAll(/\r\n?/g, '\n').split('\n').map(withoutBlanksAround)
  const paragraphs: string[][] = [[]]
  for (const line of lines) {
    if (line === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** Words as a browser shows them: several blanks are one. Those that do not break stay. */
export function withSingleBlanks(words: string): string {
  return words.replaceAll(/[ \t\n\r\f]+/g, ' ')
}

/** Whether a line says anything: breaks and blanks do not. */
export function hasWords(pieces: readonly { readonly text?: string }[]): boolean {
  return pieces.some(({ text = '' }) => text.trim() !== '')
}

/**
 * The pieces of a line with blanks only between words: none at its ends, nor beside a break, which is a piece without a
 * text.
 */
export function withSettledBlanks<Piece extends { readonly text?: string }>(pieces: readonly Piece[]): Piece[] {
  const settled: Piece[] = []
  const endLine = () => {
    const last = settled.at(-1)
    if (last?.text?.endsWith(' ') !== true) return
    settled.pop()
    if (last.text !== ' ') settled.push({ ...last, text: last.text.slice(0, -1) })
  }
  for (const piece of pieces) {
    const before = settled.at(-1)
    if (piece.text === undefined) {
      endLine()
      settled.push(piece)
      continue
    }
    const isAtStart = before?.text === undefined || before.text.endsWith(' ')
    const text = isAtStart ? piece.text.replace(/^ /, '') : piece.text
    if (text !== '') settled.push({ ...piece, text })
  }
  endLine()
  return settled
}

function withoutBlanksAround(line: string): string {
  return withSingleBlanks(line).replaceAll(/^ | $/g, '')
}
