import type { Facet } from '@hydrant/contract/shop/search.ts'
import type { FacetHits } from './finding/count-values.ts'
import { BRAND } from './index/value-book.ts'
import type { Narrowing } from './narrowings.ts'

/** A facet that the shop offers, by the name that products keep its values under. */
export interface FacetDefinition {
  readonly apiName: string
  readonly label: string
}

const known = new WeakMap<FacetHits, Facet[]>()

/**
 * The facets of what was found, brands first and then in the order of the definitions. Those that leave no choice are
 * left out. Made once of the same hits: what they are narrowed by and the definitions are the same then, too.
 */
export function facetsOf(
  found: FacetHits,
  definitions: readonly FacetDefinition[],
  narrowings: readonly Narrowing[],
): Facet[] {
  const facets = known.get(found) ?? makeFacets(found, definitions, narrowings)
  known.set(found, facets)
  return facets
}

function makeFacets(
  found: FacetHits,
  definitions: readonly FacetDefinition[],
  narrowings: readonly Narrowing[],
): Facet[] {
  const byName = Map.groupBy(found, (one) => one.name)
  const offered = [
    { apiName: BRAND, label: 'Brand' },
    ...definitions.filter((definition) => definition.apiName !== BRAND),
  ]
  return offered
    .flatMap(({ apiName, label }) => {
      const values = byName.get(apiName) ?? []
      const isChosen = narrowings.some(({ kind, names }) =>
        apiName === BRAND ? kind === 'brand' : kind === 'attribute' && names.includes(apiName),
      )
      return values.length > 1 || (values.length === 1 && isChosen) ? [facet({ apiName, label }, values)] : []
    })
    .map((one, index) => ({ ...one, displayRank: index + 1 }))
}

function facet({ apiName, label }: FacetDefinition, values: FacetHits): Facet {
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
