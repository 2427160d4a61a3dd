import type { CategoryNode, Structure } from '../index/document.ts'
import { type Clause, toCategoryClause, toVisibleClause } from './clauses.ts'
import { TOTAL, toTotalAggregation } from './to-search-body.ts'

/** The name of the aggregation of brands. */
export const BRANDS = 'brands'

/** Returns the body of the request that counts what buyer groups see in a category and below it. */
export function toCountBody(structure: Structure, buyerGroupIds: readonly string[], category: CategoryNode): Clause {
  return {
    size: 0,
    track_total_hits: true,
    query: {
      bool: { filter: [toVisibleClause(structure, buyerGroupIds), toCategoryClause(structure, [category.id])] },
    },
    aggs: { [TOTAL]: toTotalAggregation([], true) },
  }
}

/** Returns the body of the request for the brands that have a word beginning with the typed text. */
export function toBrandBody(
  structure: Structure,
  { text, buyerGroupIds, limit }: { text: string; buyerGroupIds: readonly string[]; limit: number },
): Clause {
  const beginning = text.replaceAll(/[*?\\]/g, String.raw`\$&`)
  const patterns = [`${beginning}*`, `* ${beginning}*`]
  return {
    size: 0,
    query: {
      bool: {
        filter: [toVisibleClause(structure, buyerGroupIds)],
        should: patterns.map((value) => ({ wildcard: { brand: { value, case_insensitive: true } } })),
        minimum_should_match: 1,
      },
    },
    aggs: { [BRANDS]: { terms: { field: 'brand', size: limit } } },
  }
}
