import type { Document, Structure } from '../index/document.ts'
import type { RefinementFilter } from '../refinement-filters.ts'

/** A search that the full scan supports. */
export interface NaiveQuery {
  readonly groupIds: readonly string[]
  /** Plain, whole words; or a fragment of a part number. */
  readonly words: readonly string[]
  readonly categoryId: string | null
  readonly filters: readonly RefinementFilter[]
  readonly order: 'name-asc' | 'price-asc' | 'price-desc'
  readonly bookIds: readonly string[]
}

/**
 * The result of a full scan: the ids of products, with variations under their parents, in order, and counts by facet
 * and value.
 */
export interface NaiveResult {
  readonly ids: readonly string[]
  readonly facets: Readonly<Record<string, number>>
  readonly categories: Readonly<Record<string, number>>
}

/** Searches by a full scan: slow, but simple enough to be trusted. */
export function searchNaively(documents: readonly Document[], structure: Structure, query: NaiveQuery): NaiveResult {
  const policiesOf = (one: Document) =>
    structure.policies.filter(
      ({ id, buyerGroupIds }) =>
        one.policyIds.includes(id) && buyerGroupIds.some((group) => query.groupIds.includes(group)),
    )
  const visible = documents.filter((one) => policiesOf(one).length > 0)
  const isInCategory = (one: Document, id: string) =>
    structure.categories.some(
      (category) => one.categoryIds.includes(category.id) && (category.id === id || category.ancestorIds.includes(id)),
    )
  const matches = visible.filter(
    (one) =>
      (query.categoryId === null || isInCategory(one, query.categoryId)) &&
      query.words.every(
        (word) => hasWord(one, word) || (query.words.length === 1 && one.partNumberKey.includes(word.toUpperCase())),
      ),
  )
  const passesFilter = (one: Document, filter: RefinementFilter) => {
    if (filter.kind === 'category') return filter.values.some((id) => isInCategory(one, id))
    const value = filter.kind === 'brand' ? one.brand : one.attributes[filter.names[0]]
    if (value === undefined || value === null) return false
    if (filter.range === null) return filter.values.includes(value)
    return Number.parseFloat(value) >= Number(filter.range.min) && Number.parseFloat(value) <= Number(filter.range.max)
  }
  const groupOf = (one: Document) =>
    one.kind === 'Variation' && visible.some(({ id }) => id === one.parentId) ? (one.parentId ?? one.id) : one.id
  const groupDocuments = (passingDocuments: readonly Document[]) => Map.groupBy(passingDocuments, groupOf)
  const filterMatches = (isExcluded: (filter: RefinementFilter) => boolean) =>
    matches.filter((one) => query.filters.every((filter) => isExcluded(filter) || passesFilter(one, filter)))
  const hits = groupDocuments(filterMatches(() => false))
  const priceOf = (one: Document) => {
    if (!policiesOf(one).some(({ canViewPrice }) => canViewPrice)) return []
    const prices = one.priceEntries.filter(({ bookId }) => query.bookIds.includes(bookId)).map(({ price }) => price)
    return prices.length === 0 ? [] : [Math.min(...prices)]
  }
  const nameOf = (id: string) => documents.find((one) => one.id === id)?.name.toLowerCase() ?? ''
  const lowestPriceOf = (id: string) => Math.min(...(hits.get(id) ?? []).flatMap(priceOf))
  const weightOf = (id: string) => {
    const price = lowestPriceOf(id)
    if (query.order === 'name-asc') return 0
    return price === Infinity || query.order === 'price-asc' ? price : -price
  }
  const ids = [...hits.keys()].toSorted(
    (one, other) =>
      compare(weightOf(one), weightOf(other)) || compare(nameOf(one), nameOf(other)) || compare(one, other),
  )
  const facets: Record<string, number> = {}
  for (const name of ['Brand__c', ...structure.facets.map(({ apiName }) => apiName)]) {
    const isOwnFilter = (filter: RefinementFilter) =>
      name === 'Brand__c' ? filter.kind === 'brand' : filter.kind === 'attribute' && filter.names[0] === name
    for (const [, members] of groupDocuments(filterMatches(isOwnFilter))) {
      for (const value of new Set(
        members.flatMap((one) => (name === 'Brand__c' ? one.brand : one.attributes[name]) ?? []),
      ))
        facets[`${name} ${value}`] = (facets[`${name} ${value}`] ?? 0) + 1
    }
  }
  const categories: Record<string, number> = {}
  const depth =
    query.categoryId === null
      ? 0
      : (structure.categories.find(({ id }) => id === query.categoryId)?.ancestorIds.length ?? 0) + 1
  for (const child of structure.categories.filter(
    ({ ancestorIds, isNavigational }) =>
      isNavigational &&
      ancestorIds.length === depth &&
      (query.categoryId === null || ancestorIds.includes(query.categoryId)),
  )) {
    const count = [...groupDocuments(filterMatches(({ kind }) => kind === 'category'))].filter(([, members]) =>
      members.some((one) => isInCategory(one, child.id)),
    ).length
    if (count > 0) categories[child.id] = count
  }
  return { ids, facets, categories }
}

function compare<Kind extends number | string>(one: Kind, other: Kind): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function hasWord(document: Document, word: string): boolean {
  const text = [document.name, document.brand, document.description, ...Object.values(document.attributes)]
    .join(' ')
    .toLowerCase()
  return text.split(/[^a-z0-9]+/).includes(word)
}
