import { defineBlock } from '../../registry/block.tsx'
import type { ProductsNeed } from '../../registry/needs.ts'
import { COLLECTION_PARTS } from './collection.ts'
import { collectionFields } from './collection-fields.ts'

/**
 * Gives the blocks inside it several things: its own, or the products of a category. A grid, a slider or a repeated
 * item shows them.
 */
export const collectionProvider = defineBlock({
  type: 'collection-provider',
  label: 'Collection',
  group: 'data',
  fields: collectionFields,
  provides: { Collection: COLLECTION_PARTS },
  need: ({ categoryId, limit }): ProductsNeed | null =>
    categoryId === '' ? null : { kind: 'products', categoryId, partNumbers: [], limit },
  view: () => import('./collection-view.tsx'),
})
