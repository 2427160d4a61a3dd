import { excerptOf, labelOf } from '../../registry/block-words.ts'
import { heldBlocksIn, settingsOf, type HeldBlock } from '../opened-page.ts'
import { slotNamesOf } from '../slot-names.ts'
import { slotLabel } from './describe-place.ts'

/** A block as a line of the outline. */
export interface OutlineRow {
  readonly id: string
  /** Its kind. */
  readonly label: string
  /** What it says, shortened; empty when it says nothing. */
  readonly excerpt: string
  /** The slot that it is in, where there are several. */
  readonly slot: string
  /** Counted from 1. */
  readonly level: number
  readonly position: number
  readonly count: number
  readonly parentId: string | null
}

/** All blocks of a page as lines, in their order from top to bottom. */
export function listRows(content: readonly HeldBlock[]): readonly OutlineRow[] {
  return rowsOf(content, { level: 1, parentId: null, slot: '' })
}

function rowsOf(
  blocks: readonly HeldBlock[],
  where: Pick<OutlineRow, 'level' | 'parentId' | 'slot'>,
): readonly OutlineRow[] {
  return blocks.flatMap((block, index) => {
    const row = {
      ...where,
      id: block.props.id,
      label: labelOf(block.type),
      excerpt: excerptOf(settingsOf(block)),
      position: index + 1,
      count: blocks.length,
    }
    const inside = slotNamesOf(block.type).flatMap((slot) =>
      rowsOf(heldBlocksIn(block, slot), {
        level: where.level + 1,
        parentId: block.props.id,
        slot: slotLabel(block.type, slot).replace(', ', ''),
      }),
    )
    return [row, ...inside]
  })
}
