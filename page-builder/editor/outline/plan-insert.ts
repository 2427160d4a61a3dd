import { heldBlocksIn, type HeldBlock } from '../opened-page.ts'
import { slotNamesOf } from '../slot-names.ts'
import { findPlaced, mayStandIn } from './block-places.ts'
import type { Destination } from './plan-move.ts'

/**
 * Where a new block goes: into the chosen one when that is a container without anything in it, else behind it, or
 * behind the nearest block around it whose place lets it in. Without a choice it goes to the end of the page; null when
 * it stands in certain other kinds only.
 */
export function planInsert(content: readonly HeldBlock[], chosenId: string | null, type: string): Destination | null {
  const chosen = chosenId === null ? null : findPlaced(content, chosenId)
  if (chosen === null)
    return mayStandIn(type, { parent: null, slot: '' }) ? { parent: null, slot: '', index: content.length } : null
  const parent = chosen.block
  const slots = slotNamesOf(parent.type).filter((slot) => mayStandIn(type, { parent, slot }))
  const empty = slots.find((slot) => heldBlocksIn(parent, slot).length === 0)
  if (empty !== undefined) return { parent, slot: empty, index: 0 }
  for (const block of [chosen.block, ...chosen.place.around.toReversed()]) {
    const found = findPlaced(content, block.props.id)
    if (found !== null && mayStandIn(type, found.place))
      return { parent: found.place.parent, slot: found.place.slot, index: found.place.index + 1 }
    const slot = slotNamesOf(block.type).find((name) => mayStandIn(type, { parent: block, slot: name }))
    if (slot !== undefined) return { parent: block, slot, index: heldBlocksIn(block, slot).length }
  }
  return null
}
