import { Fragment } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import { findRepeatableCollection } from '../collection/collection.ts'
import { toItemScope } from '../collection/cells.tsx'
import type { repeaterItemFields } from './repeater-item.ts'

/** Shows the blocks inside the repeater once for each item; in the editor once without an item, so that they can be edited. */
export function View({ values: { content }, scope, renderSlot, isEditing }: BlockProps<typeof repeaterItemFields>) {
  const collection = findRepeatableCollection(scope)
  if (collection === null || collection.items.length === 0) return isEditing ? renderSlot(content, { Item: {} }) : null
  return collection.items.map((item) => (
    <Fragment key={item.id}>{renderSlot(content, toItemScope(item, collection))}</Fragment>
  ))
}
