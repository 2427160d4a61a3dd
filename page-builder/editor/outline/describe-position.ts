import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { getBlockLabel } from '../../registry/block-label.ts'
import { findBlock } from '../../registry/blocks.ts'
import { listSlotNames } from '../slot-names.ts'
import type { PlacedBlock } from './block-position.ts'

/** Describes the position of a block, such as `Text is 2 of 3 in Columns.` */
export function describePosition(placed: PlacedBlock | null): string {
  if (placed === null) return ''
  const { block, position } = placed
  const values = {
    block: getBlockLabel(block.type),
    position: String(position.index + 1),
    count: String(position.siblings.length),
  }
  const { parent, slot } = position
  return parent === null
    ? messages.positionOnPage(values)
    : messages.positionInBlock({ ...values, parent: getBlockLabel(parent.type) + slotLabel(parent.type, slot) })
}

/** Returns the label of a slot where its block has several; empty otherwise. */
export function slotLabel(type: string, slot: string): string {
  return listSlotNames(type).length > 1 ? `, ${findBlock(type)?.fields[slot]?.label() ?? slot}` : ''
}
