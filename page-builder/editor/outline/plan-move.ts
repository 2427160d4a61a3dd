import { heldBlocksIn, type HeldBlock } from '../opened-page.ts'
import { slotNamesOf } from '../slot-names.ts'
import { findPlaced, mayStandIn, type PlacedBlock } from './block-places.ts'

/**
 * Ways to move a block without dragging it: among its neighbours, into the neighbour before it, or out of the block
 * around it.
 */
export type Move = 'up' | 'down' | 'in' | 'out'

/** Where a block is to stand, counted as if it had been taken out before. */
export interface Destination {
  readonly parent: HeldBlock | null
  readonly slot: string
  readonly index: number
}

/** Where a move takes a block; null when there is no such place. */
export function planMove(content: readonly HeldBlock[], id: string, move: Move): Destination | null {
  const found = findPlaced(content, id)
  if (found === null) return null
  switch (move) {
    case 'up':
      return found.place.index > 0 ? inOwnSlot(found, found.place.index - 1) : inSlotBeside(found, -1)
    case 'down':
      return found.place.index < found.place.siblings.length - 1
        ? inOwnSlot(found, found.place.index + 1)
        : inSlotBeside(found, 1)
    case 'in':
      return inNeighbour(found)
    case 'out':
      return afterParent(found, content)
    default:
      return move satisfies never
  }
}

function inOwnSlot({ place: { parent, slot } }: PlacedBlock, index: number): Destination {
  return { parent, slot, index }
}

/** The end of the slot before its own, or the beginning of the one after it. */
function inSlotBeside({ block, place: { parent, slot } }: PlacedBlock, step: -1 | 1): Destination | null {
  if (parent === null) return null
  const names = slotNamesOf(parent.type)
  const beside = names[names.indexOf(slot) + step]
  if (beside === undefined || !mayStandIn(block.type, { parent, slot: beside })) return null
  return { parent, slot: beside, index: step === -1 ? heldBlocksIn(parent, beside).length : 0 }
}

/** The end of the first slot of the nearest neighbour before it that lets it in, else the beginning of one after it. */
function inNeighbour({ block, place: { siblings, index } }: PlacedBlock): Destination | null {
  const before = siblings.slice(0, index).toReversed()
  for (const parent of [...before, ...siblings.slice(index + 1)]) {
    const slot = slotNamesOf(parent.type).find((name) => mayStandIn(block.type, { parent, slot: name }))
    if (slot !== undefined)
      return { parent, slot, index: before.includes(parent) ? heldBlocksIn(parent, slot).length : 0 }
  }
  return null
}

/** Behind the nearest block around it whose own place lets it in. */
function afterParent({ block, place: { around } }: PlacedBlock, content: readonly HeldBlock[]): Destination | null {
  for (const ancestor of around.toReversed()) {
    const found = findPlaced(content, ancestor.props.id)
    if (found !== null && mayStandIn(block.type, found.place))
      return { parent: found.place.parent, slot: found.place.slot, index: found.place.index + 1 }
  }
  return null
}
