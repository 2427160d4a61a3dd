import { toBoxStyle, boxFields } from '../../fields/box.ts'
import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { choice, inGroup, number, slot, text, toggle } from '../../fields/field.ts'

/** The settings of the grid. */
export const gridFields = {
  content: slot('Content'),
  label: text('What the items are, for those who listen'),
  numberOfColumns: inGroup('layout', number('Columns, from tablets on', { fallback: 3, min: 1, max: 6 })),
  itemSpacing: inGroup(
    'layout',
    choice('Room between items', ['none', 'xx-small', 'small', 'medium', 'large', 'x-large']),
  ),
  horizontalAlignment: inGroup('layout', choice('Items of a row that is not full', ['left', 'center', 'right'])),
  isFixedRowHeight: inGroup('layout', toggle('All rows as high as the highest', false)),
  showPagination: toggle('More items on demand', false),
  paginationMode: choice('More items come', ['append', 'replace']),
  moreLabel: text('Label of the button for more', 'Show more'),
  autoScrollToMostRecent: toggle('Scroll to items when they come', false),
  showEmptyState: toggle('Say when there is nothing', false),
  emptyText: text('What to say then', 'There is nothing here yet.'),
  showErrorState: toggle('Say when items could not be had', false),
  errorText: text('What to say then', 'This could not be loaded. Try again later.'),
  ...boxFields,
}

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
