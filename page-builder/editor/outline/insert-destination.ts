import { listSlotBlocks, type EditorBlock } from '../opened-page.ts'
import { listSlotNames } from '../slot-names.ts'
import { findPlacedBlock, isBlockAllowedInSlot } from './block-position.ts'
import type { Destination } from './move-destination.ts'

/**
 * Finds the position of a new block: inside the selected block when it is an empty container, else after it, or after
 * the nearest ancestor whose slot allows it. Without a selection it goes to the end of the page; null when it is
 * allowed only in other kinds of blocks.
 */
export function findInsertDestination(
  content: readonly EditorBlock[],
  selectedId: string | null,
  type: string,
): Destination | null {
  const selectedBlock = selectedId === null ? null : findPlacedBlock(content, selectedId)
  if (selectedBlock === null)
    return isBlockAllowedInSlot(type, { parent: null, slot: '' })
      ? { parent: null, slot: '', index: content.length }
      : null
  const parent = selectedBlock.block
  const slots = listSlotNames(parent.type).filter((slot) => isBlockAllowedInSlot(type, { parent, slot }))
  const emptySlot = slots.find((slot) => listSlotBlocks(parent, slot).length === 0)
  if (emptySlot !== undefined) return { parent, slot: emptySlot, index: 0 }
  for (const block of [selectedBlock.block, ...selectedBlock.position.ancestors.toReversed()]) {
    const placedBlock = findPlacedBlock(content, block.props.id)
    if (placedBlock !== null && isBlockAllowedInSlot(type, placedBlock.position))
      return {
        parent: placedBlock.position.parent,
        slot: placedBlock.position.slot,
        index: placedBlock.position.index + 1,
      }
    const slot = listSlotNames(block.type).find((name) => isBlockAllowedInSlot(type, { parent: block, slot: name }))
    if (slot !== undefined) return { parent: block, slot, index: listSlotBlocks(block, slot).length }
  }
  return null
}
