import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** What search engines are told. */
export function createSeo({ request }: Requester) {
  return {
    /** Reads what search engines are told of a product, a category or a page. */
    properties: (record: { readonly communityId: string; readonly recordId: string }, query?: CallQuery<'getSeoProperties'>, options?: CallOptions) =>
      request(ROUTES.getSeoProperties, { params: record, query, ...options }),
  }
}
