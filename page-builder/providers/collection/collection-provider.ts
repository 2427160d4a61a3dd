import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from './collection.ts'
import {
  categoryField,
  choiceField,
  imageField,
  inGroup,
  linkField,
  listField,
  wholeNumberField,
  slotField,
  textField,
} from '../../fields/field.ts'

/** The settings for order and page size that all providers of collections share. */
export const orderFields = {
  sortBy: textField(messages.sortBy),
  sortOrder: choiceField(messages.order, ['ascending', 'descending']),
  pageSize: inGroup('layout', wholeNumberField(messages.shownAtATime, { fallback: 0, min: 0, max: 60 })),
}

/** The settings of the collection. */
export const collectionFields = {
  items: listField(messages.things, {
    id: textField(messages.key),
    name: textField(messages.name),
    text: textField(messages.text),
    href: linkField(messages.leadsTo),
    image: imageField(messages.picture, { altTextSetting: 'imageAlt' }),
    imageAlt: textField(messages.altText),
  }),
  categoryId: categoryField(messages.orTheProductsOfACategory),
  limit: wholeNumberField(messages.atMostSoManyProducts, { fallback: 24, min: 1, max: 60 }),
  ...orderFields,
  content: slotField(messages.content),
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
  view: () => import('./collection-provider-view.tsx'),
})
