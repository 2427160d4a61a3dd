import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** What search engines are told. */
export function createSeo({ request }: Requester) {
  return {
    /** Reads what search engines are told of a product, a category or a page. */
    properties: (
      record: { readonly communityId: string; readonly recordId: string },
      query?: CallQuery<'getSeoProperties'>,
      options?: CallOptions,
    ) => request(ROUTES.getSeoProperties, { params: record, query, ...options }),
    /** Reads the parts of the site map. */
    sitemap: (options?: CallOptions) => request(ROUTES.getSitemap, options),
    /** Reads addresses of products or categories, a page at a time. */
    sitemapEntries: (query: CallQuery<'listSitemapEntries'>, options?: CallOptions) =>
      request(ROUTES.listSitemapEntries, { query, ...options }),
    /** Reads the addresses of the pages of the site builders. */
    sitemapPages: (siteId: string, options?: CallOptions) =>
      request(ROUTES.listSitemapPages, { params: { siteId }, ...options }),
  }
}
