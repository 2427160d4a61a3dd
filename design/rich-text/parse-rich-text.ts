import { RICH_TEXT_TAGS } from '@hydrant/kernel/text/rich-text-rules.ts'
import { tokenizeReadableMarkup } from './markup-tokens.ts'
import { parseSafeAttributesIfAllowed, type RichAttributes } from './safe-attributes.ts'

/** A node of rich text: text, or an allowed element with its children. */
export type RichNode = string | RichElement

/** An allowed element of rich text. */
export interface RichElement {
  readonly tag: RichTag
  readonly attributes?: RichAttributes
  readonly children: readonly RichNode[]
}

type RichTag = (typeof RICH_TEXT_TAGS)[number]

interface OpenElement extends RichElement {
  readonly children: RichNode[]
}

/** Replacements of elements; `h1` because the page has its own `h1` already. */
const REPLACED_TAGS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' }

const VOID_TAGS = new Set(['br', 'hr', 'img', 'iframe', 'col'])
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

const DESCRIPTION_RULE = { siblings: ['dt', 'dd'], parents: ['dl', 'div'] } as const

/** For each list item: the open siblings that it closes, and the parents it may have. */
const LIST_ITEM_RULES: Readonly<
  Partial<Record<string, { readonly siblings: readonly string[]; readonly parents: readonly [RichTag, RichTag] }>>
> = {
  li: { siblings: ['li'], parents: ['ul', 'ol'] },
  dt: DESCRIPTION_RULE,
  dd: DESCRIPTION_RULE,
}

/** The allowed parents of table elements; the first is created when none of them is open. */
const TABLE_PARENTS: Readonly<Record<string, readonly RichTag[]>> = {
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
const TABLE_PARTS_WITHOUT_TEXT = new Set(['table', 'colgroup', 'thead', 'tbody', 'tfoot', 'tr'])

/**
 * The maximum nesting: Blink flattens elements that are nested more than some hundreds deep, and so would differ from
 * the server's HTML.
 */
const MAX_DEPTH = 60

/**
 * Parses HTML from an editor or an import into allowed elements and attributes; scripts, styles and unknown elements
 * are dropped, text stays. The result is nested as the browser would nest it, so that hydration finds the same tree as
 * the server rendered.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const tree = new RichTextTree()
  for (const token of tokenizeReadableMarkup(html)) {
    if ('text' in token) tree.addText(token.text)
    else if (!token.isEnd) tree.openElement(token.tag, token.attributes)
    else tree.closeElement(token.tag)
  }
  return tree.roots
}

class RichTextTree {
  readonly roots: RichNode[] = []
  private readonly openElements: OpenElement[] = []

  addText(text: string): void {
    const isBlank = text.trim() === ''
    if (isBlank && (this.isDirectlyIn(TABLE_PARTS_WITHOUT_TEXT) || this.isDirectlyIn(LISTS))) return
    this.openTextContainer()
    // Browsers drop a line break at the start of preformatted text.
    const container = this.openElements.at(-1)
    const cleanText = container?.tag === 'pre' && container.children.length === 0 ? text.replace(/^[\r\n]+/, '') : text
    if (cleanText !== '') this.append(cleanText.replaceAll('\0', ''))
  }

  openElement(name: string, attributeSource: string): void {
    const tag = findAllowedTag(name)
    if (tag === undefined || this.openElements.length >= MAX_DEPTH) return
    const attributes = parseSafeAttributesIfAllowed(tag, attributeSource)
    if (attributes === null || !this.adjustNestingFor(tag)) return
    const element: OpenElement = { tag, ...(Object.keys(attributes).length > 0 && { attributes }), children: [] }
    this.append(element)
    if (!VOID_TAGS.has(tag)) this.openElements.push(element)
  }

  closeElement(name: string): void {
    const tag = findAllowedTag(name)
    if (tag !== undefined) this.closeInnermost([tag], tag in TABLE_PARENTS || tag === 'table' ? ['table'] : CELLS)
  }

  private append(node: RichNode): void {
    ;(this.openElements.at(-1)?.children ?? this.roots).push(node)
  }

  /**
   * Closes the open elements that may not contain a new element, and opens the parent that it requires. Returns false
   * when the element is not allowed here.
   */
  private adjustNestingFor(tag: RichTag): boolean {
    if (tag in TABLE_PARENTS) return this.openTableParent(tag)
    const itemRule = LIST_ITEM_RULES[tag]
    if (itemRule === undefined && !(tag === 'div' && this.isDirectlyIn(['dl']))) this.openTextContainer()
    if (BLOCKS.has(tag)) this.closeInnermost(['p'], CELLS)
    if (HEADINGS.includes(tag)) this.closeInnermost(HEADINGS, CELLS)
    if (tag === 'a') this.closeInnermost(['a'], CELLS)
    if (itemRule !== undefined) {
      this.closeInnermost(itemRule.siblings, [...CELLS, ...LISTS])
      if (!this.isDirectlyIn(itemRule.parents)) this.openElement(itemRule.parents[0], '')
    }
    return true
  }

  /** Opens the parent that a table element requires, within the innermost table; false without a table. */
  private openTableParent(tag: RichTag): boolean {
    const table = this.openElements.findLastIndex((element) => element.tag === 'table')
    const parents = TABLE_PARENTS[tag]
    const [defaultParent] = parents ?? []
    if (table < 0 || parents === undefined || defaultParent === undefined) return false
    let parent = this.openElements.findLastIndex((element) => parents.includes(element.tag))
    if (parent < table) {
      if (!this.openTableParent(defaultParent)) return false
      const parentElement: OpenElement = { tag: defaultParent, children: [] }
      this.append(parentElement)
      this.openElements.push(parentElement)
      parent = this.openElements.length - 1
    }
    this.openElements.splice(parent + 1)
    return true
  }

  /** Opens a cell for text between the parts of a table, and an item for text between the items of a list. */
  private openTextContainer(): void {
    if (this.isDirectlyIn(TABLE_PARTS_WITHOUT_TEXT)) this.openElement('td', '')
    else if (this.isDirectlyIn(['dl'])) this.openElement('dd', '')
    else if (this.isDirectlyIn(LISTS)) this.openElement('li', '')
  }

  private isDirectlyIn(tags: { has(tag: string): boolean } | readonly string[]): boolean {
    const tag = this.openElements.at(-1)?.tag
    return tag !== undefined && ('has' in tags ? tags.has(tag) : tags.includes(tag))
  }

  /**
   * Closes the innermost open element with one of these tags and everything inside it, unless one of `boundaries` is in
   * between.
   */
  private closeInnermost(tags: readonly string[], boundaries: readonly string[]): void {
    const index = this.openElements.findLastIndex(({ tag }) => tags.includes(tag) || boundaries.includes(tag))
    const ancestor = this.openElements[index]
    if (ancestor !== undefined && tags.includes(ancestor.tag)) this.openElements.splice(index)
  }
}

function findAllowedTag(name: string): RichTag | undefined {
  const tag = REPLACED_TAGS[name] ?? name
  return RICH_TEXT_TAGS.find((allowedTag) => allowedTag === tag)
}
