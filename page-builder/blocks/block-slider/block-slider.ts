import { ITEM_PARTS } from '../../providers/collection/collection.ts'
import { defineBlock } from '../../registry/block.tsx'
import { blockSliderFields } from './block-slider-fields.ts'

/**
 * The items of the nearest collection side by side in pages, each as the blocks inside say; without a collection, the
 * blocks themselves.
 */
export const blockSlider = defineBlock({
  type: 'block-slider',
  label: 'Slider of blocks',
  group: 'layout',
  fields: blockSliderFields,
  provides: { Item: ITEM_PARTS },
  view: () => import('./block-slider-view.tsx'),
})
