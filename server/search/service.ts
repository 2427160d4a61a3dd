import { SEARCH_TERM_WORDS, SEARCH_WINDOW } from '@hydrant/contract/shared/limits.ts'
import type { CategoryCountTree, ProductSearchResults, ProductSummary, Refinement, Suggestions } from '@hydrant/contract/shop/search.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { done, type Outcome, refused } from '@hydrant/kernel/outcome/outcome.ts'
import type { Shopper } from '../accounts/service.ts'
import { type Category, categoryRef, findCategoriesById, findCategory, findFacetDefinitions, partNumberKey, summarizeProducts } from '../catalogue/service.ts'
import { findBooksOf, priceRows } from '../pricing/service.ts'
import { searchRefusals } from './errors.ts'
import { facetsOf } from './facets.ts'
import { narrowingsOf } from './narrowings.ts'
import { readTerm } from './read-term.ts'
import { type SortOrder, sortOrderOf, sortRules } from './sort-rules.ts'
import { findNames, type Found, search, type SearchQuery } from './store.ts'

/** A search as it is asked for. */
export interface SearchRequest {
  readonly searchTerm: string | null
  readonly categoryId: string | null
  readonly refinements: readonly Refinement[]
  readonly sortRuleId: string | null
  readonly grouping: SearchQuery['grouping']
  /** Counted from 0. */
  readonly page: number
  readonly pageSize: number
  /** Empty: the fields that a list usually shows. */
  readonly fields: readonly string[]
  readonly includePrices: boolean
  readonly includeQuantityRule: boolean
  readonly includeVariationInfo: boolean
}

const LOCALE = 'en_US'
const USUAL_FIELDS = ['Name', 'Description', 'StockKeepingUnit', 'ProductCode', 'Family', 'Brand__c', 'PackText__c', 'QuantityUnitOfMeasure', 'IsQuoteOnly__c']

/** Finds products by words, part numbers and categories among those that the shopper may see. */
export async function findProducts(executor: Executor, shopper: Shopper, request: SearchRequest): Promise<Outcome<ProductSearchResults>> {
  const prepared = await prepare(executor, shopper, request)
  if (!prepared.ok) return prepared
  const { query, category, order } = prepared.value
  const found = await search(executor, query)
  const view = { fields: request.fields.length === 0 ? USUAL_FIELDS : request.fields, quantityRule: request.includeQuantityRule, variationInfo: request.includeVariationInfo }
  const products = await summarizeProducts(executor, shopper, { ids: found.ids, view })
  return done({
    productsPage: {
      total: found.total,
      pageSize: request.pageSize,
      currentPage: request.page,
      currencyIsoCode: shopper.currency,
      products: request.includePrices ? await withPrices(executor, shopper, products) : products,
    },
    categories: await categoryTree(executor, category, found),
    facets: facetsOf(found.facets, await findFacetDefinitions(executor), query.narrowings),
    sortRules: sortRules(order),
    locale: LOCALE,
    correlationId: null,
  })
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
export async function suggest(executor: Executor, shopper: Shopper, request: SuggestionRequest): Promise<Outcome<Suggestions>> {
  if (!request.includeTerms && !request.includeProducts) return refused(searchRefusals.nothingSuggested)
  const term = request.searchTerm.trim()
  const categoryId = term === '' ? request.popularCategoryId : null
  const products = term === '' && categoryId === null ? [] : await suggestedProducts(executor, shopper, { ...request, searchTerm: term === '' ? null : term, categoryId })
  const names = term === '' || !request.includeTerms ? [] : [...(await findNames(executor, { buyerGroupIds: shopper.buyerGroups.map((group) => group.id), text: term, limit: request.maxTerms })), ...products.map((product) => product.name)]
  const terms = request.includeTerms && term !== '' ? [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].slice(0, request.maxTerms) : []
  return done({
    locale: LOCALE,
    recentSearchSuggestions: terms.map((value) => ({ value })),
    completions: terms.map((simpleString) => ({ simpleString })),
    suggestedProducts: request.includeProducts ? products.slice(0, request.maxProducts).map(({ id, name }) => ({ id, name })) : [],
  })
}

async function suggestedProducts(
  executor: Executor,
  shopper: Shopper,
  asked: { searchTerm: string | null; categoryId: string | null; maxProducts: number; maxTerms: number },
): Promise<ProductSummary[]> {
  const prepared = await prepare(executor, shopper, {
    searchTerm: asked.searchTerm,
    categoryId: asked.categoryId,
    refinements: [],
    sortRuleId: null,
    grouping: 'VariationParent',
    page: 0,
    pageSize: Math.max(asked.maxProducts, asked.maxTerms),
  })
  if (!prepared.ok) return []
  const found = await search(executor, { ...prepared.value.query, counts: false })
  return summarizeProducts(executor, shopper, { ids: found.ids, view: { fields: ['Name'] } })
}

interface Prepared {
  readonly query: SearchQuery
  readonly category: Category | null
  readonly order: SortOrder
}

type Asked = Pick<SearchRequest, 'searchTerm' | 'categoryId' | 'refinements' | 'sortRuleId' | 'grouping' | 'page' | 'pageSize'>

async function prepare(executor: Executor, shopper: Shopper, asked: Asked): Promise<Outcome<Prepared>> {
  const term = readTerm(asked.searchTerm ?? '', partNumberKey)
  if ((asked.searchTerm ?? '').trim() === '' && asked.categoryId === null) return refused(searchRefusals.nothingAsked)
  if (term !== null && term.words.length > SEARCH_TERM_WORDS) return refused(searchRefusals.tooManyWords)
  if (asked.page * asked.pageSize > SEARCH_WINDOW) return refused(searchRefusals.tooFar)
  const order = sortOrderOf(asked.sortRuleId)
  if (order === null) return refused(searchRefusals.unknownSortRule)
  const category = asked.categoryId === null ? null : await findCategory(executor, asked.categoryId)
  if (asked.categoryId !== null && category === null) return refused(searchRefusals.unknownCategory)
  const books = order === 'price-asc' || order === 'price-desc' ? await findBooksOf(executor, shopper) : []
  const query: SearchQuery = {
    buyerGroupIds: shopper.buyerGroups.map((group) => group.id),
    // Punctuation alone finds nothing, as a word that no product has.
    term: term ?? ((asked.searchTerm ?? '').trim() === '' ? null : NOTHING),
    category: category === null ? null : { id: category.id, depth: category.ancestorIds.length },
    narrowings: narrowingsOf(asked.refinements),
    grouping: asked.grouping,
    order,
    prices: {
      books: books.map((book) => book.id),
      originals: books.filter((book) => book.isOriginal).map((book) => book.id),
      currency: shopper.currency,
      byPriority: shopper.webstore.pricingStrategy === 'Priority',
    },
    offset: asked.page * asked.pageSize,
    limit: asked.pageSize,
    counts: true,
  }
  return done({ query, category, order })
}

const NOTHING = { text: '', words: ['\uE000'], last: '\uE000', before: '', inDecimals: null, partNumber: null }

async function withPrices(executor: Executor, shopper: Shopper, products: readonly ProductSummary[]): Promise<ProductSummary[]> {
  const rows = await priceRows(executor, shopper, products.map(({ id }) => ({ productId: id, sellingModelId: null })))
  return products.map((product, index) => ({ ...product, prices: rows[index] ?? null }))
}

async function categoryTree(executor: Executor, category: Category | null, found: Found): Promise<CategoryCountTree> {
  const hits = new Map(found.categories.map(({ id, hits: count }) => [id, count]))
  if (category === null && hits.size === 0) return {}
  const children = hits.size === 0 ? [] : await findCategoriesById(executor, [...hits.keys()])
  return {
    category: category === null ? { id: null, name: 'All products', description: null, urlName: null } : categoryRef(category),
    productCount: found.total,
    children: children.map((child) => ({ category: categoryRef(child), productCount: hits.get(child.id) ?? 0, children: [] })),
  }
}
