import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import { parsePartNumbers } from '../../registry/part-numbers.ts'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from '../collection/collection.ts'
import { categoryField, wholeNumberField, partNumbersField, slotField } from '../../fields/field.ts'
import { orderFields } from '../collection/collection-provider.ts'

/** The settings of the provider. */
export const productListFields = {
  partNumbers: partNumbersField(messages.partNumbers),
  categoryId: categoryField(messages.orTheProductsOfACategory),
  limit: wholeNumberField(messages.atMost, { fallback: 12, min: 1, max: 60 }),
  ...orderFields,
  content: slotField(messages.content),
}

/** Provides a collection of products to the blocks inside, by part numbers or of a category. */
export const productListProvider = defineBlock({
  type: 'product-list-provider',
  label: messages.products,
  group: 'data',
  fields: productListFields,
  provides: { Products: ['items', 'total'], Collection: COLLECTION_PARTS },
  dataRequirement: ({ categoryId, limit, ...settings }): ProductsRequirement | null => {
    const parsedNumbers = parsePartNumbers(settings.partNumbers)
    return parsedNumbers.length === 0 && categoryId === ''
      ? null
      : { kind: 'products', categoryId, partNumbers: parsedNumbers, limit }
  },
  view: () => import('./product-list-provider-view.tsx'),
})
