import { labelOf } from '../../registry/block-words.ts'
import { findBlock } from '../../registry/blocks.ts'
import { slotNamesOf } from '../slot-names.ts'
import type { PlacedBlock } from './block-places.ts'

/** Where a block stands, in words, such as `Text is 2 of 3 in Columns.` */
export function describePlace(placed: PlacedBlock | null): string {
  if (placed === null) return ''
  const { block, place } = placed
  return `${labelOf(block.type)} is ${place.index + 1} of ${place.siblings.length} ${place.parent === null ? 'on the page' : `in ${labelOf(place.parent.type)}${slotLabel(place.parent.type, place.slot)}`}.`
}

/** The name of a slot where its block has several; empty otherwise. */
export function slotLabel(type: string, slot: string): string {
  return slotNamesOf(type).length > 1 ? `, ${findBlock(type)?.fields[slot]?.label ?? slot}` : ''
}
