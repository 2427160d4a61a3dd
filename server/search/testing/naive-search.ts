import type { Document, Structure } from '../index/document.ts'
import type { Narrowing } from '../narrowings.ts'

/** A search, as far as the plain filter knows it. */
export interface NaiveQuery {
  readonly groupIds: readonly string[]
  /** Plain words, whole; or a fragment of a part number. */
  readonly words: readonly string[]
  readonly categoryId: string | null
  readonly narrowings: readonly Narrowing[]
  readonly order: 'name-asc' | 'price-asc' | 'price-desc'
  readonly bookIds: readonly string[]
}

/** What a plain filter over all rows finds: ids of groups in order, and counts by facet and value. */
export interface NaiveFound {
  readonly ids: readonly string[]
  readonly facets: Readonly<Record<string, number>>
  readonly categories: Readonly<Record<string, number>>
}

/** Searches by looking at every row: slow, and plain enough to be believed. */
export function searchNaively(documents: readonly Document[], structure: Structure, query: NaiveQuery): NaiveFound {
  const rightsOf = (one: Document) =>
    structure.policies.filter(
      ({ id, buyerGroupIds }) =>
        one.policyIds.includes(id) && buyerGroupIds.some((group) => query.groupIds.includes(group)),
    )
  const visible = documents.filter((one) => rightsOf(one).length > 0)
  const under = (one: Document, id: string) =>
    structure.categories.some(
      (category) => one.categoryIds.includes(category.id) && (category.id === id || category.ancestorIds.includes(id)),
    )
  const matches = visible.filter(
    (one) =>
      (query.categoryId === null || under(one, query.categoryId)) &&
      query.words.every(
        (word) => hasWord(one, word) || (query.words.length === 1 && one.partNumberKey.includes(word.toUpperCase())),
      ),
  )
  const passes = (one: Document, narrowing: Narrowing) => {
    if (narrowing.kind === 'category') return narrowing.values.some((id) => under(one, id))
    const value = narrowing.kind === 'brand' ? one.brand : one.attributes[narrowing.names[0]]
    if (value === undefined || value === null) return false
    if (narrowing.span === null) return narrowing.values.includes(value)
    return (
      Number.parseFloat(value) >= Number(narrowing.span.min) && Number.parseFloat(value) <= Number(narrowing.span.max)
    )
  }
  const groupOf = (one: Document) =>
    one.kind === 'Variation' && visible.some(({ id }) => id === one.parentId) ? (one.parentId ?? one.id) : one.id
  const groups = (kept: readonly Document[]) => Map.groupBy(kept, groupOf)
  const passing = (except: (narrowing: Narrowing) => boolean) =>
    matches.filter((one) => query.narrowings.every((narrowing) => except(narrowing) || passes(one, narrowing)))
  const hits = groups(passing(() => false))
  const priceOf = (one: Document) => {
    if (!rightsOf(one).some(({ canViewPrice }) => canViewPrice)) return []
    const offered = one.offers.filter(({ bookId }) => query.bookIds.includes(bookId)).map(({ price }) => price)
    return offered.length === 0 ? [] : [Math.min(...offered)]
  }
  const nameOf = (id: string) => documents.find((one) => one.id === id)?.name.toLowerCase() ?? ''
  const lowest = (id: string) => Math.min(...(hits.get(id) ?? []).flatMap(priceOf))
  const weigh = (id: string) => {
    const price = lowest(id)
    if (query.order === 'name-asc') return 0
    return price === Infinity || query.order === 'price-asc' ? price : -price
  }
  const ids = [...hits.keys()].toSorted(
    (one, other) => compare(weigh(one), weigh(other)) || compare(nameOf(one), nameOf(other)) || compare(one, other),
  )
  const facets: Record<string, number> = {}
  for (const name of ['Brand__c', ...structure.facets.map(({ apiName }) => apiName)]) {
    const own = (narrowing: Narrowing) =>
      name === 'Brand__c' ? narrowing.kind === 'brand' : narrowing.kind === 'attribute' && narrowing.names[0] === name
    for (const [, members] of groups(passing(own))) {
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
    const count = [...groups(passing(({ kind }) => kind === 'category'))].filter(([, members]) =>
      members.some((one) => under(one, child.id)),
    ).length
    if (count > 0) categories[child.id] = count
  }
  return { ids, facets, categories }
}

function compare<Kind extends number | string>(one: Kind, other: Kind): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function hasWord(one: Document, word: string): boolean {
  const text = [one.name, one.brand, one.description, ...Object.values(one.attributes)].join(' ').toLowerCase()
  return text.split(/[^a-z0-9]+/).includes(word)
}
