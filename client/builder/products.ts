import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallOptions, CallQuery } from '../call.ts'
import type { Requester } from '../request.ts'

/** The catalogue, as site builders choose from it. */
export function createBuilderProducts({ request }: Requester) {
  return {
    /**
     * Finds products by words or part numbers, those of exactly some `skus`, or the one of an id; without words the
     * whole catalogue by name.
     */
    list: (query?: CallQuery<'listBuilderProducts'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listBuilderProducts, { query, ...options }),
  }
}
