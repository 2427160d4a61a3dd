import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { getBlockLabel } from '../../registry/block-label.ts'
import { findBlockKind } from '../../registry/blocks.ts'
import { listSlotNames } from '../slot-names.ts'
import type { PlacedBlock } from './block-position.ts'

/** Describes the position of a block, such as `Text is 2 of 3 in Columns.` */
export function describePosition(placedBlock: PlacedBlock | null): string {
  if (placedBlock === null) return ''
  const { block, position } = placedBlock
  const values = {
    block: getBlockLabel(block.type),
    position: String(position.index + 1),
    count: String(position.siblings.length),
  }
  const { parent, slot } = position
  return parent === null
    ? messages.positionOnPage(values)
    : messages.positionInBlock({ ...values, parent: getBlockLabel(parent.type) + toSlotSuffix(parent.type, slot) })
}

/** Returns a comma and the label of a slot, such as `, Footer`, where its block has several slots; else empty. */
export function toSlotSuffix(type: string, slot: string): string {
  return listSlotNames(type).length > 1 ? `, ${findBlockKind(type)?.fields[slot]?.label() ?? slot}` : ''
}
