import { Fragment } from 'react'
import type { BlockProps } from '../../registry/block.tsx'
import { collectionIn } from '../collection/collection.ts'
import { givenOf } from '../collection/cells.tsx'
import type { repeaterItemFields } from './repeater-item-fields.ts'

/** Shows the content for each item; in the editor once without one, so that there is something to work on. */
export function View({ values: { content }, scope, renderSlot, isEditing }: BlockProps<typeof repeaterItemFields>) {
  const collection = collectionIn(scope)
  if (collection === null || collection.items.length === 0) return isEditing ? renderSlot(content, { Item: {} }) : null
  return collection.items.map((item) => (
    <Fragment key={item.id}>{renderSlot(content, givenOf(item, collection))}</Fragment>
  ))
}
