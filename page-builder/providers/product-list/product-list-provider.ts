import { defineBlock } from '../../registry/block.tsx'
import { parsePartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from '../collection/collection.ts'
import { productListFields } from './product-list-fields.ts'

/** Provides a collection of products to the blocks inside, by part numbers or of a category. */
export const productListProvider = defineBlock({
  type: 'product-list-provider',
  label: 'Products',
  group: 'data',
  fields: productListFields,
  provides: { Products: ['items', 'total'], Collection: COLLECTION_PARTS },
  dataRequirement: ({ partNumbers, categoryId, limit }): ProductsRequirement | null => {
    const parsedNumbers = parsePartNumbers(partNumbers)
    return parsedNumbers.length === 0 && categoryId === ''
      ? null
      : { kind: 'products', categoryId, partNumbers: parsedNumbers, limit }
  },
  view: () => import('./product-list-view.tsx'),
})
