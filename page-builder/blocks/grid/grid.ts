import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { toBoxStyle, boxFields } from '../../fields/box.ts'
import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { choice, inGroup, number, slot, text, toggle } from '../../fields/field.ts'

/** The settings of the grid. */
export const gridFields = {
  content: slot(messages.content),
  label: text(messages.accessibleNameOfItems),
  numberOfColumns: inGroup('layout', number(messages.columnsFromTablets, { fallback: 3, min: 1, max: 6 })),
  itemSpacing: inGroup(
    'layout',
    choice(messages.roomBetweenItems, ['none', 'xx-small', 'small', 'medium', 'large', 'x-large']),
  ),
  horizontalAlignment: inGroup('layout', choice(messages.itemsOfARowThatIsNotFull, ['left', 'center', 'right'])),
  isFixedRowHeight: inGroup('layout', toggle(messages.allRowsAsHighAsTheHighest, false)),
  showPagination: toggle(messages.moreItemsOnDemand, false),
  paginationMode: choice(messages.moreItemsCome, ['append', 'replace']),
  moreLabel: text(messages.labelOfTheButtonForMore, messages.showMore),
  autoScrollToMostRecent: toggle(messages.scrollToItemsWhenTheyCome, false),
  showEmptyState: toggle(messages.sayWhenThereIsNothing, false),
  emptyText: text(messages.whatToSayThen, messages.nothingHereYet),
  showErrorState: toggle(messages.sayWhenItemsCouldNotBeHad, false),
  errorText: text(messages.whatToSayThen, messages.notLoaded),
  ...boxFields,
}

/**
 * The items of the nearest collection in 1 to 6 columns, each rendered with the blocks inside; without a collection,
 * the blocks themselves are the cells.
 */
export const grid = defineBlock({
  type: 'grid',
  label: messages.grid,
  group: 'layout',
  fields: gridFields,
  provides: { Item: ITEM_PARTS },
  style: (values) => ({ desktop: toBoxStyle(values) }),
  view: () => import('./grid-view.tsx'),
})
