import { useGetPuck } from '@puckeditor/core'
import { createRandomHexId } from '@hydrant/kernel/identity/random-id.ts'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { StoredBlock } from '../../render/document.ts'
import { getBlockLabel } from '../../registry/block-label.ts'
import { useAnnounce } from '../announcements.ts'
import { selectAndScrollToBlock, getEditorContent, toPuckZone } from '../editor-store.ts'
import { createOpenedPage } from '../opened-page.ts'
import { findPlacedBlock, type PlacedBlock } from './block-position.ts'
import { describePosition } from './describe-position.ts'
import { findInsertDestination } from './insert-destination.ts'
import { findMoveDestination, type Move } from './move-destination.ts'
import { replaceBlock } from './replace-block.ts'

/** The actions on blocks without dragging; each announces its result and returns the id of the block to select next. */
export interface BlockActions {
  readonly move: (id: string, move: Move) => string
  readonly duplicate: (id: string) => string
  /** Replaces a block by others, selects the first of them, and announces the message. */
  readonly replaceWithBlocks: (id: string, blocks: readonly StoredBlock[], message: string) => void
  readonly remove: (id: string) => string | null
  /** Null when the kind is allowed only in other kinds of blocks, and none of them is selected. */
  readonly insert: (type: string, selectedId: string | null) => string | null
}

/** Returns the actions on the blocks of the page that is being edited. */
export function useBlockActions(): BlockActions {
  const editor = useGetPuck()
  const announce = useAnnounce()
  const findBlockById = (id: string): PlacedBlock | null => findPlacedBlock(getEditorContent(editor()), id)
  const announcePosition = (action: string, id: string) => announce(`${action} ${describePosition(findBlockById(id))}`)
  return {
    move(id, move) {
      const placedBlock = findBlockById(id)
      const destination = findMoveDestination(getEditorContent(editor()), id, move)
      if (placedBlock === null || destination === null) {
        announce(MOVE_ERRORS[move]())
        return id
      }
      editor().dispatch({
        type: 'move',
        sourceZone: toPuckZone(placedBlock.position),
        sourceIndex: placedBlock.position.index,
        destinationZone: toPuckZone(destination),
        destinationIndex: destination.index,
      })
      selectAndScrollToBlock(editor(), id)
      announcePosition(messages.moved(), id)
      return id
    },
    duplicate(id) {
      const placedBlock = findBlockById(id)
      if (placedBlock === null) return id
      editor().dispatch({
        type: 'duplicate',
        sourceZone: toPuckZone(placedBlock.position),
        sourceIndex: placedBlock.position.index,
      })
      const copyId = findNextSiblingId(getEditorContent(editor()), placedBlock) ?? id
      selectAndScrollToBlock(editor(), copyId)
      announcePosition(messages.duplicated(), copyId)
      return copyId
    },
    replaceWithBlocks(id, blocks, message) {
      const { content: replacement } = createOpenedPage({ root: {}, content: blocks })
      const content = replaceBlock(getEditorContent(editor()), id, replacement)
      editor().dispatch({
        type: 'setData',
        data: { content: content.map(({ type, props }) => ({ type, props })) },
        recordHistory: true,
      })
      selectAndScrollToBlock(editor(), replacement[0]?.props.id ?? null)
      announce(message)
    },
    remove(id) {
      const placedBlock = findBlockById(id)
      if (placedBlock === null) return null
      const { position, block } = placedBlock
      const next = position.siblings[position.index + 1] ?? position.siblings[position.index - 1] ?? position.parent
      editor().dispatch({ type: 'remove', zone: toPuckZone(position), index: position.index })
      selectAndScrollToBlock(editor(), next?.props.id ?? null)
      announce(messages.deleted({ block: getBlockLabel(block.type) }))
      return next?.props.id ?? null
    },
    insert(type, selectedId) {
      const destination = findInsertDestination(getEditorContent(editor()), selectedId, type)
      if (destination === null) {
        announce(messages.onlyInItsOwnKind({ block: getBlockLabel(type) }))
        return null
      }
      const id = `${type}-${createRandomHexId()}`
      editor().dispatch({
        type: 'insert',
        componentType: type,
        destinationZone: toPuckZone(destination),
        destinationIndex: destination.index,
        id,
      })
      selectAndScrollToBlock(editor(), id)
      announcePosition(messages.added(), id)
      return id
    },
  }
}

const MOVE_ERRORS: Readonly<Record<Move, () => string>> = {
  up: messages.isFirst,
  down: messages.isLast,
  in: messages.nothingToMoveInto,
  out: messages.nothingToMoveOutOf,
}

/** Returns the id of the block that follows another one. */
function findNextSiblingId(content: ReturnType<typeof getEditorContent>, { block }: PlacedBlock): string | null {
  const placedBlock = findPlacedBlock(content, block.props.id)
  return placedBlock === null ? null : (placedBlock.position.siblings[placedBlock.position.index + 1]?.props.id ?? null)
}
