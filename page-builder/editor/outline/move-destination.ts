import { listSlotBlocks, type EditorBlock } from '../opened-page.ts'
import { listSlotNames } from '../slot-names.ts'
import { findPlacedBlock, isBlockAllowedInSlot, type PlacedBlock } from './block-position.ts'

/**
 * The directions of moving a block without dragging: among its siblings, into the sibling before it, or out of its
 * parent.
 */
export type Move = 'up' | 'down' | 'in' | 'out'

/** The target position of a block, counted as if it had been removed first. */
export interface Destination {
  readonly parent: EditorBlock | null
  readonly slot: string
  readonly index: number
}

/** Finds the position that a move leads to; null when there is none. */
export function findMoveDestination(content: readonly EditorBlock[], id: string, move: Move): Destination | null {
  const placedBlock = findPlacedBlock(content, id)
  if (placedBlock === null) return null
  switch (move) {
    case 'up':
      return placedBlock.position.index > 0
        ? toDestinationInSlot(placedBlock, placedBlock.position.index - 1)
        : findSiblingSlotDestination(placedBlock, -1)
    case 'down':
      return placedBlock.position.index < placedBlock.position.siblings.length - 1
        ? toDestinationInSlot(placedBlock, placedBlock.position.index + 1)
        : findSiblingSlotDestination(placedBlock, 1)
    case 'in':
      return findNeighbourDestination(placedBlock)
    case 'out':
      return findAfterAncestorDestination(placedBlock, content)
    default:
      return move satisfies never
  }
}

function toDestinationInSlot({ position: { parent, slot } }: PlacedBlock, index: number): Destination {
  return { parent, slot, index }
}

/** Finds the end of the previous slot of the parent, or the beginning of the next one; null when not allowed there. */
function findSiblingSlotDestination(
  { block, position: { parent, slot } }: PlacedBlock,
  step: -1 | 1,
): Destination | null {
  if (parent === null) return null
  const names = listSlotNames(parent.type)
  const siblingSlot = names[names.indexOf(slot) + step]
  if (siblingSlot === undefined || !isBlockAllowedInSlot(block.type, { parent, slot: siblingSlot })) return null
  return { parent, slot: siblingSlot, index: step === -1 ? listSlotBlocks(parent, siblingSlot).length : 0 }
}

/**
 * Finds the end of the first slot that allows the block in the nearest preceding sibling, else the beginning of such a
 * slot in a following sibling; null when there is none.
 */
function findNeighbourDestination({ block, position: { siblings, index } }: PlacedBlock): Destination | null {
  const precedingSiblings = siblings.slice(0, index).toReversed()
  for (const parent of [...precedingSiblings, ...siblings.slice(index + 1)]) {
    const slot = listSlotNames(parent.type).find((name) => isBlockAllowedInSlot(block.type, { parent, slot: name }))
    if (slot !== undefined)
      return { parent, slot, index: precedingSiblings.includes(parent) ? listSlotBlocks(parent, slot).length : 0 }
  }
  return null
}

/** Finds the position after the nearest ancestor whose own slot allows the block; null when there is none. */
function findAfterAncestorDestination(
  { block, position: { ancestors } }: PlacedBlock,
  content: readonly EditorBlock[],
): Destination | null {
  for (const ancestor of ancestors.toReversed()) {
    const placedBlock = findPlacedBlock(content, ancestor.props.id)
    if (placedBlock !== null && isBlockAllowedInSlot(block.type, placedBlock.position))
      return {
        parent: placedBlock.position.parent,
        slot: placedBlock.position.slot,
        index: placedBlock.position.index + 1,
      }
  }
  return null
}
