import { findBlock, listKinds } from '../../registry/blocks.ts'
import { heldBlocksIn, type HeldBlock } from '../opened-page.ts'
import { slotNamesOf } from '../slot-names.ts'

/** Where a block stands: in a slot of another block, or (`parent` null) on the page itself. */
export interface BlockPlace {
  readonly parent: HeldBlock | null
  /** Empty on the page itself. */
  readonly slot: string
  /** Counted from 0. */
  readonly index: number
  /** The blocks of the slot, the block itself included. */
  readonly siblings: readonly HeldBlock[]
  /** The blocks around it, from the page inwards. */
  readonly around: readonly HeldBlock[]
}

/** A block and where it stands. */
export interface PlacedBlock {
  readonly block: HeldBlock
  readonly place: BlockPlace
}

/** Kinds that stand in certain other kinds only, such as a column. */
const PARTS: ReadonlySet<string> = new Set(
  listKinds().flatMap(({ fields }) => Object.values(fields).flatMap(({ allows = [] }) => allows)),
)

/** Finds a block by its id, however deep. */
export function findPlaced(content: readonly HeldBlock[], id: string): PlacedBlock | null {
  return searchIn({ parent: null, slot: '', siblings: content, around: [] }, id)
}

function searchIn({ siblings, around, ...where }: Omit<BlockPlace, 'index'>, id: string): PlacedBlock | null {
  for (const [index, block] of siblings.entries()) {
    if (block.props.id === id) return { block, place: { ...where, siblings, around, index } }
    for (const slot of slotNamesOf(block.type)) {
      const found = searchIn(
        { parent: block, slot, siblings: heldBlocksIn(block, slot), around: [...around, block] },
        id,
      )
      if (found !== null) return found
    }
  }
  return null
}

/** Whether a kind of block may stand in a slot of another kind, or (`parent` null) on the page itself. */
export function mayStandIn(
  type: string,
  { parent, slot }: { readonly parent: HeldBlock | null; readonly slot: string },
): boolean {
  const allows = parent === null ? undefined : findBlock(parent.type)?.fields[slot]?.allows
  return allows === undefined ? !PARTS.has(type) : allows.includes(type)
}

/** The kinds that may not stand where a slot says nothing about kinds. */
export function listParts(): string[] {
  return Array.from(PARTS)
}
