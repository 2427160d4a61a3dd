import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from './collection.ts'
import { category, choice, image, inGroup, link, list, number, slot, text } from '../../fields/field.ts'

/** The settings for order and page size that all providers of collections share. */
export const orderFields = {
  sortBy: text(messages.sortBy),
  sortOrder: choice(messages.order, ['ascending', 'descending']),
  pageSize: inGroup('layout', number(messages.shownAtATime, { fallback: 0, min: 0, max: 60 })),
}

/** The settings of the collection. */
export const collectionFields = {
  items: list(messages.things, {
    id: text(messages.key),
    name: text(messages.name),
    text: text(messages.text),
    href: link(messages.leadsTo),
    image: image(messages.picture, { wordsIn: 'imageAlt' }),
    imageAlt: text(messages.altText),
  }),
  categoryId: category(messages.orTheProductsOfACategory),
  limit: number(messages.atMostSoManyProducts, { fallback: 24, min: 1, max: 60 }),
  ...orderFields,
  content: slot(messages.content),
}

/**
 * Provides a collection to the blocks inside: its own items, or the products of a category. A grid, a slider or a
 * repeated item renders them.
 */
export const collectionProvider = defineBlock({
  type: 'collection-provider',
  label: messages.collection,
  group: 'data',
  fields: collectionFields,
  provides: { Collection: COLLECTION_PARTS },
  dataRequirement: ({ categoryId, limit }): ProductsRequirement | null =>
    categoryId === '' ? null : { kind: 'products', categoryId, partNumbers: [], limit },
  view: () => import('./collection-view.tsx'),
})
