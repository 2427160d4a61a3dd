import { defineBlock } from '../../registry/block.tsx'
import { image, link, list, text } from '../../fields/field.ts'

/** The settings of the tiles. */
export const categoryTilesFields = {
  tiles: list('Tiles', { label: text('Label'), href: link('Leads to'), image: image('Picture') }),
}

/** Pictures that link to categories. */
export const categoryTiles = defineBlock({
  type: 'category-tiles',
  label: 'Category tiles',
  group: 'products',
  fields: categoryTilesFields,
  view: () => import('./category-tiles-view.tsx'),
})
