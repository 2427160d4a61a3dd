import { defineBlock } from '../../registry/block.tsx'
import type { NeedKinds } from '../../registry/needs.ts'
import { COLLECTION_PARTS } from '../collection/collection.ts'
import { searchFields } from './search-fields.ts'

/** Gives the blocks inside it what is found for some words, as a collection. */
export const searchProvider = defineBlock({
  type: 'search-provider',
  label: 'Search',
  group: 'data',
  fields: searchFields,
  provides: { Search: ['term', 'total'], Collection: COLLECTION_PARTS },
  need: ({ term, limit }): NeedKinds['search']['need'] | null =>
    term.trim() === '' ? null : { kind: 'search', term, limit },
  view: () => import('./search-view.tsx'),
})
