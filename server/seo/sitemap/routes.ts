import { getSitemap, listSitemapEntries, listSitemapPages } from '@hydrant/contract/shop/sitemap.ts'
import { respond, respondWithResult } from '../../http/respond.ts'
import { serve, type Server } from '../../http/serve.ts'
import { loadSitemapEntries, loadSitemapPages, loadSitemapParts } from './service.ts'

/** Registers the endpoints for the site map. */
export function registerSitemapRoutes(server: Server): void {
  const { database } = server

  serve(server, getSitemap, async ({ shopper }) =>
    respond(200, { parts: await database.query((db) => loadSitemapParts(db, shopper.webstore)) }),
  )

  serve(server, listSitemapEntries, async ({ shopper, query }) =>
    respondWithResult(
      await database.query((db) => loadSitemapEntries(db, shopper.webstore, query)),
      200,
      (entries) => entries,
    ),
  )

  serve(server, listSitemapPages, async ({ shopper }) =>
    respond(200, { entries: await database.query((db) => loadSitemapPages(db, shopper.webstore)) }),
  )
}
