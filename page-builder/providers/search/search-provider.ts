import * as messages from '@hydrant/messages/compiled/page-builder/providers.js'
import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from '../collection/collection.ts'
import { asDataSelector, wholeNumberField, slotField, textField } from '../../fields/field.ts'
import { orderFields } from '../collection/collection-provider.ts'

/** The settings of the provider. */
export const searchFields = {
  term: asDataSelector(textField(messages.wordsToSearchFor)),
  limit: wholeNumberField(messages.atMost, { fallback: 12, min: 1, max: 60 }),
  ...orderFields,
  content: slotField(messages.content),
}

/** Provides the products that a search finds to the blocks inside, as a collection. */
export const searchProvider = defineBlock({
  type: 'search-provider',
  label: messages.search,
  group: 'data',
  fields: searchFields,
  provides: { Search: ['term', 'total'], Collection: COLLECTION_PARTS },
  dataRequirement: ({ term, limit }): RequirementKinds['search']['requirement'] | null =>
    term.trim() === '' ? null : { kind: 'search', term, limit },
  view: () => import('./search-provider-view.tsx'),
})
