import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallAnswer, CallOptions, CallQuery } from './call.ts'
import { requireProductId, requireTaxInPrices } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** How products are taxed. */
export function createTaxes({ request }: Requester) {
  return {
    /** Reads the tax rates of a product at a place, by default the store's own country. */
    product: async (productId: string, query?: CallQuery<'getProductTaxes'>, options?: CallOptions) => {
      requireProductId(productId)
      return request(ROUTES.getProductTaxes, { params: { productId }, query, ...options })
    },
    /**
     * The same for pages that show prices with tax in them; where the store's are net it rejects with a TypeError and
     * asks nothing.
     */
    productToShow: async (
      context: Pick<CallAnswer<'getApplicationContext'>, 'taxType'>,
      { productId, ...query }: { readonly productId: string } & CallQuery<'getProductTaxes'>,
      options?: CallOptions,
    ) => {
      requireTaxInPrices(context)
      requireProductId(productId)
      return request(ROUTES.getProductTaxes, { params: { productId }, query, ...options })
    },
  }
}
