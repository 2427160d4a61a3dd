import { listPreferredLanguageCodes, toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { SEARCH_TERM_WORDS, SEARCH_WINDOW } from '@hydrant/contract/shared/limits.ts'
import type { CategoryCountTree, ProductSearchResults, Refinement, Suggestions } from '@hydrant/contract/shop/search.ts'
import type { Database, ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { parseGtin } from '@hydrant/kernel/identity/gtin.ts'
import { toPartNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { toFullIdIfValid, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import * as messages from '@hydrant/messages/compiled/server/search.js'
import { type Shopper, toBuyerGroupIds } from '../accounts/service.ts'
import {
  type CountProducts,
  findSkuByGtin,
  loadLabelTranslation,
  toCategoryRef,
  translateCategories,
  translateProducts,
} from '../catalogue/service.ts'
import { findShopperPriceBooks } from '../pricing/service.ts'
import type { PricedProducts } from '../webstore/service.ts'
import { searchErrors } from './errors.ts'
import { getFacets } from './facets.ts'
import type { FoundProducts, SearchEngine } from './engine.ts'
import type { SearchQuery } from './query/finder.ts'
import type { Grouping } from './query/group-hits.ts'
import type { ProductSet } from './query/product-set.ts'
import { EVERYWHERE, toSearchScope, type SearchScope } from './query/search-scope.ts'
import { loadHits } from './load-hits.ts'
import type { CategoryNode, Structure } from './index/document.ts'
import type { PriceProfile } from './index/price-column.ts'
import type { LiveSearch } from './sync/live-search.ts'
import { toRefinementFilters } from './refinement-filters.ts'
import { parseTerm, type SearchTerm } from './parse-term.ts'
import { type SortOrder, findSortOrder, toSortRules } from './sort-rules.ts'

export { type Token, tokenize } from './analysis/tokens.ts'
export { findSimilarPartNumbers } from './find-similar-part-numbers.ts'
export { type LiveSearch, createLiveSearch } from './sync/live-search.ts'
export { createOpenSearch, type OpenSearchPlace } from './opensearch/open-search.ts'
export type { SnapshotPlace } from './snapshot/index-snapshots.ts'

/** The parameters of a search. */
export interface SearchRequest {
  readonly searchTerm: string | null
  readonly categoryId: string | null
  readonly refinements: readonly Refinement[]
  readonly sortRuleId: string | null
  readonly grouping: Grouping
  /** Counted from 0. */
  readonly page: number
  readonly pageSize: number
  /** The fields to search in; empty: all. */
  readonly searchFields: readonly string[]
  /** Restricts the search to these of the shopper's buyer groups; empty: all of them. */
  readonly buyerGroupIds: readonly string[]
  /** Empty: the default fields of a list. */
  readonly fields: readonly string[]
  readonly includePrices: boolean
  readonly includeQuantityRule: boolean
  readonly includeVariationInfo: boolean
  /** The hits are in each of these sets; none when absent. */
  readonly within?: readonly ProductSet[]
}

const DEFAULT_FIELDS = [
  'Name',
  'Description',
  'StockKeepingUnit',
  'ProductCode',
  'Family',
  'Brand__c',
  'PackText__c',
  'QuantityUnitOfMeasure',
  'IsQuoteOnly__c',
]

/** What searches run on. */
export interface SearchDeps {
  readonly database: Database
  readonly search: LiveSearch
}

/** The results of a search, and the products whose prices they depend on. */
export interface SearchOutcome {
  readonly results: ProductSearchResults
  readonly pricedProducts: PricedProducts
}

/** Searches the products that the shopper may see by words, part numbers and categories. */
export async function findProducts(
  { database, search }: SearchDeps,
  requestingShopper: Shopper,
  request: SearchRequest,
): Promise<Result<SearchOutcome>> {
  if (request.buyerGroupIds.some((id) => normalizeId(id) === null)) return err(searchErrors.malformedGroup)
  const shopper = limitShopperToGroups(requestingShopper, request.buyerGroupIds)
  const engine = await search.getEngineAtVersion(shopper.webstore.catalogVersion)
  const priceBooks = request.includePrices ? await database.query((db) => findShopperPriceBooks(db, shopper)) : null
  const preparedResult = await prepareSearchQuery({ database, engine }, shopper, request)
  if (!preparedResult.ok) return preparedResult
  const query = { ...preparedResult.value.query, within: request.within ?? [] }
  const { structure, epoch } = engine
  const result = await engine.find(query)
  const facets = getFacets(result.facets, {
    definitions: structure.facets,
    filters: query.filters,
    translateLabel: await database.query((db) => loadLabelTranslation(db, shopper.webstore)),
  })
  const { products, pricedProductIds } = await loadHits({ database, cache: search.hitCache }, shopper, {
    products: result.products,
    epoch,
    fields: request.fields.length === 0 ? DEFAULT_FIELDS : request.fields,
    quantityRule: request.includeQuantityRule,
    variationInfo: request.includeVariationInfo,
    priceBooks,
  })
  const results = {
    productsPage: {
      total: result.total,
      pageSize: request.pageSize,
      currentPage: request.page,
      currencyIsoCode: shopper.currency,
      products,
    },
    categories: await loadCategoryTree(database, shopper, { category: query.category, result }),
    facets,
    sortRules: toSortRules(query.order),
    locale: toPlatformLanguage(currentLocale()),
    correlationId: null,
  }
  // The price of any product may move it to this page.
  return ok({ results, pricedProducts: isByPrice(query.order) ? 'all' : pricedProductIds })
}

/** Creates the function that counts the products of categories by the search index. */
export function createProductCounter(search: LiveSearch): CountProducts {
  return async (shopper, categoryIds) => {
    const engine = await search.getEngineAtVersion(shopper.webstore.catalogVersion)
    const groupIds = toBuyerGroupIds(shopper)
    const categories = engine.structure.categories.filter(({ id }) => categoryIds.includes(id))
    return new Map(
      await Promise.all(
        categories.map(async (category) => [category.id, await engine.countProducts(groupIds, category)] as const),
      ),
    )
  }
}

function limitShopperToGroups(shopper: Shopper, groupIds: readonly string[]): Shopper {
  if (groupIds.length === 0) return shopper
  const requestedIds = new Set(groupIds.map(toFullIdIfValid))
  return { ...shopper, buyerGroups: shopper.buyerGroups.filter(({ id }) => requestedIds.has(id)) }
}

type SearchInput = Pick<
  SearchRequest,
  'searchTerm' | 'categoryId' | 'refinements' | 'sortRuleId' | 'grouping' | 'page' | 'pageSize' | 'searchFields'
> & {
  /** Whether a search without term and category finds everything instead of being an error. */
  readonly matchAll?: boolean
}

/** Converts search parameters to a query for the engine, or returns an error. */
export async function prepareSearchQuery(
  { database, engine }: { readonly database: Database; readonly engine: SearchEngine },
  shopper: Shopper,
  input: SearchInput,
): Promise<Result<{ readonly query: SearchQuery }>> {
  const { structure } = engine
  const searchTerm = await replaceGtin({ database }, shopper, input.searchTerm)
  const targetResult = parseSearchTarget({ ...input, searchTerm }, structure)
  if (!targetResult.ok) return targetResult
  if (input.page * input.pageSize > SEARCH_WINDOW) return err(searchErrors.pageOutOfRange)
  const order = findSortOrder(input.sortRuleId)
  if (order === null) return err(searchErrors.unknownSortRule)
  const filters = toRefinementFilters(input.refinements, structure)
  if (!filters.ok) return filters
  return ok({
    query: {
      ...targetResult.value,
      buyerGroupIds: toBuyerGroupIds(shopper),
      filters: filters.value,
      grouping: input.grouping,
      order,
      prices: isByPrice(order) ? await database.query((db) => loadPriceProfile(db, shopper)) : null,
      offset: input.page * input.pageSize,
      limit: input.pageSize,
      counts: true,
    },
  })
}

/**
 * Replaces the number of a barcode by the part number of its product. The index has no such numbers: a few digits would
 * be part of many of them.
 */
async function replaceGtin(
  { database }: Pick<SearchDeps, 'database'>,
  shopper: Shopper,
  searchTerm: string | null,
): Promise<string | null> {
  if (searchTerm === null || parseGtin(searchTerm) === null) return searchTerm
  return (await database.query((db) => findSkuByGtin(db, shopper, searchTerm))) ?? searchTerm
}

interface SearchTarget {
  readonly term: SearchTerm | null
  readonly scope: SearchScope
  readonly category: CategoryNode | null
}

function parseSearchTarget(
  { searchTerm, categoryId, matchAll = false, searchFields }: SearchInput,
  structure: Structure,
): Result<SearchTarget> {
  const hasTerm = (searchTerm ?? '').trim() !== ''
  if (!hasTerm && categoryId === null && !matchAll) return err(searchErrors.missingTermAndCategory)
  const term = parseTerm(searchTerm ?? '', toPartNumberKey)
  if (term !== null && term.words.length > SEARCH_TERM_WORDS) return err(searchErrors.tooManyWords)
  if (!hasTerm && searchFields.length > 0) return err(searchErrors.fieldsWithoutTerm)
  const scope = searchFields.length === 0 ? EVERYWHERE : toSearchScope(searchFields, structure.attributeNames)
  if (scope === null) return err(searchErrors.unknownSearchField)
  const category =
    categoryId === null ? null : (structure.categories.find(({ id }) => id === normalizeId(categoryId, '0ZG')) ?? null)
  if (categoryId !== null && category === null) return err(searchErrors.unknownCategory)
  // Punctuation alone finds nothing, like a word that no product has.
  return ok({ term: hasTerm ? (term ?? EMPTY_TERM) : null, scope, category })
}

const EMPTY_TERM: SearchTerm = { text: '', words: [], last: '', before: '', inDecimals: null, partNumber: null }

function isByPrice(order: SortOrder): boolean {
  return order === 'price-asc' || order === 'price-desc'
}

async function loadPriceProfile(db: ReadOnlyDb, shopper: Shopper): Promise<PriceProfile> {
  const priceBooks = await findShopperPriceBooks(db, shopper)
  return {
    priceBooks,
    currency: shopper.currency,
    byPriority: shopper.webstore.pricingStrategy === 'Priority',
  }
}

async function loadCategoryTree(
  database: Database,
  { webstore }: Shopper,
  { category, result }: { readonly category: CategoryNode | null; readonly result: FoundProducts },
): Promise<CategoryCountTree> {
  if (category === null && result.categories.length === 0) return {}
  const nodes = [...(category === null ? [] : [category]), ...result.categories.map((child) => child.category)]
  const shown = await database.query((db) => translateCategories(db, webstore, nodes))
  const byId = new Map(shown.map((node) => [node.id, node]))
  return {
    category:
      category === null
        ? { id: null, name: messages.allProducts(), description: null, urlName: null }
        : toCategoryRef(byId.get(category.id) ?? category),
    productCount: result.total,
    children: result.categories.map((child) => ({
      category: toCategoryRef(byId.get(child.category.id) ?? child.category),
      productCount: child.hits,
      children: [],
    })),
  }
}

/** The parameters of suggestions. */
export interface SuggestionRequest {
  readonly searchTerm: string
  readonly includeTerms: boolean
  readonly includeProducts: boolean
  readonly maxTerms: number
  readonly maxProducts: number
  /** The category whose products are suggested while nothing is typed yet. */
  readonly popularCategoryId: string | null
}

/** Suggests terms and products for a partly typed term. */
export async function suggestTermsAndProducts(
  { database, search }: SearchDeps,
  shopper: Shopper,
  request: SuggestionRequest,
): Promise<Result<Suggestions>> {
  if (!request.includeTerms && !request.includeProducts) return err(searchErrors.noSuggestionsRequested)
  const engine = await search.getEngineAtVersion(shopper.webstore.catalogVersion)
  const term = request.searchTerm.trim()
  const prepareQuery = (target: { readonly searchTerm: string | null; readonly categoryId: string | null }) =>
    prepareSearchQuery({ database, engine }, shopper, {
      ...DEFAULT_SEARCH,
      ...target,
      pageSize: Math.max(request.maxProducts, request.maxTerms),
    })
  const { popularCategoryId } = request
  const popular =
    popularCategoryId === null ? null : await prepareQuery({ searchTerm: null, categoryId: popularCategoryId })
  // An unknown category is an error also when a term makes it unnecessary.
  if (popular !== null && !popular.ok) return popular
  const prepared =
    term === '' && popular !== null ? popular : await prepareQuery({ searchTerm: term, categoryId: null })
  const found = prepared.ok ? (await engine.find({ ...prepared.value.query, counts: false })).products : []
  const foundNames = found.map(({ id, name, sku }) => ({ id, name, sku }))
  const shown = await database.query((db) => translateProducts(db, shopper.webstore, foundNames))
  const products = shown.map(({ id, name, sku }) => ({ id, name, sku }))
  const terms =
    request.includeTerms && term !== ''
      ? await collectSuggestedTerms(engine, {
          shopper,
          term,
          names: products.map(({ name }) => name),
          limit: request.maxTerms,
        })
      : []
  return ok({
    locale: toPlatformLanguage(currentLocale()),
    recentSearchSuggestions: terms.map((value) => ({ value })),
    completions: terms.map((simpleString) => ({ simpleString })),
    suggestedProducts: request.includeProducts ? products.slice(0, request.maxProducts) : [],
  })
}

const DEFAULT_SEARCH = {
  refinements: [],
  sortRuleId: null,
  grouping: 'VariationParent',
  page: 0,
  searchFields: [],
} as const

interface SuggestionContext {
  readonly shopper: Shopper
  readonly term: string
  /** The names of the products that were found. */
  readonly names: readonly string[]
  readonly limit: number
}

async function collectSuggestedTerms(
  engine: SearchEngine,
  { shopper, term, names, limit }: SuggestionContext,
): Promise<string[]> {
  const categoriesAndBrands = await engine.findCategoryAndBrandNames(term, {
    buyerGroupIds: toBuyerGroupIds(shopper),
    languages: listPreferredLanguageCodes(currentLocale()),
    limit,
  })
  const all = [...categoriesAndBrands, ...names]
  const unique = new Map<string, string>()
  for (const name of all) if (!unique.has(name.toLowerCase())) unique.set(name.toLowerCase(), name)
  return [...unique.values()].slice(0, limit)
}
