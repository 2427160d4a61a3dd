import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, WriteOptions } from './call.ts'
import { requireProductId, requireProductIds } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** What products cost the buyer. Pricing nothing rejects with a TypeError. */
export function createPricing({ request }: Requester) {
  return {
    /** Prices one product, with its quantity price breaks. */
    product: async (productId: string, query?: CallQuery<'getProductPrice'>, options?: CallOptions) => {
      requireProductId(productId)
      return request(ROUTES.getProductPrice, { params: { productId }, query, ...options })
    },
    /** Prices the products of a comma-separated list. */
    products: async (query: CallQuery<'listPrices'>, options?: CallOptions) => {
      requireProductIds(query.productIds)
      return request(ROUTES.listPrices, { query, ...options })
    },
    /** Prices more products than fit into an address. */
    calculate: async (input: CallBody<'calculatePrices'>, options?: WriteOptions<'calculatePrices'>) => {
      requireProductIds(input.pricingLineItems.map(({ productId }) => productId))
      return request(ROUTES.calculatePrices, { body: input, ...options })
    },
  }
}
