import { RICH_TEXT_TAGS } from '@hydrant/kernel/text/rich-text-rules.ts'
import { readMarkup } from './markup-tokens.ts'
import { safeAttributes, type RichAttributes } from './safe-attributes.ts'

/** A piece of rich text: words, or an allowed element with what is in it. */
export type RichNode = string | RichElement

/** An element that rich text may hold. */
export interface RichElement {
  readonly tag: RichTag
  readonly attributes?: RichAttributes
  readonly children: readonly RichNode[]
}

type RichTag = (typeof RICH_TEXT_TAGS)[number]

interface OpenElement extends RichElement {
  readonly children: RichNode[]
}

/** A page has one title of the first level, and it is not in here. */
const RENAMED: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' }

const EMPTY = new Set(['br', 'hr', 'img', 'iframe', 'col'])
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6']
const LISTS = ['ul', 'ol', 'dl']
const BLOCKS = new Set([
  ...HEADINGS,
  ...LISTS,
  'blockquote',
  'dd',
  'div',
  'dt',
  'figcaption',
  'figure',
  'hr',
  'li',
  'p',
  'pre',
  'table',
])
const CELLS = ['td', 'th', 'caption']

const TERMS = { siblings: ['dt', 'dd'], parents: ['dl', 'div'] } as const

/** What the items of a list end, and where they belong. */
const ITEMS: Readonly<
  Partial<Record<string, { readonly siblings: readonly string[]; readonly parents: readonly [RichTag, RichTag] }>>
> = {
  li: { siblings: ['li'], parents: ['ul', 'ol'] },
  dt: TERMS,
  dd: TERMS,
}

/** Where the parts of a table belong; the first is made when none of them is there. */
const PARENTS: Readonly<Record<string, readonly RichTag[]>> = {
  caption: ['table'],
  colgroup: ['table'],
  col: ['colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['tbody', 'thead', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
}
const FRAMES = new Set(['table', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'])

/** Blink flattens what is nested deeper than some hundreds, and so would not show what the server sent. */
const DEEPEST = 60

/**
 * Reads HTML from an editor or an import into the elements and attributes that are allowed; scripts, styles and unknown
 * elements are dropped, text stays. What comes out is nested as the browser would nest it, so that a page from the
 * server is the page that React expects.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const tree = new Tree()
  for (const token of readMarkup(html)) {
    if ('text' in token) tree.addText(token.text)
    else if (!token.isEnd) tree.open(token.tag, token.attributes)
    else tree.close(token.tag)
  }
  return tree.roots
}

class Tree {
  readonly roots: RichNode[] = []
  private readonly path: OpenElement[] = []

  addText(text: string): void {
    const isBlank = text.trim() === ''
    if (isBlank && (this.isIn(FRAMES) || this.isIn(LISTS))) return
    this.makePlace()
    // The browser drops a line break at the start of preformatted text.
    const inside = this.path.at(-1)
    const words = inside?.tag === 'pre' && inside.children.length === 0 ? text.replace(/^[\r\n]+/, '') : text
    if (words !== '') this.add(words.replaceAll('\0', ''))
  }

  open(name: string, source: string): void {
    const tag = tagNamed(name)
    if (tag === undefined || this.path.length >= DEEPEST) return
    const attributes = safeAttributes(tag, source)
    if (attributes === null || !this.makeRoomFor(tag)) return
    const element: OpenElement = { tag, ...(Object.keys(attributes).length > 0 && { attributes }), children: [] }
    this.add(element)
    if (!EMPTY.has(tag)) this.path.push(element)
  }

  close(name: string): void {
    const tag = tagNamed(name)
    if (tag !== undefined) this.closeLast([tag], tag in PARENTS || tag === 'table' ? ['table'] : CELLS)
  }

  private add(node: RichNode): void {
    ;(this.path.at(-1)?.children ?? this.roots).push(node)
  }

  /** Ends what may not go on around a new element; false when there is no place for it. */
  private makeRoomFor(tag: RichTag): boolean {
    if (tag in PARENTS) return this.makeParent(tag)
    const item = ITEMS[tag]
    if (item === undefined && !(tag === 'div' && this.isIn(['dl']))) this.makePlace()
    if (BLOCKS.has(tag)) this.closeLast(['p'], CELLS)
    if (HEADINGS.includes(tag)) this.closeLast(HEADINGS, CELLS)
    if (tag === 'a') this.closeLast(['a'], CELLS)
    if (item !== undefined) {
      this.closeLast(item.siblings, [...CELLS, ...LISTS])
      if (!this.isIn(item.parents)) this.open(item.parents[0], '')
    }
    return true
  }

  private makeParent(tag: RichTag): boolean {
    const table = this.path.findLastIndex((element) => element.tag === 'table')
    const parents = PARENTS[tag]
    const [usual] = parents ?? []
    if (table < 0 || parents === undefined || usual === undefined) return false
    let parent = this.path.findLastIndex((element) => parents.includes(element.tag))
    if (parent < table) {
      if (!this.makeParent(usual)) return false
      const made: OpenElement = { tag: usual, children: [] }
      this.add(made)
      this.path.push(made)
      parent = this.path.length - 1
    }
    this.path.splice(parent + 1)
    return true
  }

  /** Words between the parts of a table get a cell, and those between the items of a list an item. */
  private makePlace(): void {
    if (this.isIn(FRAMES)) this.open('td', '')
    else if (this.isIn(['dl'])) this.open('dd', '')
    else if (this.isIn(LISTS)) this.open('li', '')
  }

  private isIn(tags: { has(tag: string): boolean } | readonly string[]): boolean {
    const tag = this.path.at(-1)?.tag
    return tag !== undefined && ('has' in tags ? tags.has(tag) : tags.includes(tag))
  }

  /** Ends the innermost of some elements, and what is in it, unless one of `walls` stands between. */
  private closeLast(tags: readonly string[], walls: readonly string[]): void {
    const place = this.path.findLastIndex(({ tag }) => tags.includes(tag) || walls.includes(tag))
    const found = this.path[place]
    if (found !== undefined && tags.includes(found.tag)) this.path.splice(place)
  }
}

function tagNamed(name: string): RichTag | undefined {
  const tag = RENAMED[name] ?? name
  return RICH_TEXT_TAGS.find((known) => known === tag)
}
