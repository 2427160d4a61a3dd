import { findBlock } from '../registry/blocks.ts'
import { listSlots, type StoredBlock } from '../render/document.ts'
import { PAGE_NAMES, type KnownNames } from './known-names.ts'

/**
 * What the settings of a block can ask for: values that the page and the providers around it give; null when the block
 * is not on the page.
 */
export function namesAround(
  content: readonly StoredBlock[],
  blockId: string,
  known: KnownNames = PAGE_NAMES,
): KnownNames | null {
  for (const block of content) {
    if (block.props.id === blockId) return known
    const inside = { ...known, ...findBlock(block.type)?.provides }
    for (const blocks of listSlots(block)) {
      const found = namesAround(blocks, blockId, inside)
      if (found !== null) return found
    }
  }
  return null
}
