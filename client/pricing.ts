import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallBody, CallOptions, CallQuery, WriteOptions } from './call.ts'
import { requireProductId, requireProductIds } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** Prices of products for the buyer. Calls without products reject with a TypeError. */
export function createPricing({ request }: Requester) {
  return {
    /** Reads the price of one product, with its price breaks. */
    product: async (productId: string, query?: CallQuery<'getProductPrice'>, options?: CallOptions) => {
      requireProductId(productId)
      return request(ROUTES.getProductPrice, { params: { productId }, query, ...options })
    },
    /** Reads the prices of a comma-separated list of products. */
    products: async (query: CallQuery<'listPrices'>, options?: CallOptions) => {
      requireProductIds(query.productIds)
      return request(ROUTES.listPrices, { query, ...options })
    },
    /** Reads the prices of more products than fit into a URL. */
    calculate: async (input: CallBody<'calculatePrices'>, options?: WriteOptions<'calculatePrices'>) => {
      requireProductIds(input.pricingLineItems.map(({ productId }) => productId))
      return request(ROUTES.calculatePrices, { body: input, ...options })
    },
  }
}
