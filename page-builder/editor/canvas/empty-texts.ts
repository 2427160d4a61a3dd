import { describeFirstMissingSetting } from '../../checks/check-required.ts'
import { getBlockLabel } from '../../registry/block-label.ts'
import { findBlock } from '../../registry/blocks.ts'
import type { StoredBlock } from '../../render/document.ts'
import { slotLabel } from '../outline/describe-position.ts'

/** Returns the note for a block that renders nothing: its kind, and what to do about it. */
export function describeEmptyBlock(stored: StoredBlock, { hasFailed }: { readonly hasFailed: boolean }): string {
  const { type } = stored
  if (findBlock(type) === null) return `${getBlockLabel(type)}: this kind is not known here. It is kept as it is.`
  if (hasFailed) return `${getBlockLabel(type)}: this could not be shown with its present settings.`
  const fix = describeFirstMissingSetting(stored)
  if (fix !== null) return `${getBlockLabel(type)}: ${fix} in its settings.`
  return `${getBlockLabel(type)}: ${CONTEXT_FIXES[type] ?? 'nothing to show yet'}.`
}

/** What to do about blocks that show something of the blocks around them. */
const CONTEXT_FIXES: Readonly<Record<string, string>> = {
  'product-card': 'it shows the product of the block that it is in: put it into a product or a grid of products',
}

/** Returns the note for an empty slot. */
export function describeEmptySlot(stored: StoredBlock, slot: string): string {
  const { type } = stored
  const fix = describeFirstMissingSetting(stored)
  return `${getBlockLabel(type)}${slotLabel(type, slot)}: ${fix === null ? 'put blocks in here' : `${fix} in its settings, and put blocks in here`}.`
}
