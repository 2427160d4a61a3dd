import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Finding products. */
export function createSearch({ request }: Requester) {
  return {
    /** Searches with everything in a body. */
    products: (input: CallBody<'searchProducts'>, options?: CallOptions) => request(ROUTES.searchProducts, { body: input, ...options }),
    /** Searches with everything in the address, so that the answer can be cached. */
    productsByQuery: (query: CallQuery<'searchProductsByQuery'>, options?: CallOptions) => request(ROUTES.searchProductsByQuery, { query, ...options }),
    /** Suggests terms and products for what has been typed so far. */
    suggestions: (query: CallQuery<'getSuggestions'>, options?: CallOptions) => request(ROUTES.getSuggestions, { query, ...options }),
  }
}
