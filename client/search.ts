import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import { requireSearchQuery, requireSearchTerm } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** Finding products. Searches for nothing reject with a TypeError. */
export function createSearch({ request }: Requester) {
  return {
    /** Searches with everything in a body. */
    products: async (input: CallBody<'searchProducts'>, options?: CallOptions) => {
      requireSearchQuery(input)
      return request(ROUTES.searchProducts, { body: input, ...options })
    },
    /** Searches with everything in the address, so that the answer can be cached. */
    productsByQuery: async (query: CallQuery<'searchProductsByQuery'>, options?: CallOptions) => {
      requireSearchQuery(query)
      return request(ROUTES.searchProductsByQuery, { query, ...options })
    },
    /** Suggests terms and products for what has been typed so far. */
    suggestions: async (query: CallQuery<'getSuggestions'>, options?: CallOptions) => {
      requireSearchTerm(query.searchTerm)
      return request(ROUTES.getSuggestions, { query, ...options })
    },
  }
}
