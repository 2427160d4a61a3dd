import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import { ITEM_PARTS } from '../collection/collection.ts'
import { slotField } from '../../fields/field.ts'

/** The settings of the provider. */
export const repeaterItemFields = { content: slotField(messages.content) }

/** Repeats the blocks inside it, below each other, once for each item of the nearest collection. */
export const repeaterItem = defineBlock({
  type: 'repeater-item',
  label: messages.repeatedItem,
  group: 'data',
  fields: repeaterItemFields,
  provides: { Item: ITEM_PARTS },
  view: () => import('./repeater-item-view.tsx'),
})
