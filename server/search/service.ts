import { SEARCH_TERM_WORDS, SEARCH_WINDOW } from '@hydrant/contract/shared/limits.ts'
import type { CategoryCountTree, ProductSearchResults, Refinement, Suggestions } from '@hydrant/contract/shop/search.ts'
import type { Database, Executor } from '@hydrant/database/connection/database.ts'
import { partNumberKey } from '@hydrant/kernel/identity/part-number-key.ts'
import { fullId, normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, err } from '@hydrant/kernel/result/result.ts'
import type { Shopper } from '../accounts/service.ts'
import { categoryRef } from '../catalogue/service.ts'
import { findBooksOf } from '../pricing/service.ts'
import { searchRefusals } from './errors.ts'
import { facetsOf } from './facets.ts'
import type { Finder, Found, SearchQuery } from './finding/finder.ts'
import type { Grouping } from './finding/group-hits.ts'
import { EVERYWHERE, searchScope, type SearchScope } from './finding/search-scope.ts'
import { readHits } from './hits.ts'
import type { CategoryNode, Structure } from './index/document.ts'
import type { PriceProfile } from './index/offer-column.ts'
import type { LiveSearch } from './keeping/live-search.ts'
import { narrowingsOf } from './narrowings.ts'
import { readTerm, type SearchTerm } from './read-term.ts'
import { type SortOrder, sortOrderOf, sortRules } from './sort-rules.ts'

export { type LiveSearch, openSearch } from './keeping/live-search.ts'

/** A search as it is asked for. */
export interface SearchRequest {
  readonly searchTerm: string | null
  readonly categoryId: string | null
  readonly refinements: readonly Refinement[]
  readonly sortRuleId: string | null
  readonly grouping: Grouping
  /** Counted from 0. */
  readonly page: number
  readonly pageSize: number
  /** Where the term is looked for; empty: everywhere. */
  readonly searchFields: readonly string[]
  /** Of the shopper's own groups only these; empty: all of them. */
  readonly buyerGroupIds: readonly string[]
  /** Empty: the fields that a list usually shows. */
  readonly fields: readonly string[]
  readonly includePrices: boolean
  readonly includeQuantityRule: boolean
  readonly includeVariationInfo: boolean
}

const LOCALE = 'en_US'
const USUAL_FIELDS = [
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

/** What a search is made on. */
export interface SearchParts {
  readonly database: Database
  readonly search: LiveSearch
}

/** Finds products by words, part numbers and categories among those that the shopper may see. */
export async function findProducts(
  { database, search }: SearchParts,
  asking: Shopper,
  request: SearchRequest,
): Promise<Result<ProductSearchResults>> {
  if (request.buyerGroupIds.some((id) => normalizeId(id) === null)) return err(searchRefusals.malformedGroup)
  const shopper = narrowedTo(asking, request.buyerGroupIds)
  const finder = await search.at(shopper.webstore.catalogVersion)
  const books = request.includePrices ? await database.read((executor) => findBooksOf(executor, shopper)) : null
  const prepared = await prepareSearch({ database, finder }, shopper, request)
  if (!prepared.ok) return prepared
  const { query } = prepared.value
  const found = finder.find(query)
  const facets = facetsOf(found.facets, finder.index.structure.facets, query.narrowings)
  const products = await readHits({ database, finder, memory: search.hits }, shopper, {
    slots: found.slots,
    fields: request.fields.length === 0 ? USUAL_FIELDS : request.fields,
    quantityRule: request.includeQuantityRule,
    variationInfo: request.includeVariationInfo,
    books,
  })
  return ok({
    productsPage: {
      total: found.total,
      pageSize: request.pageSize,
      currentPage: request.page,
      currencyIsoCode: shopper.currency,
      products,
    },
    categories: categoryTree(query.category, found),
    facets,
    sortRules: sortRules(query.order),
    locale: LOCALE,
    correlationId: null,
  })
}

function narrowedTo(shopper: Shopper, groupIds: readonly string[]): Shopper {
  if (groupIds.length === 0) return shopper
  const wanted = new Set(groupIds.map(fullId))
  return { ...shopper, buyerGroups: shopper.buyerGroups.filter(({ id }) => wanted.has(id)) }
}

type Asked = Pick<
  SearchRequest,
  'searchTerm' | 'categoryId' | 'refinements' | 'sortRuleId' | 'grouping' | 'page' | 'pageSize' | 'searchFields'
> & {
  /** Whether without term and category everything is meant, instead of nothing. */
  readonly findsAll?: boolean
}

/** Makes a query for the index of what is asked for, or refuses it. */
export async function prepareSearch(
  { database, finder }: { readonly database: Database; readonly finder: Finder },
  shopper: Shopper,
  asked: Asked,
): Promise<Result<{ readonly query: SearchQuery }>> {
  const { structure } = finder.index
  const target = readTarget(asked, structure)
  if (!target.ok) return target
  if (asked.page * asked.pageSize > SEARCH_WINDOW) return err(searchRefusals.tooFar)
  const order = sortOrderOf(asked.sortRuleId)
  if (order === null) return err(searchRefusals.unknownSortRule)
  const narrowings = narrowingsOf(asked.refinements, structure)
  if (!narrowings.ok) return narrowings
  return ok({
    query: {
      ...target.value,
      buyerGroupIds: shopper.buyerGroups.map((group) => group.id),
      narrowings: narrowings.value,
      grouping: asked.grouping,
      order,
      prices: isByPrice(order) ? await database.read((executor) => priceProfileOf(executor, shopper)) : null,
      offset: asked.page * asked.pageSize,
      limit: asked.pageSize,
      counts: true,
    },
  })
}

interface Target {
  readonly term: SearchTerm | null
  readonly scope: SearchScope
  readonly category: CategoryNode | null
}

function readTarget(
  { searchTerm, categoryId, findsAll = false, searchFields }: Asked,
  structure: Structure,
): Result<Target> {
  const isTyped = (searchTerm ?? '').trim() !== ''
  if (!isTyped && categoryId === null && !findsAll) return err(searchRefusals.nothingAsked)
  const term = readTerm(searchTerm ?? '', partNumberKey)
  if (term !== null && term.words.length > SEARCH_TERM_WORDS) return err(searchRefusals.tooManyWords)
  if (!isTyped && searchFields.length > 0) return err(searchRefusals.fieldsWithoutTerm)
  const scope = searchFields.length === 0 ? EVERYWHERE : searchScope(searchFields, structure.attributeNames)
  if (scope === null) return err(searchRefusals.unknownSearchField)
  const category =
    categoryId === null ? null : (structure.categories.find(({ id }) => id === normalizeId(categoryId, '0ZG')) ?? null)
  if (categoryId !== null && category === null) return err(searchRefusals.unknownCategory)
  // Punctuation alone finds nothing, as a word that no product has.
  return ok({ term: isTyped ? (term ?? NOTHING) : null, scope, category })
}

const NOTHING: SearchTerm = { text: '', words: [], last: '', before: '', inDecimals: null, partNumber: null }

function isByPrice(order: SortOrder): boolean {
  return order === 'price-asc' || order === 'price-desc'
}

async function priceProfileOf(executor: Executor, shopper: Shopper): Promise<PriceProfile> {
  const books = await findBooksOf(executor, shopper)
  return { books, currency: shopper.currency, byPriority: shopper.webstore.pricingStrategy === 'Priority' }
}

function categoryTree(category: CategoryNode | null, found: Found): CategoryCountTree {
  if (category === null && found.categories.length === 0) return {}
  return {
    category:
      category === null ? { id: null, name: 'All products', description: null, urlName: null } : categoryRef(category),
    productCount: found.total,
    children: found.categories.map((child) => ({
      category: categoryRef(child.category),
      productCount: child.hits,
      children: [],
    })),
  }
}

/** What is asked for while somebody types. */
export interface SuggestionRequest {
  readonly searchTerm: string
  readonly includeTerms: boolean
  readonly includeProducts: boolean
  readonly maxTerms: number
  readonly maxProducts: number
  /** Whose products are suggested while nothing is typed yet. */
  readonly popularCategoryId: string | null
}

/** Terms and products that a few typed characters may mean. */
export async function suggest(
  { database, search }: SearchParts,
  shopper: Shopper,
  request: SuggestionRequest,
): Promise<Result<Suggestions>> {
  if (!request.includeTerms && !request.includeProducts) return err(searchRefusals.nothingSuggested)
  const finder = await search.at(shopper.webstore.catalogVersion)
  const term = request.searchTerm.trim()
  const target =
    term === '' ? { searchTerm: null, categoryId: request.popularCategoryId } : { searchTerm: term, categoryId: null }
  const prepared = await prepareSearch({ database, finder }, shopper, {
    ...NO_CHOICE,
    ...target,
    pageSize: Math.max(request.maxProducts, request.maxTerms),
  })
  if (!prepared.ok && term === '' && request.popularCategoryId !== null) return prepared
  const slots = prepared.ok ? finder.find({ ...prepared.value.query, counts: false }).slots : []
  const products = slots.map((slot) => ({
    id: finder.index.id(slot),
    name: finder.index.name(slot),
    sku: finder.index.sku(slot),
  }))
  const terms =
    request.includeTerms && term !== ''
      ? suggestedTerms(finder, { shopper, term, names: products.map(({ name }) => name), limit: request.maxTerms })
      : []
  return ok({
    locale: LOCALE,
    recentSearchSuggestions: terms.map((value) => ({ value })),
    completions: terms.map((simpleString) => ({ simpleString })),
    suggestedProducts: request.includeProducts ? products.slice(0, request.maxProducts) : [],
  })
}

const NO_CHOICE = { refinements: [], sortRuleId: null, grouping: 'VariationParent', page: 0, searchFields: [] } as const

interface Typed {
  readonly shopper: Shopper
  readonly term: string
  /** Of the products that were found. */
  readonly names: readonly string[]
  readonly limit: number
}

function suggestedTerms(finder: Finder, { shopper, term, names, limit }: Typed): string[] {
  const all = [
    ...finder.namesLike(term, { buyerGroupIds: shopper.buyerGroups.map((group) => group.id), limit }),
    ...names,
  ]
  const unique = new Map<string, string>()
  for (const name of all) if (!unique.has(name.toLowerCase())) unique.set(name.toLowerCase(), name)
  return [...unique.values()].slice(0, limit)
}
