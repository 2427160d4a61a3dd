import { defineBlock } from '../../registry/block.tsx'
import { parsePartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { productListFields } from './product-list-fields.ts'

/** Product cards in a row that scrolls sideways; not rendered when there are no products. */
export const productList = defineBlock({
  type: 'product-list',
  label: 'Product list',
  group: 'products',
  fields: productListFields,
  dataRequirement: ({ categoryId, partNumbers, limit, order }): ProductsRequirement => ({
    kind: 'products',
    categoryId,
    partNumbers: parsePartNumbers(partNumbers),
    limit,
    order,
  }),
  view: () => import('./product-list-view.tsx'),
})
