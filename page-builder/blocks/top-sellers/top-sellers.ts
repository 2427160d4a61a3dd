import { defineBlock } from '../../registry/block.tsx'
import type { ProductsNeed } from '../../registry/needs.ts'
import { topSellersFields } from './top-sellers-fields.ts'

/**
 * The first products of a category, or the newest of it or of the whole shop, a few of them at a time; not shown when
 * there are none, or they cannot be had.
 */
export const topSellers = defineBlock({
  type: 'top-sellers',
  label: 'Top sellers',
  group: 'products',
  fields: topSellersFields,
  need: ({ categoryId, pageSize, order }): ProductsNeed => ({
    kind: 'products',
    categoryId,
    partNumbers: [],
    limit: pageSize,
    order,
  }),
  view: () => import('./top-sellers-view.tsx'),
})
