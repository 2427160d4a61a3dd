import { getBlockLabel } from '../../registry/block-label.ts'
import { findBlock } from '../../registry/blocks.ts'
import { listSlotNames } from '../slot-names.ts'
import type { PlacedBlock } from './block-position.ts'

/** Describes the position of a block, such as `Text is 2 of 3 in Columns.` */
export function describePosition(placed: PlacedBlock | null): string {
  if (placed === null) return ''
  const { block, position } = placed
  return `${getBlockLabel(block.type)} is ${position.index + 1} of ${position.siblings.length} ${position.parent === null ? 'on the page' : `in ${getBlockLabel(position.parent.type)}${slotLabel(position.parent.type, position.slot)}`}.`
}

/** Returns the label of a slot where its block has several; empty otherwise. */
export function slotLabel(type: string, slot: string): string {
  return listSlotNames(type).length > 1 ? `, ${findBlock(type)?.fields[slot]?.label() ?? slot}` : ''
}
