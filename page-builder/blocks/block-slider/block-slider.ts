import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { inGroup, type Label, optionalNumberField, slotField, textField, toggleField } from '../../fields/field.ts'

const createPixelsField = (label: Label) => inGroup('layout', optionalNumberField(label, { min: 0, max: 400 }))
const createCountField = (label: Label) => inGroup('layout', optionalNumberField(label, { min: 1, max: 12 }))

/** The settings of the slider. */
export const blockSliderFields = {
  content: slotField(messages.content),
  label: textField(messages.whatTheItemsAre, messages.items),
  showArrows: toggleField(messages.showArrows, true),
  showSlicks: toggleField(messages.showADotForEachPage, true),
  gridColumnGap: createPixelsField(messages.pixelsBetweenItems),
  gridColumnGapXl: createPixelsField(messages.theSameFrom1200PixelsOn),
  gridColumnGapLg: createPixelsField(messages.theSameFrom1024PixelsOn),
  gridColumnGapMd: createPixelsField(messages.theSameFrom768PixelsOn),
  columnsXl: createCountField(messages.itemsSeenFrom1200PixelsOn),
  columnsLg: createCountField(messages.itemsSeenFrom1024PixelsOn),
  columnsMd: createCountField(messages.itemsSeenFrom768PixelsOn),
  prevTitle: textField(messages.titleOfArrowBack, messages.previous),
  nextTitle: textField(messages.titleOfTheArrowOn, messages.next),
  slickTitle: textField(messages.titleOfADot, messages.pageTitleTemplate),
}

/**
 * A slider of the items of the nearest collection, each rendered with the blocks inside; without a collection, the
 * blocks themselves are the slides.
 */
export const blockSlider = defineBlock({
  type: 'block-slider',
  label: messages.sliderOfBlocks,
  group: 'layout',
  fields: blockSliderFields,
  provides: { Item: ITEM_PARTS },
  view: () => import('./block-slider-view.tsx'),
})
