import { toBoxStyle } from '../../fields/box.ts'
import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { gridFields } from './grid-fields.ts'

/**
 * The items of the nearest collection in 1 to 6 columns, each rendered with the blocks inside; without a collection,
 * the blocks themselves are the cells.
 */
export const grid = defineBlock({
  type: 'grid',
  label: 'Grid',
  group: 'layout',
  fields: gridFields,
  provides: { Item: ITEM_PARTS },
  style: (values) => ({ desktop: toBoxStyle(values) }),
  view: () => import('./grid-view.tsx'),
})
