import { parseUniqueCsvValues } from '@hydrant/contract/shared/csv.ts'
import { FIELDS_PER_BODY } from '@hydrant/contract/shared/limits.ts'
import { getSeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { CountProducts } from '../catalogue/service.ts'
import { createResultResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { loadSeoProperties } from './service.ts'
import { registerFoundPageRoutes } from './found-pages/routes.ts'
import { registerSitemapRoutes } from './sitemap/routes.ts'

/** Registers the endpoints for SEO properties and the site map. */
export function registerSeoRoutes(server: Server, countProducts: CountProducts): void {
  registerSitemapRoutes(server)
  registerFoundPageRoutes(server)

  registerEndpoint(server, getSeoProperties, async ({ shopper, params, query, request }) => {
    // More names than the limit are a mistake; they select nothing.
    const fields = parseUniqueCsvValues(query.fields, { max: FIELDS_PER_BODY })
    const seoQuery = {
      ...params,
      fields: fields.ok ? fields.values : [],
      siteUrl: server.siteUrl(request),
      countProducts,
    }
    const result = await server.database.query((db) => loadSeoProperties(db, shopper, seoQuery))
    return createResultResponse(result, 200, (body) => body)
  })
}
