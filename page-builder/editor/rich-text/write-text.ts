import { safeAttributes } from '@hydrant/design/rich-text/safe-attributes.ts'
import { HEADING_LEVELS, LINK_ATTRIBUTES, MARK_TAGS, type TextMark, type TextNode } from './text-node.ts'
import { hasWords, withSettledBlanks, withSingleBlanks } from './text-parts.ts'

/**
 * Writes what the editor holds as the HTML that is stored. Paragraphs without words or breaks, headings without words,
 * and quotes of nothing else, are left out: the shop shows nothing of them. A document without anything in it is an
 * empty text.
 */
export function writeText({ content = [] }: TextNode): string {
  return content.map(writeBlock).join('')
}

function writeBlock(block: TextNode): string {
  const { type, attrs: { dir, ...attrs } = {}, content = [] } = block
  switch (type) {
    case 'heading': {
      const level = HEADING_LEVELS.find((known) => known === attrs['level']) ?? HEADING_LEVELS[0]
      return hasWords(content) ? element(`h${level}`, { dir }, writeWords(content)) : ''
    }
    case 'bulletList':
      return element('ul', { dir }, content.map(writeItem).join(''))
    case 'orderedList':
      return element(
        'ol',
        { dir, start: attrs['start'] === 1 ? null : attrs['start'], type: attrs['type'] },
        content.map(writeItem).join(''),
      )
    case 'blockquote':
      return unlessEmpty('blockquote', { dir }, content.map(writeBlock).join(''))
    case 'horizontalRule':
      return '<hr>'
    default:
      return unlessEmpty('p', { dir }, writeWords(content))
  }
}

function unlessEmpty(tag: string, given: Readonly<Record<string, unknown>>, inside: string): string {
  return inside === '' ? '' : element(tag, given, inside)
}

function element(tag: string, given: Readonly<Record<string, unknown>>, inside: string): string {
  return `<${tag}${attributesFor(tag, given)}>${inside}</${tag}>`
}

/**
 * An item's only paragraph is written as its words alone, as lists are usually written, unless it has a direction of
 * its own.
 */
function writeItem({ attrs = {}, content = [] }: TextNode): string {
  const [first, ...others] = content.filter((block) => writeBlock(block) !== '')
  const isAlone =
    first?.type === 'paragraph' &&
    typeof first.attrs?.['dir'] !== 'string' &&
    others.every(({ type }) => type !== 'paragraph')
  return element(
    'li',
    { dir: attrs['dir'] },
    isAlone ? writeWords(first.content ?? []) + others.map(writeBlock).join('') : content.map(writeBlock).join(''),
  )
}

/**
 * Marks that go on from one piece to the next are written once around both; blanks that the shop would not show are not
 * written.
 */
function writeWords(pieces: readonly TextNode[]): string {
  let written = ''
  let open: readonly TextMark[] = []
  const goTo = (marks: readonly TextMark[]) => {
    const kept = open.findIndex((mark, place) => !isSame(mark, marks[place]))
    const shared = kept === -1 ? open.length : kept
    written += open
      .slice(shared)
      .toReversed()
      .map((mark) => `</${tagOf(mark)}>`)
      .join('')
    written += marks
      .slice(shared)
      .map((mark) => `<${tagOf(mark)}${linkAttributes(mark)}>`)
      .join('')
    open = marks
  }
  const shown = withSettledBlanks(
    pieces.map((piece) => (piece.text === undefined ? piece : { ...piece, text: withSingleBlanks(piece.text) })),
  )
  for (const { type, text = '', marks = [] } of shown) {
    goTo(inOrder(marks))
    written += type === 'hardBreak' ? '<br>' : escapeText(text)
  }
  goTo([])
  return written
}

function inOrder(marks: readonly TextMark[]): readonly TextMark[] {
  const order = Object.keys(MARK_TAGS)
  return marks.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
}

function isSame(mark: TextMark, other: TextMark | undefined): boolean {
  return mark.type === other?.type && linkAttributes(mark) === linkAttributes(other)
}

function tagOf({ type }: TextMark): string {
  return Object.entries(MARK_TAGS).find(([name]) => name === type)?.[1] ?? 'span'
}

function linkAttributes({ type, attrs = {} }: TextMark): string {
  return type === 'link'
    ? attributesFor('a', Object.fromEntries(LINK_ATTRIBUTES.map((name) => [name, attrs[name]])))
    : ''
}

/** What the shop would leave out is not written in the first place. */
function attributesFor(tag: string, given: Readonly<Record<string, unknown>>): string {
  return attributes(safeAttributes(tag, attributes(given)) ?? {})
}

function attributes(given: Readonly<Record<string, unknown>>): string {
  return Object.entries(given)
    .map(([name, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`
        : '',
    )
    .join('')
}

/**
 * Every ampersand that is held stands for itself, also one before what the shop knows no character for: it shows that
 * letter by letter.
 */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u{A0}', '&nbsp;')
}
