import type { CategoryNode, Structure } from '../index/document.ts'
import type { FoundProduct, FoundProducts, SearchEngine } from '../engine.ts'
import { createNameMatcher, listCategoryNames } from '../query/category-names.ts'
import type { SearchQuery } from '../query/finder.ts'
import { type Clause, listPolicyIds, toVisibleClause } from './clauses.ts'
import type { ProductIndex } from './product-index.ts'
import { readCounts, readHits, readTotal, readBrands, type StoredHit } from './read-response.ts'
import { PRODUCT_FIELDS, toSearchBody } from './to-search-body.ts'
import { toBrandBody, toCountBody } from './to-count-body.ts'

/** The maximum number of members that are read of the families of one page. */
const MAX_MEMBERS = 5_000

/** Creates the search engine over an index in OpenSearch, for one state of the catalogue. */
export function createOpenSearchEngine(
  productIndex: ProductIndex,
  { structure, version }: { readonly structure: Structure; readonly version: number },
): SearchEngine {
  return {
    structure,
    epoch: version,
    find: (query) => find({ productIndex, structure }, query),
    async countProducts(buyerGroupIds, category: CategoryNode) {
      const response = await productIndex.search(toCountBody(structure, buyerGroupIds, category))
      return readTotal(response, 'VariationParent')
    },
    async findCategoryAndBrandNames(text, { buyerGroupIds, languages, limit }) {
      const matches = createNameMatcher(text)
      const categories = listCategoryNames(structure.categories, matches, languages).toSorted(
        (one, other) => one.length - other.length || (one < other ? -1 : 1),
      )
      const brands = readBrands(await productIndex.search(toBrandBody(structure, { text, buyerGroupIds, limit })))
      return [...new Set([...categories, ...brands.filter(matches)])].slice(0, limit)
    },
    async findByIds(ids) {
      if (ids.length === 0) return []
      const response = await productIndex.search({
        size: ids.length,
        _source: PRODUCT_FIELDS,
        query: { ids: { values: ids } },
      })
      const found = new Map(readHits(response).map((hit) => [hit.id, hit]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
  }
}

interface FindDeps {
  readonly productIndex: ProductIndex
  readonly structure: Structure
}

/** Runs a search; when nothing matches its words as they were typed, once more with similar words. */
async function find({ productIndex, structure }: FindDeps, query: SearchQuery): Promise<FoundProducts> {
  let response = await productIndex.search(toSearchBody(structure, query, false))
  if (query.term !== null && query.offset === 0 && readTotal(response, query.grouping) === 0)
    response = await productIndex.search(toSearchBody(structure, query, true))
  const hits = readHits(response)
  const families = await findFamilies({ productIndex, structure }, query, hits)
  const priced = new Set(listPolicyIds(structure, query.buyerGroupIds ?? [], { canViewPrice: true }))
  return {
    total: readTotal(response, query.grouping),
    products: hits.map((hit) => toFoundProduct(chooseShown(hit, query, families), { families, priced })),
    ...readCounts(response, structure, query),
  }
}

type Families = ReadonlyMap<string, readonly StoredHit[]>

/** Finds the members of the families that have more than one, which the buyer groups may see. */
async function findFamilies(
  { productIndex, structure }: FindDeps,
  { buyerGroupIds }: SearchQuery,
  hits: readonly StoredHit[],
): Promise<Families> {
  const familyIds = [...new Set(hits.map(({ familyId }) => familyId))]
  if (familyIds.length === 0) return new Map()
  const body: Clause = {
    size: MAX_MEMBERS,
    _source: PRODUCT_FIELDS,
    sort: [{ sku: 'asc' }],
    query: { bool: { filter: [{ terms: { familyId: familyIds } }, toVisibleClause(structure, buyerGroupIds)] } },
  }
  return Map.groupBy(readHits(await productIndex.search(body)), ({ familyId }) => familyId)
}

/** Chooses what is shown for a hit: its parent, unless the typed text is exactly the part number of a variation. */
function chooseShown(hit: StoredHit, { grouping, term }: SearchQuery, families: Families): StoredHit {
  const isExact = term !== null && term.partNumber !== null && hit.partNumbers.includes(term.partNumber)
  if (grouping !== 'VariationParent' || hit.parentId === null || isExact) return hit
  return families.get(hit.familyId)?.find(({ id }) => id === hit.parentId) ?? hit
}

function toFoundProduct(
  { id, name, sku, revision, policyIds, parentId }: StoredHit,
  { families, priced }: { readonly families: Families; readonly priced: ReadonlySet<string> },
): FoundProduct {
  const canViewPrice = (product: Pick<StoredHit, 'policyIds'>): boolean =>
    product.policyIds.some((policy) => priced.has(policy))
  const variations = (families.get(id) ?? []).filter((member) => member.parentId === id)
  return {
    id,
    name,
    sku,
    revision: `${id} ${revision}`,
    canViewPrice: canViewPrice({ policyIds }),
    hasParent: parentId !== null,
    hasVariations: variations.length > 0,
    pricedVariationIds: variations.filter(canViewPrice).map((variation) => variation.id),
  }
}
