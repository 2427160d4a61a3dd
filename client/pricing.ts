import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, WriteOptions } from './call.ts'
import type { Requester } from './request.ts'

/** What products cost the buyer. */
export function createPricing({ request }: Requester) {
  return {
    /** Prices one product, with its quantity price breaks. */
    product: (productId: string, query?: CallQuery<'getProductPrice'>, options?: CallOptions) =>
      request(ROUTES.getProductPrice, { params: { productId }, query, ...options }),
    /** Prices the products of a comma-separated list. */
    products: (query: CallQuery<'listPrices'>, options?: CallOptions) => request(ROUTES.listPrices, { query, ...options }),
    /** Prices more products than fit into an address. */
    calculate: (input: CallBody<'calculatePrices'>, options?: WriteOptions<'calculatePrices'>) => request(ROUTES.calculatePrices, { body: input, ...options }),
  }
}
