import type { Facet } from '@hydrant/contract/shop/search.ts'
import { MAX_PREFIX, MIN_PREFIX, toFacetFieldName, type ListingQuery } from './listing-query.ts'

/** A filter by the least and the most value of an attribute that is a number. */
export interface SpanFilter {
  readonly name: string
  readonly label: string
  /** The names of its fields. */
  readonly minField: string
  readonly maxField: string
  /** The least and the most of the products found. */
  readonly least: string
  readonly most: string
  /** What was chosen; empty for nothing. */
  readonly min: string
  readonly max: string
}

/** Converts a facet of numbers to a span; an empty list when it has no numbers. */
export function toSpanFilters({ nameOrId, displayName, values }: Facet, query: ListingQuery): readonly SpanFilter[] {
  const numbers = values
    .map(({ nameOrId: text }) => text)
    .filter((text) => /^-?\d+(?:\.\d+)?$/.test(text))
    .toSorted((one, other) => Number(one) - Number(other))
  const [least] = numbers
  const most = numbers.at(-1)
  if (least === undefined || most === undefined) return []
  return [
    {
      name: nameOrId,
      label: displayName,
      minField: toFacetFieldName(MIN_PREFIX + nameOrId),
      maxField: toFacetFieldName(MAX_PREFIX + nameOrId),
      least,
      most,
      min: query.chosenFacets[MIN_PREFIX + nameOrId]?.[0] ?? '',
      max: query.chosenFacets[MAX_PREFIX + nameOrId]?.[0] ?? '',
    },
  ]
}
