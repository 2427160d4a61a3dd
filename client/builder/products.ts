import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallOptions, CallQuery } from '../call.ts'
import type { Requester } from '../request.ts'

/** Creates the calls with which site builders search the catalogue. */
export function createBuilderProductCalls({ request }: Requester) {
  return {
    /**
     * Lists products by search terms or part numbers, by exact `skus`, or by id; without a query it lists the whole
     * catalogue by name.
     */
    list: (query?: CallQuery<'listBuilderProducts'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listBuilderProducts, { query, ...options }),
  }
}
