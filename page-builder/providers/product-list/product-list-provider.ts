import { defineBlock } from '../../registry/block.tsx'
import { splitPartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsNeed } from '../../registry/needs.ts'
import { COLLECTION_PARTS } from '../collection/collection.ts'
import { productListFields } from './product-list-fields.ts'

/** Gives the blocks inside it products by their part numbers, or those of a category, as a collection. */
export const productListProvider = defineBlock({
  type: 'product-list-provider',
  label: 'Products',
  group: 'data',
  fields: productListFields,
  provides: { Products: ['items', 'total'], Collection: COLLECTION_PARTS },
  need: ({ partNumbers, categoryId, limit }): ProductsNeed | null => {
    const named = splitPartNumbers(partNumbers)
    return named.length === 0 && categoryId === '' ? null : { kind: 'products', categoryId, partNumbers: named, limit }
  },
  view: () => import('./product-list-view.tsx'),
})
