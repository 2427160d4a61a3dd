import { getSitemap, listSitemapEntries, listSitemapPages } from '@hydrant/contract/shop/sitemap.ts'
import { respond, respondWithResult } from '../../http/respond.ts'
import { serve, type Server } from '../../http/serve.ts'
import { loadSitemapEntries, loadSitemapPages, loadSitemapParts } from './service.ts'

/** Registers the endpoints for the site map. */
export function registerSitemapRoutes(server: Server): void {
  const { database } = server

  serve(server, getSitemap, async ({ shopper }) =>
    respond(200, { parts: await database.read((executor) => loadSitemapParts(executor, shopper.webstore)) }),
  )

  serve(server, listSitemapEntries, async ({ shopper, query }) =>
    respondWithResult(
      await database.read((executor) => loadSitemapEntries(executor, shopper.webstore, query)),
      200,
      (entries) => entries,
    ),
  )

  serve(server, listSitemapPages, async ({ shopper }) =>
    respond(200, { entries: await database.read((executor) => loadSitemapPages(executor, shopper.webstore)) }),
  )
}
