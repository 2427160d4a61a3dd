import { isRecord } from '@hydrant/kernel/json/is-record.ts'
import type { Structure } from '../index/document.ts'
import type { CategoryHits, FacetHits } from '../query/count-facets.ts'
import type { SearchQuery } from '../query/finder.ts'
import type { Grouping } from '../query/group-hits.ts'
import { SEPARATOR } from './mapping.ts'
import type { RawSearchResponse } from './product-index.ts'
import { BRANDS } from './to-count-body.ts'
import { CATEGORY_COUNTS, FACET_PREFIX, TOTAL } from './to-search-body.ts'

/** A product as a search returns it. */
export interface StoredHit {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly partNumbers: readonly string[]
  readonly parentId: string | null
  readonly familyId: string
  readonly policyIds: readonly string[]
  readonly revision: number
}

/** Reads the products of a response. Throws when one is not as this shop stores them. */
export function readHits({ hits }: RawSearchResponse): StoredHit[] {
  return (hits.hits ?? []).map(({ _id: id = '', _source: source }) => {
    const product: unknown = typeof source === 'object' && source !== null ? { ...source, id } : null
    if (!isStoredHit(product)) throw new Error(`OpenSearch returned something else than a product: ${id}`)
    return product
  })
}

function isStoredHit(value: unknown): value is StoredHit {
  if (!isRecord(value)) return false
  const texts = [value['id'], value['name'], value['sku'], value['familyId']]
  return (
    texts.every((text) => typeof text === 'string') &&
    [value['partNumbers'], value['policyIds']].every(Array.isArray) &&
    (value['parentId'] === null || typeof value['parentId'] === 'string') &&
    typeof value['revision'] === 'number'
  )
}

/** Reads how many products or groups were found. */
export function readTotal({ aggregations }: RawSearchResponse, grouping: Grouping): number {
  return readCount(readPath(aggregations, TOTAL), grouping)
}

/** Reads the counts of facets and categories. */
export function readCounts(
  { aggregations }: RawSearchResponse,
  structure: Structure,
  { grouping, counts }: SearchQuery,
): { readonly facets: FacetHits; readonly categories: CategoryHits } {
  if (!counts || !isRecord(aggregations)) return { facets: [], categories: [] }
  const facets = Object.keys(aggregations)
    .filter((key) => key.startsWith(FACET_PREFIX))
    .flatMap((key) => {
      const name = key.slice(FACET_PREFIX.length)
      return readBuckets(readPath(aggregations[key], 'values')).map((bucket) => ({
        name,
        value: String(readPath(bucket, 'key')).slice(name.length + SEPARATOR.length),
        hits: readCount(bucket, grouping),
      }))
    })
  const buckets = readPath(aggregations[CATEGORY_COUNTS], 'values', 'buckets')
  const categories = Object.entries(isRecord(buckets) ? buckets : {}).flatMap(([id, bucket]) => {
    const category = structure.categories.find((candidate) => candidate.id === id)
    const hits = readCount(bucket, grouping)
    return category === undefined || hits === 0 ? [] : [{ category, hits }]
  })
  return { facets, categories }
}

/** Reads the brands of a response. */
export function readBrands({ aggregations }: RawSearchResponse): string[] {
  return readBuckets(readPath(aggregations, BRANDS)).map((bucket) => String(readPath(bucket, 'key')))
}

/** Reads how many products a bucket has, or how many groups of them. */
function readCount(bucket: unknown, grouping: Grouping): number {
  const count = grouping === 'NoGrouping' ? readPath(bucket, 'doc_count') : readPath(bucket, 'groups', 'value')
  return typeof count === 'number' ? count : 0
}

function readBuckets(aggregation: unknown): unknown[] {
  const buckets = readPath(aggregation, 'buckets')
  return Array.isArray(buckets) ? buckets : []
}

function readPath(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)
}
