import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { AllSelection, Plugin, Selection, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** The text direction of a block; `auto` follows its first words. */
export type Direction = 'auto' | 'ltr' | 'rtl'

const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const
const TYPES_WITH_DIRECTION = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote']

// Hebrew, Arabic and related scripts, and their presentation forms.
const RIGHT_TO_LEFT = /[\u{590}-\u{8FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFC}]/u

/**
 * The editor extension that stores the text direction of blocks; blocks without one are rendered with `dir="auto"`, as
 * in the shop.
 */
export const TextDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [
    { types: TYPES_WITH_DIRECTION, attributes: { dir: { default: null, parseHTML: parseElementDirection } } },
  ],
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: createAutoDirectionDecorations } })],
})

/**
 * Returns the direction of the block that contains the cursor, or of its nearest ancestor with a direction; when
 * everything is selected, that of the first block.
 */
export function getDirection({ state: { doc, selection } }: Editor): Direction {
  const { $from } = selection instanceof AllSelection ? Selection.atStart(doc) : selection
  const directions = Array.from({ length: $from.depth }, (_, depthOffset) =>
    parseDirection($from.node($from.depth - depthOffset).attrs['dir']),
  )
  return directions.find((dir) => dir !== null) ?? 'auto'
}

/**
 * Sets the direction of the selected top-level blocks and removes it from the blocks inside them; `auto` removes it
 * altogether. A list gets it as a whole, so that its markers are on the side of its text.
 */
export function setTopLevelDirection(editor: Editor, direction: Direction): void {
  editor.commands.command(({ tr }) => {
    const { doc, selection } = tr
    doc.descendants((block, start, parent) => {
      if (parent === doc && (start >= selection.to || start + block.nodeSize <= selection.from)) return false
      if (supportsDirection(block))
        tr.setNodeAttribute(start, 'dir', parent === doc && direction !== 'auto' ? direction : null)
      return true
    })
    return true
  })
}

/** Returns whether direction matters in a text: it contains right-to-left characters, or a direction is set. */
export function isDirectionRelevant({ doc }: EditorState): boolean {
  let hasDirection = false
  doc.descendants(({ attrs }) => {
    hasDirection ||= supportsDirection({ attrs }) && attrs['dir'] !== null
  })
  return hasDirection || RIGHT_TO_LEFT.test(doc.textContent)
}

/** Parses a direction; null when it is not one. */
export function parseDirection(value: unknown): Direction | null {
  return DIRECTIONS.find((candidate) => candidate === value) ?? null
}

function parseElementDirection(element: HTMLElement): Direction | null {
  return parseDirection(element.dir)
}

function createAutoDirectionDecorations({ doc }: EditorState): DecorationSet {
  const decorations: Decoration[] = []
  doc.descendants((block, start) => {
    if (supportsDirection(block) && block.attrs['dir'] === null)
      decorations.push(Decoration.node(start, start + block.nodeSize, { dir: 'auto' }))
    // Nested blocks inherit the direction.
    return false
  })
  return DecorationSet.create(doc, decorations)
}

function supportsDirection({ attrs }: Pick<Node, 'attrs'>): boolean {
  return 'dir' in attrs
}
