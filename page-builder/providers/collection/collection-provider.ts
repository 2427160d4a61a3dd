import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from './collection.ts'
import { category, choice, image, inGroup, link, list, number, slot, text } from '../../fields/field.ts'

/** The settings for order and page size that all providers of collections share. */
export const orderFields = {
  sortBy: text('Sort by, such as name or unitPrice'),
  sortOrder: choice('Order', ['ascending', 'descending']),
  pageSize: inGroup('layout', number('Shown at a time (0 for all)', { fallback: 0, min: 0, max: 60 })),
}

/** The settings of the collection. */
export const collectionFields = {
  items: list('Things', {
    id: text('Key, when it is known elsewhere'),
    name: text('Name'),
    text: text('Text'),
    href: link('Leads to'),
    image: image('Picture', { wordsIn: 'imageAlt' }),
    imageAlt: text('What the picture says'),
  }),
  categoryId: category('Or the products of a category'),
  limit: number('At most so many products', { fallback: 24, min: 1, max: 60 }),
  ...orderFields,
  content: slot('Content'),
}

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
