import { collectionIn } from '../../providers/collection/collection.ts'
import type { Scope } from '../../bindings/scope.ts'
import type { StoredBlock } from '../../render/document.ts'

const MARKER = '@slot'

/**
 * What stands for the contents of a slot while its block is edited: a view hands it back to be shown, without looking
 * into it.
 */
export function slotMarker(slot: string): StoredBlock {
  return { type: MARKER, props: { id: slot } }
}

/** The slot that blocks stand for; null when they are none. */
export function markedSlot(blocks: readonly StoredBlock[]): string | null {
  const [first] = blocks
  return first?.type === MARKER ? first.props.id : null
}

/**
 * Whether contents are shown again for another item: a grid shows its contents once for each, and only those of the
 * first can be worked on.
 */
export function isRepeated(around: Scope, given: Scope | undefined): boolean {
  const collection = collectionIn(around)
  if (collection === null || given === undefined || !('Item' in given)) return false
  return given['Item'] !== collection.items[0]
}
