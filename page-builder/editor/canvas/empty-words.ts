import { remedyFor } from '../../checks/check-needed.ts'
import { labelOf } from '../../registry/block-words.ts'
import { findBlock } from '../../registry/blocks.ts'
import type { StoredBlock } from '../../render/document.ts'
import { slotLabel } from '../outline/describe-place.ts'

/** What the canvas says in the place of a block that shows nothing: what it is, and what there is to do about it. */
export function wordsForNothing(stored: StoredBlock, { hasFailed }: { readonly hasFailed: boolean }): string {
  const { type } = stored
  if (findBlock(type) === null) return `${labelOf(type)}: this kind is not known here. It is kept as it is.`
  if (hasFailed) return `${labelOf(type)}: this could not be shown with its present settings.`
  const remedy = remedyFor(stored)
  return `${labelOf(type)}: ${remedy === null ? 'nothing to show yet' : `${remedy} in its settings`}.`
}

/** What the canvas says in a slot without blocks. */
export function wordsForRoom(stored: StoredBlock, slot: string): string {
  const { type } = stored
  const remedy = remedyFor(stored)
  return `${labelOf(type)}${slotLabel(type, slot)}: ${remedy === null ? 'put blocks in here' : `${remedy} in its settings, and put blocks in here`}.`
}
