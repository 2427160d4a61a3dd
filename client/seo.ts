import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** SEO properties and site maps. */
export function createSeo({ request }: Requester) {
  return {
    /** Reads the SEO properties of a product, a category or a page. */
    properties: (
      record: { readonly communityId: string; readonly recordId: string },
      query?: CallQuery<'getSeoProperties'>,
      options?: CallOptions,
    ) => request(ROUTES.getSeoProperties, { params: record, query, ...options }),
    /** Lists the parts of the site map. */
    sitemap: (options?: CallOptions) => request(ROUTES.getSitemap, options),
    /** Lists the URLs of products or categories, a page at a time. */
    sitemapEntries: (query: CallQuery<'listSitemapEntries'>, options?: CallOptions) =>
      request(ROUTES.listSitemapEntries, { query, ...options }),
    /** Lists the URLs of the site builders' pages. */
    sitemapPages: (siteId: string, options?: CallOptions) =>
      request(ROUTES.listSitemapPages, { params: { siteId }, ...options }),
  }
}
