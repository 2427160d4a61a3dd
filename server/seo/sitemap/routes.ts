import { getSitemap, listSitemapEntries, listSitemapPages } from '@hydrant/contract/shop/sitemap.ts'
import { createResponse, createResultResponse } from '../../http/respond.ts'
import { registerEndpoint, type Server } from '../../http/serve.ts'
import { loadSitemapEntries, loadSitemapPages, loadSitemapParts } from './service.ts'

/** Registers the endpoints for the site map. */
export function registerSitemapRoutes(server: Server): void {
  const { database } = server

  registerEndpoint(server, getSitemap, async ({ shopper }) =>
    createResponse(200, { parts: await database.query((db) => loadSitemapParts(db, shopper.webstore)) }),
  )

  registerEndpoint(server, listSitemapEntries, async ({ shopper, query }) =>
    createResultResponse(
      await database.query((db) => loadSitemapEntries(db, shopper.webstore, query)),
      200,
      (entries) => entries,
    ),
  )

  registerEndpoint(server, listSitemapPages, async ({ shopper }) =>
    createResponse(200, { entries: await database.query((db) => loadSitemapPages(db, shopper.webstore)) }),
  )
}
