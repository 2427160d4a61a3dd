import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { inGroup, optionalNumber, slot, text, toggle } from '../../fields/field.ts'

const createPixelsField = (label: string) => inGroup('layout', optionalNumber(label, { min: 0, max: 400 }))
const createCountField = (label: string) => inGroup('layout', optionalNumber(label, { min: 1, max: 12 }))

/** The settings of the slider. */
export const blockSliderFields = {
  content: slot('Content'),
  label: text('What the items are', 'Items'),
  showArrows: toggle('Show arrows', true),
  showSlicks: toggle('Show a dot for each page', true),
  gridColumnGap: createPixelsField('Pixels between items'),
  gridColumnGapXl: createPixelsField('The same from 1200 pixels on'),
  gridColumnGapLg: createPixelsField('The same from 1024 pixels on'),
  gridColumnGapMd: createPixelsField('The same from 768 pixels on'),
  columnsXl: createCountField('Items seen from 1200 pixels on'),
  columnsLg: createCountField('Items seen from 1024 pixels on'),
  columnsMd: createCountField('Items seen from 768 pixels on'),
  prevTitle: text('Title of the arrow back; {0} is the page it leads to, {1} how many there are', 'Previous'),
  nextTitle: text('Title of the arrow on', 'Next'),
  slickTitle: text('Title of a dot', 'Page {0}'),
}

/**
 * A slider of the items of the nearest collection, each rendered with the blocks inside; without a collection, the
 * blocks themselves are the slides.
 */
export const blockSlider = defineBlock({
  type: 'block-slider',
  label: 'Slider of blocks',
  group: 'layout',
  fields: blockSliderFields,
  provides: { Item: ITEM_PARTS },
  view: () => import('./block-slider-view.tsx'),
})
