import type { Facet } from '@hydrant/contract/shop/search.ts'
import * as messages from '@hydrant/messages/compiled/server/search.js'
import { Cache } from '../cache/cache.ts'
import type { TranslateLabel } from '../catalogue/service.ts'
import type { FacetHits } from './query/count-facets.ts'
import { BRAND } from './index/value-dictionary.ts'
import type { RefinementFilter } from './refinement-filters.ts'

/** A facet of the shop; `apiName` is the attribute whose values it lists. */
export interface FacetDefinition {
  readonly apiName: string
  readonly label: string
}

/** Caches the facets of recent searches by the facet hits of the search result, which is itself cached. */
const facetCache = new Cache<Facet[], FacetHits>({ name: 'facets', maxEntries: 256 })

/**
 * Returns the facets of a search result in the language of the request: brand first, then in the order of the
 * definitions. Facets that offer no choice are left out. Cached per result object, because the filters and definitions of the same result are the same, too.
 */
export function getFacets(
  facetHits: FacetHits,
  {
    definitions,
    filters,
    translateLabel,
  }: {
    readonly definitions: readonly FacetDefinition[]
    readonly filters: readonly RefinementFilter[]
    readonly translateLabel: TranslateLabel
  },
): Facet[] {
  const facets = facetCache.getOrCompute(facetHits, () => createFacets(facetHits, definitions, filters))
  // The brand is a message and has names for values; attributes and their values are labels of the shop.
  return facets.map((facet) =>
    facet.attributeType === 'Standard'
      ? { ...facet, displayName: messages.brand() }
      : {
          ...facet,
          displayName: translateLabel('Attribute', facet.displayName),
          values: facet.values.map((value) => ({
            ...value,
            displayName: translateLabel('AttributeValue', value.displayName),
          })),
        },
  )
}

function createFacets(
  facetHits: FacetHits,
  definitions: readonly FacetDefinition[],
  filters: readonly RefinementFilter[],
): Facet[] {
  const byName = Map.groupBy(facetHits, (entry) => entry.name)
  const allDefinitions = [
    { apiName: BRAND, label: '' },
    ...definitions.filter((definition) => definition.apiName !== BRAND),
  ]
  return allDefinitions
    .flatMap(({ apiName, label }) => {
      const values = byName.get(apiName) ?? []
      const isSelected = filters.some(({ kind, names }) =>
        apiName === BRAND ? kind === 'brand' : kind === 'attribute' && names.includes(apiName),
      )
      return values.length > 1 || (values.length === 1 && isSelected) ? [toFacet({ apiName, label }, values)] : []
    })
    .map((entry, index) => ({ ...entry, displayRank: index + 1 }))
}

function toFacet({ apiName, label }: FacetDefinition, values: FacetHits): Facet {
  return {
    nameOrId: apiName.endsWith('__c') ? apiName : `${apiName}__c`,
    displayName: label,
    displayRank: 0,
    displayType: 'MultiSelect',
    facetType: 'DistinctValue',
    attributeType: apiName === BRAND ? 'Standard' : 'Custom',
    values: values.map(({ value, hits }) => ({
      nameOrId: value,
      displayName: value,
      productCount: hits,
      type: 'DistinctValue',
    })),
  }
}
