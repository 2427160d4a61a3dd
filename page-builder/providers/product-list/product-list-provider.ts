import { defineBlock } from '../../registry/block.tsx'
import { parsePartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from '../collection/collection.ts'
import { category, number, partNumbers, slot } from '../../fields/field.ts'
import { orderFields } from '../collection/collection-provider.ts'

/** The settings of the provider. */
export const productListFields = {
  partNumbers: partNumbers('Part numbers, with commas between them'),
  categoryId: category('Or the products of a category'),
  limit: number('At most', { fallback: 12, min: 1, max: 60 }),
  ...orderFields,
  content: slot('Content'),
}

/** Provides a collection of products to the blocks inside, by part numbers or of a category. */
export const productListProvider = defineBlock({
  type: 'product-list-provider',
  label: 'Products',
  group: 'data',
  fields: productListFields,
  provides: { Products: ['items', 'total'], Collection: COLLECTION_PARTS },
  dataRequirement: ({ categoryId, limit, ...settings }): ProductsRequirement | null => {
    const parsedNumbers = parsePartNumbers(settings.partNumbers)
    return parsedNumbers.length === 0 && categoryId === ''
      ? null
      : { kind: 'products', categoryId, partNumbers: parsedNumbers, limit }
  },
  view: () => import('./product-list-view.tsx'),
})
