import { findBlockKind } from '../registry/blocks.ts'
import { listSlotContents, type StoredBlock } from '../render/document.ts'
import { PAGE_NAMES, type ScopeNames } from './scope-names.ts'

/**
 * Finds the names that the settings of a block can use: those of the page and of the enclosing providers. Returns null
 * when the block is not on the page.
 */
export function findScopeNames(
  content: readonly StoredBlock[],
  blockId: string,
  scopeNames: ScopeNames = PAGE_NAMES,
): ScopeNames | null {
  for (const block of content) {
    if (block.props.id === blockId) return scopeNames
    const namesInside = { ...scopeNames, ...findBlockKind(block.type)?.provides }
    for (const blocks of listSlotContents(block)) {
      const names = findScopeNames(blocks, blockId, namesInside)
      if (names !== null) return names
    }
  }
  return null
}
