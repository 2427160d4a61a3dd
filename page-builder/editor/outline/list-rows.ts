import { toExcerpt, getBlockLabel } from '../../registry/block-label.ts'
import { listSlotBlocks, parseSettings, type EditorBlock } from '../opened-page.ts'
import { listSlotNames } from '../slot-names.ts'
import { toSlotSuffix } from './describe-position.ts'

/** A block as a row of the outline. */
export interface OutlineRow {
  readonly id: string
  /** Its kind. */
  readonly label: string
  /** A shortened excerpt of its text; empty when it has none. */
  readonly excerpt: string
  /** The label of its slot, where the parent has several. */
  readonly slot: string
  /** Counted from 1. */
  readonly level: number
  readonly position: number
  readonly count: number
  readonly parentId: string | null
}

/** Lists all blocks of a page as rows, from top to bottom. */
export function listOutlineRows(content: readonly EditorBlock[]): readonly OutlineRow[] {
  return toOutlineRows(content, { level: 1, parentId: null, slot: '' })
}

function toOutlineRows(
  blocks: readonly EditorBlock[],
  location: Pick<OutlineRow, 'level' | 'parentId' | 'slot'>,
): readonly OutlineRow[] {
  return blocks.flatMap((block, index) => {
    const row = {
      ...location,
      id: block.props.id,
      label: getBlockLabel(block.type),
      excerpt: toExcerpt(parseSettings(block)),
      position: index + 1,
      count: blocks.length,
    }
    const childRows = listSlotNames(block.type).flatMap((slot) =>
      toOutlineRows(listSlotBlocks(block, slot), {
        level: location.level + 1,
        parentId: block.props.id,
        slot: toSlotSuffix(block.type, slot).replace(', ', ''),
      }),
    )
    return [row, ...childRows]
  })
}
