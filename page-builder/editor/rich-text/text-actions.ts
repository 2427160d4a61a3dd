import type { Editor } from '@tiptap/core'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import { getDirection, setTopLevelDirection } from './text-direction.ts'

/** A toggle of the toolbar, for marks or for paragraphs. */
export interface TextAction {
  readonly name: () => string
  /** The symbol on the button instead of its name. */
  readonly symbol?: string
  /** The mark or node that it toggles, by its name in the schema. */
  readonly type: string
  readonly isAllowed: (editor: Editor) => boolean
  readonly toggle: (editor: Editor) => void
}

/** The toggles of the toolbar in their order. */
export const TEXT_ACTIONS: readonly TextAction[] = [
  createMarkAction({ name: messages.bold, symbol: 'B', type: 'bold' }),
  createMarkAction({ name: messages.italic, symbol: 'I', type: 'italic' }),
  createMarkAction({ name: messages.underline, symbol: 'U', type: 'underline' }),
  // A heading becomes a paragraph when it is put into a list, although the library reports this as impossible.
  {
    name: messages.list,
    type: 'bulletList',
    isAllowed: (editor) => editor.isActive('heading') || editor.can().toggleBulletList(),
    toggle: withPreservedDirection((editor) => editor.commands.toggleBulletList()),
  },
  {
    name: messages.numberedList,
    type: 'orderedList',
    isAllowed: (editor) => editor.isActive('heading') || editor.can().toggleOrderedList(),
    toggle: withPreservedDirection((editor) => editor.commands.toggleOrderedList()),
  },
  {
    name: messages.quote,
    type: 'blockquote',
    isAllowed: (editor) => editor.can().toggleBlockquote(),
    toggle: withPreservedDirection((editor) => editor.commands.toggleBlockquote()),
  },
]

function createMarkAction({ type, ...display }: Pick<TextAction, 'name' | 'symbol' | 'type'>): TextAction {
  return {
    type,
    ...display,
    isAllowed: (editor) => editor.can().toggleMark(type),
    toggle: (editor) => editor.commands.toggleMark(type),
  }
}

/** Wraps a toggle so that the text direction stays when a paragraph is moved into or out of a list or quote. */
function withPreservedDirection(toggle: (editor: Editor) => void): TextAction['toggle'] {
  return (editor) => {
    const direction = getDirection(editor)
    toggle(editor)
    if (direction !== 'auto') setTopLevelDirection(editor, direction)
  }
}
