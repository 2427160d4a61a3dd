import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from './collection.ts'
import { collectionFields } from './collection-fields.ts'

/**
 * Provides a collection to the blocks inside: its own items, or the products of a category. A grid, a slider or a
 * repeated item renders them.
 */
export const collectionProvider = defineBlock({
  type: 'collection-provider',
  label: 'Collection',
  group: 'data',
  fields: collectionFields,
  provides: { Collection: COLLECTION_PARTS },
  dataRequirement: ({ categoryId, limit }): ProductsRequirement | null =>
    categoryId === '' ? null : { kind: 'products', categoryId, partNumbers: [], limit },
  view: () => import('./collection-view.tsx'),
})
