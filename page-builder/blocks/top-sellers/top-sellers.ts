import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { topSellersFields } from './top-sellers-fields.ts'

/**
 * A carousel of the first products of a category, or of the newest of it or of the whole shop; not rendered when there
 * are none or they could not be loaded.
 */
export const topSellers = defineBlock({
  type: 'top-sellers',
  label: 'Top sellers',
  group: 'products',
  fields: topSellersFields,
  dataRequirement: ({ categoryId, pageSize, order }): ProductsRequirement => ({
    kind: 'products',
    categoryId,
    partNumbers: [],
    limit: pageSize,
    order,
  }),
  view: () => import('./top-sellers-view.tsx'),
})
