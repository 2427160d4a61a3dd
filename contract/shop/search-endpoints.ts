import Type from 'typebox'
import { BUYER_ROUTES } from '../buyer-routes.ts'
import { PROGRAM_ROUTES } from '../program-routes.ts'
import { ROUTES } from '../routes.ts'
import { defineEndpoint } from '../shared/endpoint.ts'
import {
  SEARCH_PAGE_SIZE,
  SEARCH_TERM_LENGTH,
  SUGGESTED_PRODUCTS,
  SUGGESTED_TERMS,
  SUGGESTION_TERM_LENGTH,
} from '../shared/limits.ts'
import { createPageSizeSchema } from '../shared/page.ts'
import {
  ACCOUNT_QUERY,
  Csv,
  OffByDefault,
  OnByDefault,
  OPEN,
  RecordIdParam,
  WEBSTORE_PARAMS,
} from '../shared/request.ts'
import { Choice, withDefault } from '../shared/schema.ts'
import {
  FoundPages,
  Listing,
  ListingInput,
  ProductSearchInput,
  ProductSearchResults,
  SortRuleCollection,
  Suggestions,
} from './search.ts'

/** Searches by query; `refinements` is base64 of a JSON list (`RefinementList`). */
export const searchProductsByQuery = defineEndpoint({
  ...ROUTES.searchProductsByQuery,
  summary: 'Search products by query',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      searchTerm: Type.Optional(Type.String({ maxLength: SEARCH_TERM_LENGTH })),
      categoryId: Type.Optional(RecordIdParam),
      fields: Csv,
      refinements: Type.Optional(Type.String()),
      page: withDefault(Type.Integer({ minimum: 0 }), 0),
      pageSize: createPageSizeSchema(SEARCH_PAGE_SIZE),
      sortRuleId: Type.Optional(Type.String()),
      grouping: Type.Optional(Choice(['NoGrouping', 'VariationParent'])),
      includeQuantityRule: OffByDefault,
      includeProductVariationInfo: OffByDefault,
      searchFields: Csv,
      effectiveBuyerGroupIds: Csv,
    },
    OPEN,
  ),
  responses: { 200: ProductSearchResults },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'ILLEGAL_QUERY_PARAMETER_VALUE',
    'MAX_LIMIT_EXCEEDED',
  ],
  cached: 'by-catalogue-and-prices',
})

/** Searches by body, with prices when asked for. */
export const searchProducts = defineEndpoint({
  ...ROUTES.searchProducts,
  summary: 'Search products',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: ProductSearchInput,
  responses: { 201: ProductSearchResults },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'MAX_LIMIT_EXCEEDED',
  ],
  cached: 'by-catalogue-and-prices',
})

/** Searches for a page of the shop; it depends on stock and on the buyer, so it is not cached. */
export const searchListing = defineEndpoint({
  ...BUYER_ROUTES.searchListing,
  summary: 'Search products for a page of the shop',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  body: ListingInput,
  responses: { 201: Listing },
  guests: 'if-browsing',
  errors: [
    'WEBSTORE_NOT_FOUND',
    'GUEST_INSUFFICIENT_ACCESS',
    'INVALID_API_INPUT',
    'JSON_PARSER_ERROR',
    'MAX_LIMIT_EXCEEDED',
  ],
})

/** Finds pages of the site builders by words, those with the words in their title first. */
export const findPages = defineEndpoint({
  ...BUYER_ROUTES.findPages,
  summary: 'Pages with the words of a search',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      searchTerm: Type.String({ maxLength: SEARCH_TERM_LENGTH }),
      pageSize: withDefault(Type.Integer({ minimum: 1, maximum: 20 }), 5),
    },
    OPEN,
  ),
  responses: { 200: FoundPages },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  showsNoPrices: true,
})

/** Suggests terms, products or both for what has been typed so far. */
export const getSuggestions = defineEndpoint({
  ...ROUTES.getSuggestions,
  summary: 'Suggestions while typing',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(
    {
      ...ACCOUNT_QUERY,
      searchTerm: withDefault(Type.String({ maxLength: SUGGESTION_TERM_LENGTH }), ''),
      includeSuggestedProducts: OffByDefault,
      includeSuggestedTerms: OnByDefault,
      maxResults: createPageSizeSchema(SUGGESTED_TERMS),
      maxSuggestedProducts: createPageSizeSchema(SUGGESTED_PRODUCTS),
      popularProductsCategoryId: Type.Optional(RecordIdParam),
    },
    OPEN,
  ),
  responses: { 200: Suggestions },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS', 'INVALID_API_INPUT', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  cached: 'by-catalogue',
})

/** Lists the orders in which hits can be sorted. */
export const listSortRules = defineEndpoint({
  ...PROGRAM_ROUTES.listSortRules,
  summary: 'The sort rules of the search',
  params: Type.Object(WEBSTORE_PARAMS),
  query: Type.Object(ACCOUNT_QUERY, OPEN),
  responses: { 200: SortRuleCollection },
  guests: 'if-browsing',
  errors: ['WEBSTORE_NOT_FOUND', 'GUEST_INSUFFICIENT_ACCESS'],
})
