import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import { requireSearchQuery, requireSearchTerm } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** Product search. Searches without a category or term reject with a TypeError. */
export function createSearch({ request }: Requester) {
  return {
    /** Searches with the query in the body. */
    products: async (input: CallBody<'searchProducts'>, options?: CallOptions) => {
      requireSearchQuery(input)
      return request(ROUTES.searchProducts, { body: input, ...options })
    },
    /** Searches with the query in the URL, so that the response can be cached. */
    productsByQuery: async (query: CallQuery<'searchProductsByQuery'>, options?: CallOptions) => {
      requireSearchQuery(query)
      return request(ROUTES.searchProductsByQuery, { query, ...options })
    },
    /** Lists suggested terms and products for what has been typed so far. */
    suggestions: async (query: CallQuery<'getSuggestions'>, options?: CallOptions) => {
      requireSearchTerm(query.searchTerm)
      return request(ROUTES.getSuggestions, { query, ...options })
    },
  }
}
