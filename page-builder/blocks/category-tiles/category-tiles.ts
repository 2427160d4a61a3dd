import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { defineBlock } from '../../registry/block.tsx'
import { image, link, list, text } from '../../fields/field.ts'

/** The settings of the tiles. */
export const categoryTilesFields = {
  tiles: list(messages.tiles, {
    label: text(messages.label),
    href: link(messages.leadsTo),
    image: image(messages.picture),
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
