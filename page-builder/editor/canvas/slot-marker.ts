import { findCollection } from '../../providers/collection/collection.ts'
import type { Scope } from '../../bindings/scope.ts'
import type { StoredBlock } from '../../render/document.ts'

const MARKER = '@slot'

/**
 * Creates a marker that replaces the content of a slot while its block is edited: views pass it back to be rendered
 * without reading it.
 */
export function createSlotMarker(slot: string): StoredBlock {
  return { type: MARKER, props: { id: slot } }
}

/** Returns the slot that a marker stands for; null when the blocks are not a marker. */
export function readSlotMarker(blocks: readonly StoredBlock[]): string | null {
  const [first] = blocks
  return first?.type === MARKER ? first.props.id : null
}

/**
 * Returns whether content is rendered for a further item: a grid renders its content once per item, and only that of
 * the first item can be edited.
 */
export function isRepeatedItem(scope: Scope, addedScope: Scope | undefined): boolean {
  const collection = findCollection(scope)
  if (collection === null || addedScope === undefined || !('Item' in addedScope)) return false
  return addedScope['Item'] !== collection.items[0]
}
