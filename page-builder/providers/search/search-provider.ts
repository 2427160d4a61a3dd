import { defineBlock } from '../../registry/block.tsx'
import type { RequirementKinds } from '../../registry/data-requirements.ts'
import { COLLECTION_PARTS } from '../collection/collection.ts'
import { searchFields } from './search-fields.ts'

/** Provides the products that a search finds to the blocks inside, as a collection. */
export const searchProvider = defineBlock({
  type: 'search-provider',
  label: 'Search',
  group: 'data',
  fields: searchFields,
  provides: { Search: ['term', 'total'], Collection: COLLECTION_PARTS },
  dataRequirement: ({ term, limit }): RequirementKinds['search']['requirement'] | null =>
    term.trim() === '' ? null : { kind: 'search', term, limit },
  view: () => import('./search-view.tsx'),
})
