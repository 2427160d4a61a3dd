import { defineBlock } from '../../registry/block.tsx'
import { splitPartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsNeed } from '../../registry/needs.ts'
import { productListFields } from './product-list-fields.ts'

/** Product cards in a row that can be scrolled sideways; not shown when there is nothing to show. */
export const productList = defineBlock({
  type: 'product-list',
  label: 'Product list',
  group: 'products',
  fields: productListFields,
  need: ({ categoryId, partNumbers, limit, order }): ProductsNeed => ({
    kind: 'products',
    categoryId,
    partNumbers: splitPartNumbers(partNumbers),
    limit,
    order,
  }),
  view: () => import('./product-list-view.tsx'),
})
