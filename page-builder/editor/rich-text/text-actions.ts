import type { Editor } from '@tiptap/core'
import { directionAt, setDirection } from './text-direction.ts'

/** What words or paragraphs can be switched to. */
export interface TextAction {
  readonly name: string
  /** What the button shows instead of its name. */
  readonly sign?: string
  /** What it makes, by its name in the schema. */
  readonly type: string
  readonly isAllowed: (editor: Editor) => boolean
  readonly toggle: (editor: Editor) => void
}

/** The switches of a text in their order. */
export const TEXT_ACTIONS: readonly TextAction[] = [
  mark({ name: 'Bold', sign: 'B', type: 'bold' }),
  mark({ name: 'Italic', sign: 'I', type: 'italic' }),
  mark({ name: 'Underline', sign: 'U', type: 'underline' }),
  // A heading becomes a paragraph on its way into a list, which the library does without telling beforehand that it
  // can.
  {
    name: 'List',
    type: 'bulletList',
    isAllowed: (editor) => editor.isActive('heading') || editor.can().toggleBulletList(),
    toggle: keepingDirection((editor) => editor.commands.toggleBulletList()),
  },
  {
    name: 'Numbered list',
    type: 'orderedList',
    isAllowed: (editor) => editor.isActive('heading') || editor.can().toggleOrderedList(),
    toggle: keepingDirection((editor) => editor.commands.toggleOrderedList()),
  },
  {
    name: 'Quote',
    type: 'blockquote',
    isAllowed: (editor) => editor.can().toggleBlockquote(),
    toggle: keepingDirection((editor) => editor.commands.toggleBlockquote()),
  },
]

function mark({ type, ...shown }: Pick<TextAction, 'name' | 'sign' | 'type'>): TextAction {
  return {
    type,
    ...shown,
    isAllowed: (editor) => editor.can().toggleMark(type),
    toggle: (editor) => editor.commands.toggleMark(type),
  }
}

/** A paragraph with a direction hands it on to the list or quote that it gets into, and a list to its paragraphs. */
function keepingDirection(toggle: (editor: Editor) => void): TextAction['toggle'] {
  return (editor) => {
    const direction = directionAt(editor)
    toggle(editor)
    if (direction !== 'auto') setDirection(editor, direction)
  }
}
