import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { blockSliderFields } from './block-slider-fields.ts'

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
