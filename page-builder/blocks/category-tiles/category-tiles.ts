import { defineBlock } from '../../registry/block.tsx'
import { categoryTilesFields } from './category-tiles-fields.ts'

/** Pictures that link to categories. */
export const categoryTiles = defineBlock({
  type: 'category-tiles',
  label: 'Category tiles',
  group: 'products',
  fields: categoryTilesFields,
  view: () => import('./category-tiles-view.tsx'),
})
