import { listSlotBlocks, type EditorBlock } from '../opened-page.ts'
import { listSlotNames } from '../slot-names.ts'

/** Returns blocks with others in the place of the one with an id, at any depth. */
export function replaceBlock(
  content: readonly EditorBlock[],
  id: string,
  replacement: readonly EditorBlock[],
): readonly EditorBlock[] {
  return content.flatMap((block): readonly EditorBlock[] => {
    if (block.props.id === id) return replacement
    const slots = listSlotNames(block.type).map(
      (slot) => [slot, replaceBlock(listSlotBlocks(block, slot), id, replacement)] as const,
    )
    return [{ ...block, props: { ...block.props, ...Object.fromEntries(slots) } }]
  })
}
