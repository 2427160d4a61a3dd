import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallResponse, CallOptions, CallQuery } from './call.ts'
import { assertProductIdGiven, requireTaxInPrices } from './catalogue-guards.ts'
import type { Requester } from './request.ts'

/** Creates the calls for the taxes of products. */
export function createTaxCalls({ request }: Requester) {
  return {
    /**
     * Reads the tax rates of a product for pages that show prices with tax; rejects with a TypeError, without a
     * request, where the store's prices are net.
     */
    productToShow: async (
      context: Pick<CallResponse<'getApplicationContext'>, 'taxType'>,
      { productId, ...query }: { readonly productId: string } & CallQuery<'getProductTaxes'>,
      options?: CallOptions,
    ) => {
      requireTaxInPrices(context)
      assertProductIdGiven(productId)
      return request(ROUTES.getProductTaxes, { params: { productId }, query, ...options })
    },
  }
}
