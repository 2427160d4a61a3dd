import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { findNavigationalChildren } from '../query/category-tree.ts'
import type { SearchQuery } from '../query/finder.ts'
import type { Structure } from '../index/document.ts'
import { IN_ANY, IN_DESCRIPTION, IN_DETAILS, IN_NAME } from '../index/text-index.ts'
import { BRAND } from '../index/value-dictionary.ts'
import type { RefinementFilter } from '../refinement-filters.ts'
import type { SearchTerm } from '../parse-term.ts'
import type { SearchScope } from '../query/search-scope.ts'
import { type Clause, toCategoryClause, toSetClause, toVisibleClause } from './clauses.ts'
import { FAMILY, SEPARATOR } from './mapping.ts'
import { toSort } from './to-sort.ts'

/** How much more a match of each kind counts. */
const BOOSTS = { exactPartNumber: 1000, partNumberPrefix: 300, partNumberFragment: 100, name: 8, details: 3 }

/** Shorter parts of part numbers match only at their beginning: nearly every part number contains them. */
const MIN_FRAGMENT_LENGTH = 3

/** The maximum number of values of one facet. */
const MAX_FACET_VALUES = 200

/** Up to how many groups are counted exactly. */
const EXACT_COUNTS = 40_000

/** The prefixes of the names of aggregations. */
export const TOTAL = 'total'
export const FACET_PREFIX = 'facet '
export const CATEGORY_COUNTS = 'categories'

/**
 * Converts a search to the body of a request. Filters are applied after counting, because those of a facet do not
 * affect its own values. With `isFuzzy`, misspelt words match, too.
 */
export function toSearchBody(structure: Structure, query: SearchQuery, isFuzzy: boolean): Clause {
  const { term, category, filters, within = [], grouping, offset, limit } = query
  const clausesExcept = (key: string | null): Clause[] =>
    filters
      .filter((filter) => key === null || !isOfFacet(filter, key))
      .map((filter) => toFilterClause(structure, filter))
  const isGrouped = grouping !== 'NoGrouping'
  return {
    from: offset,
    size: limit,
    track_total_hits: true,
    _source: PRODUCT_FIELDS,
    query: {
      bool: {
        filter: [
          toVisibleClause(structure, query.buyerGroupIds),
          ...(category === null ? [] : [toCategoryClause(structure, [category.id])]),
          ...within.map(toSetClause),
        ],
        ...(term !== null && { must: [toTermClause(term, query.scope, isFuzzy)] }),
      },
    },
    post_filter: { bool: { filter: clausesExcept(null) } },
    ...(isGrouped && { collapse: { field: 'familyId' } }),
    sort: toSort(structure, query),
    aggs: {
      [TOTAL]: toTotalAggregation(clausesExcept(null), isGrouped),
      ...(query.counts && toCounts(structure, query, clausesExcept)),
    },
  }
}

/** The fields that the engine returns of a product. */
export const PRODUCT_FIELDS = ['name', 'sku', 'partNumbers', 'parentId', 'familyId', 'policyIds', 'revision']

const COUNT_GROUPS = { cardinality: { field: 'familyId', precision_threshold: EXACT_COUNTS } }

/** Returns the aggregation that counts the products that pass the filters, or their groups. */
export function toTotalAggregation(filter: readonly Clause[], isGrouped: boolean): Clause {
  return toFilteredCount(filter, isGrouped ? { groups: COUNT_GROUPS } : {})
}

function toFilteredCount(filter: readonly Clause[], aggs: Clause): Clause {
  return { filter: { bool: { filter } }, ...(Object.keys(aggs).length > 0 && { aggs }) }
}

function toCounts(
  structure: Structure,
  { category, grouping }: SearchQuery,
  clausesExcept: (key: string) => Clause[],
): Clause {
  const subAggregation = grouping === 'NoGrouping' ? {} : { aggs: { groups: COUNT_GROUPS } }
  const names = [...new Set([BRAND, ...structure.facets.map(({ apiName }) => apiName)])]
  const children = findNavigationalChildren(structure.categories, category)
  return {
    ...Object.fromEntries(
      names.map((name) => [
        FACET_PREFIX + name,
        toFilteredCount(clausesExcept(name), {
          values: {
            terms: {
              field: 'values',
              size: MAX_FACET_VALUES,
              include: `${escapePattern(name + SEPARATOR)}.*`,
              order: { _key: 'asc' },
            },
            ...subAggregation,
          },
        }),
      ]),
    ),
    ...(children.length > 0 && {
      [CATEGORY_COUNTS]: toFilteredCount(clausesExcept(CATEGORY_COUNTS), {
        values: {
          filters: { filters: Object.fromEntries(children.map(({ id }) => [id, toCategoryClause(structure, [id])])) },
          ...subAggregation,
        },
      }),
    }),
  }
}

/** Whether a filter selects values of a facet, which then does not affect which of its values are offered. */
function isOfFacet({ kind, names }: RefinementFilter, key: string): boolean {
  if (kind === 'category') return key === CATEGORY_COUNTS
  if (kind === 'brand') return key === BRAND
  return kind === 'attribute' && names.includes(key)
}

function toFilterClause(structure: Structure, { kind, names, values, range }: RefinementFilter): Clause {
  if (kind === 'category') return toCategoryClause(structure, values)
  const own = toValueNames(kind, names)
  if (range === null)
    return { terms: { values: own.flatMap((name) => values.map((value) => name + SEPARATOR + value)) } }
  const bounds = {
    ...(range.min !== null && { gte: Number(range.min) }),
    ...(range.max !== null && { lte: Number(range.max) }),
  }
  return toAttributeClause(own, { range: { 'attributes.number': bounds } })
}

function toValueNames(kind: RefinementFilter['kind'], names: RefinementFilter['names']): string[] {
  if (kind === 'brand') return [BRAND]
  return kind === 'family' ? [FAMILY] : [...new Set(names)]
}

function toAttributeClause(names: readonly string[], clause: Clause): Clause {
  return {
    nested: {
      path: 'attributes',
      query: { bool: { filter: [{ terms: { 'attributes.name': names } }], must: [clause] } },
    },
  }
}

function toTermClause(term: SearchTerm, { fields, attributes, partNumbers }: SearchScope, isFuzzy: boolean): Clause {
  const textFields = [
    ...((fields & IN_NAME) === 0 ? [] : [`name^${BOOSTS.name}`]),
    ...((fields & IN_DETAILS) === 0 || attributes !== null ? [] : [`details^${BOOSTS.details}`]),
    ...((fields & IN_DESCRIPTION) === 0 ? [] : ['description']),
    // Words may be in different fields.
    ...(fields === IN_ANY && attributes === null ? ['all'] : []),
  ]
  const texts = [term, ...(term.inDecimals === null ? [] : [term.inDecimals])]
    .map(({ before, last }) => `${before} ${last}`.trim())
    .filter((text) => text !== '')
  const should = texts.flatMap((text): Clause[] => [
    ...(textFields.length === 0 ? [] : [toTextClause(text, textFields, isFuzzy)]),
    ...(attributes === null || attributes.length === 0
      ? []
      : [toAttributeClause(attributes, { match: { 'attributes.text': { query: text, operator: 'and' } } })]),
  ])
  const key = partNumbers && term.partNumber !== null ? toPartNumberKey(term.partNumber) : ''
  if (key !== '') should.push(...toPartNumberClauses(key))
  return should.length === 0 ? { match_none: {} } : { dis_max: { queries: should } }
}

/** All words have to match, the last one also as the beginning of a word. */
function toTextClause(text: string, fields: readonly string[], isFuzzy: boolean): Clause {
  return isFuzzy
    ? { multi_match: { query: text, type: 'best_fields', operator: 'and', fuzziness: 'AUTO', fields } }
    : { multi_match: { query: text, type: 'bool_prefix', operator: 'and', fields } }
}

function toPartNumberClauses(key: string): Clause[] {
  return [
    { term: { partNumbers: { value: key, boost: BOOSTS.exactPartNumber } } },
    { prefix: { partNumbers: { value: key, boost: BOOSTS.partNumberPrefix } } },
    ...(key.length < MIN_FRAGMENT_LENGTH
      ? []
      : [{ wildcard: { partNumbers: { value: `*${key}*`, boost: BOOSTS.partNumberFragment } } }]),
  ]
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.?+*|{}[\]()"\\#@&<>~^$]/g, String.raw`\$&`)
}
