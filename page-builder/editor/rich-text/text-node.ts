/** A node of the editor's document, by the names of its schema: a block, a line break, or text with marks. */
export interface TextNode {
  readonly type: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: TextMark[]
  content?: TextNode[]
  text?: string
}

/** A mark of a text, such as a link. */
export interface TextMark {
  readonly type: string
  attrs?: Readonly<Record<string, unknown>>
}

/** The HTML elements of marks by their name in the schema; the outermost first. */
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

/** The attributes that are stored with a link. */
export const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'title'] as const

/** The heading levels in a text: level 1 belongs to the page. */
export const HEADING_LEVELS = [2, 3, 4, 5, 6] as const
