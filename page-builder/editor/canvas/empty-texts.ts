import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import { describeFirstMissingSetting } from '../../checks/check-required.ts'
import { getBlockLabel } from '../../registry/block-label.ts'
import { findBlockKind } from '../../registry/blocks.ts'
import type { StoredBlock } from '../../render/document.ts'
import { toSlotSuffix } from '../outline/describe-position.ts'

/** Returns the note for a block that renders nothing: its kind, and what to do about it. */
export function describeEmptyBlock(storedBlock: StoredBlock, { hasFailed }: { readonly hasFailed: boolean }): string {
  const { type } = storedBlock
  if (findBlockKind(type) === null) return messages.kindUnknown({ block: getBlockLabel(type) })
  if (hasFailed) return messages.cannotBeShown({ block: getBlockLabel(type) })
  const fix = describeFirstMissingSetting(storedBlock)
  if (fix !== null) return messages.fixInSettings({ block: getBlockLabel(type), fix })
  const note = CONTEXT_FIXES[type]?.() ?? messages.nothingToShow()
  return messages.blockNote({ block: getBlockLabel(type), note })
}

/** What to do about blocks that show something of the blocks around them. */
const CONTEXT_FIXES: Readonly<Record<string, () => string>> = {
  'product-card': messages.showsProductAround,
  'saved-section': messages.sectionShowsNothing,
}

/** Returns the note for an empty slot. */
export function describeEmptySlot(storedBlock: StoredBlock, slot: string): string {
  const { type } = storedBlock
  const fix = describeFirstMissingSetting(storedBlock)
  const name = getBlockLabel(type) + toSlotSuffix(type, slot)
  return fix === null ? messages.putBlocksIn({ slot: name }) : messages.fixAndPutBlocksIn({ slot: name, fix })
}
