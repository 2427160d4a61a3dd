/**
 * A piece of a text as the editor holds it, by the names of its schema: a block, a line break, or words with their
 * marks.
 */
export interface TextNode {
  readonly type: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: TextMark[]
  content?: TextNode[]
  text?: string
}

/** What marks words, such as a link. */
export interface TextMark {
  readonly type: string
  attrs?: Readonly<Record<string, unknown>>
}

/** The elements of marks by the names that they have in the editor; the outermost first. */
export const MARK_TAGS = {
  link: 'a',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  highlight: 'mark',
  small: 'small',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
} as const

/** What a link is stored with. */
export const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'title'] as const

/** The levels of headings in a text: the first one is the page's own. */
export const HEADING_LEVELS = [2, 3, 4, 5, 6] as const
