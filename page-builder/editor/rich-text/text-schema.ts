import { Mark, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import type { Node } from '@tiptap/pm/model'
import { toSafeOrVoidLink, VOID_LINK } from '@hydrant/kernel/text/rich-text-rules.ts'
import { TextDirection } from './text-direction.ts'
import { HEADING_LEVELS, LINK_ATTRIBUTES, MARK_TAGS, type TextMark, type TextNode } from './text-node.ts'

/** Elements that become paragraphs of their own in the row of a pasted table. */
const BLOCKS_IN_ROW = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, blockquote'

const TextLink = Mark.create({
  name: 'link',
  inclusive: false,
  // Outside all other marks, so that a link with a bold word in it stays one link.
  priority: 1000,
  addAttributes: () => Object.fromEntries(LINK_ATTRIBUTES.map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (anchor) => (toSafeOrVoidLink(anchor.getAttribute('href') ?? '') === VOID_LINK ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const Underline = createMarkWithoutAttributes('underline', 'u').extend({
  addKeyboardShortcuts() {
    return { 'Mod-u': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** The editor's schema: everything that `parseHtmlToDocument` supports, and nothing more. */
export const TEXT_SCHEMA: Extensions = [
  Document,
  Paragraph.extend({
    parseHTML: () => [
      { tag: 'p' },
      { tag: 'tr', getAttrs: (row) => (row.querySelector(BLOCKS_IN_ROW) === null ? null : false) },
    ],
  }),
  Text,
  Heading.extend({
    parseHTML: () => [
      { tag: 'h1', attrs: { level: 2 } },
      ...HEADING_LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    ],
  }).configure({ levels: [...HEADING_LEVELS] }),
  BulletList,
  OrderedList,
  // Tab moves the focus out of the text, as in every other field.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) }
    },
  }),
  Blockquote,
  HorizontalRule,
  HardBreak,
  TextDirection,
  TextLink,
  Bold,
  Italic,
  Underline,
  createMarkWithoutAttributes('strike', 's, strike, del', 'text-decoration=line-through'),
  createMarkWithoutAttributes('highlight', 'mark'),
  createMarkWithoutAttributes('small', 'small'),
  createMarkWithoutAttributes('subscript', 'sub', 'vertical-align=sub'),
  createMarkWithoutAttributes('superscript', 'sup', 'vertical-align=super'),
  createMarkWithoutAttributes('code', 'code'),
]

/** Converts a node of the editor to a `TextNode`, as `serializeDocument` takes it. */
export function toTextNode({ type, attrs, marks, text, content }: Node): TextNode {
  return {
    type: type.name,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(marks.length > 0 && { marks: marks.map((mark): TextMark => ({ type: mark.type.name, attrs: mark.attrs })) }),
    ...(text !== undefined && { text }),
    ...(content.childCount > 0 && { content: content.content.map(toTextNode) }),
  }
}

/**
 * Creates a mark without attributes; it is rendered as the first of its elements. `style` is the CSS that Google Docs
 * uses for it.
 */
function createMarkWithoutAttributes(name: Exclude<keyof typeof MARK_TAGS, 'link'>, tags: string, style?: string) {
  return Mark.create({
    name,
    parseHTML: () => [...tags.split(', ').map((tag) => ({ tag })), ...(style === undefined ? [] : [{ style }])],
    renderHTML: ({ HTMLAttributes }) => [MARK_TAGS[name], HTMLAttributes, 0],
  })
}
