import { getSitemap, listSitemapEntries, listSitemapPages } from '@hydrant/contract/shop/sitemap.ts'
import { answer, answerOutcome } from '../../http/answer.ts'
import { serve, type Server } from '../../http/serve.ts'
import { readSitemapEntries, readSitemapPages, readSitemapParts } from './service.ts'

/** What search engines are told to look at. */
export function registerSitemapRoutes(server: Server): void {
  const { database } = server

  serve(server, getSitemap, async ({ shopper }) =>
    answer(200, { parts: await database.read((executor) => readSitemapParts(executor, shopper.webstore)) }),
  )

  serve(server, listSitemapEntries, async ({ shopper, query }) =>
    answerOutcome(
      await database.read((executor) => readSitemapEntries(executor, shopper.webstore, query)),
      200,
      (entries) => entries,
    ),
  )

  serve(server, listSitemapPages, async ({ shopper }) =>
    answer(200, { entries: await database.read((executor) => readSitemapPages(executor, shopper.webstore)) }),
  )
}
