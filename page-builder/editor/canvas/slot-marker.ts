import { findRepeatableCollection } from '../../providers/collection/collection.ts'
import type { Scope } from '../../bindings/scope.ts'
import type { StoredBlock } from '../../render/document.ts'

const MARKER = '@slot'

/**
 * Creates a block that stands for the content of a slot on the canvas: views pass it on to `renderSlot` unread, which
 * renders the editable slot in its place.
 */
export function createSlotPlaceholderBlock(slot: string): StoredBlock {
  return { type: MARKER, props: { id: slot } }
}

/** Returns the slot that a marker stands for; null when the blocks are not a marker. */
export function findMarkedSlot(blocks: readonly StoredBlock[]): string | null {
  const [firstBlock] = blocks
  return firstBlock?.type === MARKER ? firstBlock.props.id : null
}

/**
 * Returns whether the content is rendered for another item than the first of a collection: a grid renders its content
 * once per item, and only that of the first item can be edited.
 */
export function isAfterFirstItem(scope: Scope, addedScope: Scope | undefined): boolean {
  const collection = findRepeatableCollection(scope)
  if (collection === null || addedScope === undefined || !('Item' in addedScope)) return false
  return addedScope['Item'] !== collection.items[0]
}
