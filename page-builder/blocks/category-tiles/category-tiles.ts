import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { imageField, linkField, listField, textField } from '../../fields/field.ts'

/** The settings of the tiles. */
export const categoryTilesFields = {
  tiles: listField(messages.tiles, {
    label: textField(messages.label),
    href: linkField(messages.leadsTo),
    image: imageField(messages.picture),
  }),
}

/** Pictures that link to categories. */
export const categoryTiles = defineBlock({
  type: 'category-tiles',
  label: messages.categoryTiles,
  group: 'products',
  fields: categoryTilesFields,
  view: () => import('./category-tiles-view.tsx'),
})
