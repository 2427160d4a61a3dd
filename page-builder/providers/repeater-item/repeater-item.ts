import { defineBlock } from '../../registry/block.tsx'
import { ITEM_PARTS } from '../collection/collection.ts'
import { slot } from '../../fields/field.ts'

/** The settings of the provider. */
export const repeaterItemFields = { content: slot('Content') }

/** Repeats the blocks inside it, below each other, once for each item of the nearest collection. */
export const repeaterItem = defineBlock({
  type: 'repeater-item',
  label: 'Repeated item',
  group: 'data',
  fields: repeaterItemFields,
  provides: { Item: ITEM_PARTS },
  view: () => import('./repeater-item-view.tsx'),
})
