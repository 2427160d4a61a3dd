import { findBlockKind, listBlockKinds } from '../../registry/blocks.ts'
import { listSlotBlocks, type EditorBlock } from '../opened-page.ts'
import { listSlotNames } from '../slot-names.ts'

/** The position of a block: in a slot of another block, or (`parent` null) on the page itself. */
export interface BlockPosition {
  readonly parent: EditorBlock | null
  /** Empty on the page itself. */
  readonly slot: string
  /** Counted from 0. */
  readonly index: number
  /** All blocks of the slot, including the block itself. */
  readonly siblings: readonly EditorBlock[]
  /** Its ancestors, the outermost first. */
  readonly ancestors: readonly EditorBlock[]
}

/** A block and its position. */
export interface PlacedBlock {
  readonly block: EditorBlock
  readonly position: BlockPosition
}

/** Kinds that are allowed only in certain slots, such as a column. */
const NESTED_ONLY_TYPES: ReadonlySet<string> = new Set(
  listBlockKinds().flatMap(({ fields }) => Object.values(fields).flatMap(({ allows = [] }) => allows)),
)

/** Finds a block by its id, at any depth. */
export function findPlacedBlock(content: readonly EditorBlock[], id: string): PlacedBlock | null {
  return findPlacedBlockInSlot({ parent: null, slot: '', siblings: content, ancestors: [] }, id)
}

function findPlacedBlockInSlot(
  { siblings, ancestors, ...location }: Omit<BlockPosition, 'index'>,
  id: string,
): PlacedBlock | null {
  for (const [index, block] of siblings.entries()) {
    if (block.props.id === id) return { block, position: { ...location, siblings, ancestors, index } }
    for (const slot of listSlotNames(block.type)) {
      const placedBlock = findPlacedBlockInSlot(
        { parent: block, slot, siblings: listSlotBlocks(block, slot), ancestors: [...ancestors, block] },
        id,
      )
      if (placedBlock !== null) return placedBlock
    }
  }
  return null
}

/** Returns whether a kind of block is allowed in a slot of another block, or (`parent` null) on the page itself. */
export function isBlockAllowedInSlot(
  type: string,
  { parent, slot }: { readonly parent: EditorBlock | null; readonly slot: string },
): boolean {
  const allows = parent === null ? undefined : findBlockKind(parent.type)?.fields[slot]?.allows
  return allows === undefined ? !NESTED_ONLY_TYPES.has(type) : allows.includes(type)
}

/** Lists the kinds that are allowed only in slots that name them. */
export function listNestedOnlyTypes(): string[] {
  return Array.from(NESTED_ONLY_TYPES)
}
