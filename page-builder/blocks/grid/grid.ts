import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { toBoxStyle, boxFields } from '../../fields/box.ts'
import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { choiceField, inGroup, wholeNumberField, slotField, textField, toggleField } from '../../fields/field.ts'

/** The settings of the grid. */
export const gridFields = {
  content: slotField(messages.content),
  label: textField(messages.accessibleNameOfItems),
  numberOfColumns: inGroup('layout', wholeNumberField(messages.columnsFromTablets, { fallback: 3, min: 1, max: 6 })),
  itemSpacing: inGroup(
    'layout',
    choiceField(messages.roomBetweenItems, ['none', 'xx-small', 'small', 'medium', 'large', 'x-large']),
  ),
  horizontalAlignment: inGroup('layout', choiceField(messages.itemsOfARowThatIsNotFull, ['left', 'center', 'right'])),
  isFixedRowHeight: inGroup('layout', toggleField(messages.allRowsAsHighAsTheHighest, false)),
  showPagination: toggleField(messages.moreItemsOnDemand, false),
  paginationMode: choiceField(messages.moreItemsCome, ['append', 'replace']),
  moreLabel: textField(messages.labelOfTheButtonForMore, messages.showMore),
  autoScrollToMostRecent: toggleField(messages.scrollToItemsWhenTheyCome, false),
  showEmptyState: toggleField(messages.sayWhenThereIsNothing, false),
  emptyText: textField(messages.whatToSayThen, messages.nothingHereYet),
  showErrorState: toggleField(messages.sayWhenItemsCouldNotBeHad, false),
  errorText: textField(messages.whatToSayThen, messages.notLoaded),
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
