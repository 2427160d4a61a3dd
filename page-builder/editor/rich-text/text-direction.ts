import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { AllSelection, Plugin, Selection, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Which way a block is written; `auto` goes by its first words. */
export type Direction = 'auto' | 'ltr' | 'rtl'

const DIRECTIONS = ['auto', 'ltr', 'rtl'] as const
const DIRECTED = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote']

// Hebrew, Arabic and their neighbours, and the older forms of their letters.
const RIGHT_TO_LEFT = /[\u{590}-\u{8FF}\u{FB1D}-\u{FDFF}\u{FE70}-\u{FEFC}]/u

/** Holds the directions that were given to blocks, and shows the others by their first words, as the page does. */
export const TextDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [{ types: DIRECTED, attributes: { dir: { default: null, parseHTML: directionOf } } }],
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: directionsShown } })],
})

/** The direction that was given to what is written in, or to what it is in; of a whole text, that of its beginning. */
export function directionAt({ state: { doc, selection } }: Editor): Direction {
  const { $from } = selection instanceof AllSelection ? Selection.atStart(doc) : selection
  const given = Array.from({ length: $from.depth }, (_, place) =>
    knownDirection($from.node($from.depth - place).attrs['dir']),
  )
  return given.find((dir) => dir !== null) ?? 'auto'
}

/** Gives the chosen blocks a direction as a whole: a list has its markers on the side of its words. */
export function setDirection(editor: Editor, direction: Direction): void {
  editor.commands.command(({ tr }) => {
    const { doc, selection } = tr
    doc.descendants((block, start, around) => {
      if (around === doc && (start >= selection.to || start + block.nodeSize <= selection.from)) return false
      if (isDirected(block))
        tr.setNodeAttribute(start, 'dir', around === doc && direction !== 'auto' ? direction : null)
      return true
    })
    return true
  })
}

/**
 * Whether there is a direction to speak of: words that are written from right to left, or a direction that was given.
 */
export function needsDirection({ doc }: EditorState): boolean {
  let isGiven = false
  doc.descendants(({ attrs }) => {
    isGiven ||= isDirected({ attrs }) && attrs['dir'] !== null
  })
  return isGiven || RIGHT_TO_LEFT.test(doc.textContent)
}

/** What a value says about a direction; null for nothing. */
export function knownDirection(value: unknown): Direction | null {
  return DIRECTIONS.find((known) => known === value) ?? null
}

function directionOf(element: HTMLElement): Direction | null {
  return knownDirection(element.dir)
}

function directionsShown({ doc }: EditorState): DecorationSet {
  const shown: Decoration[] = []
  doc.descendants((block, start) => {
    if (isDirected(block) && block.attrs['dir'] === null)
      shown.push(Decoration.node(start, start + block.nodeSize, { dir: 'auto' }))
    // What is in a block goes along with it.
    return false
  })
  return DecorationSet.create(doc, shown)
}

function isDirected({ attrs }: Pick<Node, 'attrs'>): boolean {
  return 'dir' in attrs
}
